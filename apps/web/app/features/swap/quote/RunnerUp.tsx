import type { Asset, Quote } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import { venueNames } from "../venue-names.ts";
import { compareQuotes } from "./runner-up.ts";

interface RunnerUpProps {
  readonly form: { readonly from: Asset; readonly to: Asset };
  readonly best: Quote;
  /** Null when there is one path only. */
  readonly runnerUp: Quote | null;
}

/** What the member would have got elsewhere. */
export function RunnerUp({ form: { from, to }, best, runnerUp }: RunnerUpProps) {
  const locale = useLocale();
  if (runnerUp === null) {
    return (
      <p className="text-quiet">
        <Trans>No other pools can fill this amount, so there is nothing to compare with.</Trans>
      </p>
    );
  }
  const { amount, worse } = compareQuotes(best, runnerUp);
  const percent = formatPercent(Math.abs(Math.ceil(worse / 100)), locale);
  const isOther = runnerUp.path.venue !== best.path.venue;
  const name = venueNames[runnerUp.path.venue];
  const isExactIn = best.side === "exactIn";
  const shown = (
    <TokenAmount
      amount={amount}
      token={isExactIn ? to : from}
      rounding={isExactIn ? "down" : "up"}
      className="font-[550] text-ink"
    />
  );
  return (
    // A new element for a new amount: what follows it would move.
    <p key={String(amount)} className="text-quiet tabular-nums rtl:normal-nums">
      {isOther ? (
        isExactIn ? (
          <Trans>
            {name} would give {shown}
          </Trans>
        ) : (
          <Trans>
            {name} would take {shown}
          </Trans>
        )
      ) : isExactIn ? (
        <Trans>
          The next path, also of {name}, would give {shown}
        </Trans>
      ) : (
        <Trans>
          The next path, also of {name}, would take {shown}
        </Trans>
      )}
      {worse <= 0 ? (
        <Trans>, but its network fee is higher.</Trans>
      ) : isExactIn ? (
        <Trans>, {percent} less.</Trans>
      ) : (
        <Trans>, {percent} more.</Trans>
      )}
    </p>
  );
}
