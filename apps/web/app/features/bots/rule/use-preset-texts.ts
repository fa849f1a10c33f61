import type { Kind } from "@canopy/strategies/kinds/kinds";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { formatNumber, formatPart } from "../format/format.ts";
import type { PresetName } from "./presets.ts";

/** The names of a kind's presets: what they do, and not how they did. */
export function usePresetTexts(kind: Kind): Record<PresetName, string> {
  const { t } = useLingui();
  const locale = useLocale();
  const parts = (...all: [number, number, number]) => all.map((part) => formatPart(part, locale));
  const counts = (...all: [number, number, number]) => all.map((count) => formatNumber(count, 0, locale));
  const [small = "", middle = "", large = ""] = ((): readonly string[] => {
    switch (kind) {
      case "dca":
        return [t`Every two days`, t`Every week`, t`Every 30 days`];
      case "grid":
        return parts(0.1, 0.2, 0.4).map((part) => t`± ${part}`);
      case "stop-loss":
        return parts(0.1, 0.2, 0.3).map((part) => t`${part} below`);
      case "take-profit":
        return parts(0.1, 0.25, 0.5).map((part) => t`${part} above`);
      case "rebalance":
        return parts(0.02, 0.05, 0.1).map((part) => t`± ${part}`);
      case "average-cross":
      case "exponential-cross":
        return [t`Short`, t`Middle`, t`Long`];
      case "rsi-reversal":
        return counts(7, 14, 28).map((count) => t`${count} candles`);
      case "bollinger":
        return counts(10, 20, 48).map((count) => t`${count} candles`);
      case "trailing-stop":
        return parts(0.1, 0.2, 0.3);
    }
  })();
  return { small, middle, large };
}
