import { slippagePresets, slippageWarning } from "@canopy/swap/quotes/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { formatPercent, localizeAmount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { SegmentedControl } from "../../../ui/forms/SegmentedControl.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { slippageText, typedSlippage } from "./swap-settings.ts";

interface SlippageFieldProps {
  /** Millionths. */
  readonly value: number;
  onChange(slippage: number): void;
}

const OWN = 0;

/** The slippage: a preset, or a custom value with a warning. */
export function SlippageField({ value, onChange }: SlippageFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const hintId = useId();
  const isPreset = slippagePresets.some((preset) => preset === value);
  const [isOwn, setOwn] = useState(!isPreset);
  const [typed, setTyped] = useState(() => localizeAmount(slippageText(value), locale));
  const shown = localizeAmount(slippageText(value), locale);
  const isWrong = isOwn && typedSlippage(typed) === null;

  function choose(chosen: number) {
    setOwn(chosen === OWN);
    if (chosen === OWN) {
      setTyped(shown);
      return;
    }
    onChange(chosen);
  }

  function type(text: string) {
    setTyped(text);
    const slippage = typedSlippage(text);
    if (slippage !== null) onChange(slippage);
  }

  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <SegmentedControl
          legend={<Trans>Maximum slippage</Trans>}
          segments={[
            ...slippagePresets.map((preset) => ({
              value: Number(preset),
              label: formatPercent(preset / 100, locale),
            })),
            { value: OWN, label: <Trans>Custom</Trans> },
          ]}
          value={isOwn ? OWN : value}
          onChange={choose}
        />
        <span className="relative w-28">
          <TextInput
            dir="ltr"
            inputMode="decimal"
            aria-label={t`Custom slippage in percent`}
            aria-describedby={hintId}
            aria-invalid={isWrong || undefined}
            disabled={!isOwn}
            value={isOwn ? typed : shown}
            onChange={(event) => type(event.target.value)}
            className="pr-8 rtl:pr-3.5 rtl:pl-8 rtl:text-right"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-quiet"
          >
            {locale === "fa" ? "٪" : "%"}
          </span>
        </span>
      </div>
      <p
        id={hintId}
        aria-live="polite"
        className={classes("min-h-[3lh] max-w-[62ch] text-sm", isWrong ? "text-clay" : "text-quiet")}
      >
        <Hint isWrong={isWrong} slippage={value} />
      </p>
    </div>
  );
}

function Hint({ isWrong, slippage }: { readonly isWrong: boolean; readonly slippage: number }) {
  const locale = useLocale();
  if (isWrong) {
    const [least, most] = [formatPercent(1, locale), formatPercent(5_000, locale)];
    return (
      <Trans>
        Enter a percentage from {least} to {most}. Until then, your last valid value applies.
      </Trans>
    );
  }
  switch (slippageWarning(slippage)) {
    case "low":
      return (
        <span className="text-amber-ink">
          <Trans>
            Very low: the smallest move of the price stops the swap, and you still pay the network fee.
          </Trans>
        </span>
      );
    case "high":
      return (
        <span className="text-amber-ink">
          <Trans>
            Very high: bots can trade ahead of you and take the difference. Choose it only for tokens that
            move fast.
          </Trans>
        </span>
      );
    case null:
      return (
        <Trans>
          How much worse than the quote your swap may be. Beyond it the exchange stops the swap, and you pay
          only the network fee.
        </Trans>
      );
  }
}
