import { candleCount, findGaps } from "@canopy/strategies/candles/candles";
import { Plural, Trans } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { formatCandleDay } from "../format/dates.ts";
import type { CandleSet } from "./candle-set.ts";

/** Where the candles come from, from when to when, and what is missing. Invented ones are said to be invented. */
export function SourceNote({ set }: { readonly set: CandleSet }) {
  const locale = useLocale();
  const { candles, source, sourceName, name, hasVolume } = set;
  const gaps = findGaps(candles);
  const missing = gaps.reduce((sum, { from, to }) => sum + (to - from) / candles.interval, 0);
  const count = formatCount(candleCount(candles), locale);
  const lost = formatCount(Math.round(missing), locale);
  const first = formatCandleDay(candles.time.at(0) ?? 0, locale);
  const last = formatCandleDay((candles.time.at(-1) ?? 0) + candles.interval - 1, locale);
  return (
    <div className="space-y-3 text-quiet text-sm">
      {source === "synthetic" && <SyntheticNotice />}
      <p>
        {source === "file" ? (
          <Trans>
            {count} candles from your file <bdi>{name}</bdi>, {first} to {last}. They stay in this browser.
          </Trans>
        ) : (
          <Trans>
            {count} candles, {first} to {last}. Source: <bdi>{sourceName}</bdi>.
          </Trans>
        )}{" "}
        {gaps.length > 0 && (
          <Plural
            value={gaps.length}
            one={`One gap, ${lost} candles long: it is left as it is.`}
            other={`${formatCount(gaps.length, locale)} gaps, ${lost} candles in all: they are left as they are.`}
          />
        )}{" "}
        {!hasVolume && (
          <Trans>
            Without volumes, trades of any size fill at the full amount and move no price. Real ones do not.
          </Trans>
        )}
      </p>
    </div>
  );
}

function SyntheticNotice() {
  return (
    <Notice tone="warning" title={<Trans>Invented prices</Trans>}>
      <Trans>
        This is a local test chain. A program made these candles up: no one traded at these prices, and a
        result here says nothing about any market.
      </Trans>
    </Notice>
  );
}
