import type { Asset, Quote } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { exchangeRate, inverseRate, RATE_DECIMALS } from "../rate.ts";
import { tokenAmount } from "../tokens/token-amount.ts";

interface RateLineProps {
  readonly form: { readonly from: Asset; readonly to: Asset };
  /** Null without one. */
  readonly quote: Quote | null;
  /** POL and WPOL, which need no quote. */
  readonly isOneToOne: boolean;
  /** Whether the quote is of the amount in the form. */
  readonly isSettled: boolean;
}

/** The rate of the quote, fees included; pressed, the rate in the other direction. Its line is always there. */
export function RateLine({ form: { from, to }, quote, isOneToOne, isSettled }: RateLineProps) {
  const [isInverse, setInverse] = useState(false);
  const amounts = isOneToOne ? { amountIn: 1n, amountOut: 1n } : quote;
  const rate = amounts && (isInverse ? inverseRate : exchangeRate)(amounts, from, to);
  const [unit, other] = isInverse ? [to, from] : [from, to];
  return (
    <p className="flex min-h-9 items-center">
      {rate !== null && (
        <button
          type="button"
          onClick={() => setInverse(!isInverse)}
          className={classes(
            "-ms-2 flex min-h-9 items-center rounded-md px-2 font-[550] transition-opacity tabular-nums rtl:normal-nums hover:bg-leaf-wash hover:text-leaf-deep",
            !isSettled && "opacity-50",
          )}
        >
          {/* A new element for a new rate: what follows it would move. */}
          <span key={String(rate)} className="flex items-center gap-2">
            <span>
              <Amount value="1" unit={unit.symbol} /> {"="}{" "}
              <Amount value={isOneToOne ? "1" : tokenAmount(rate, RATE_DECIMALS)} unit={other.symbol} />
            </span>
            <ArrowLeftRight aria-hidden="true" size={15} strokeWidth={1.5} className="shrink-0 text-quiet" />
            <span className="sr-only">
              <Trans>, show the rate the other way</Trans>
            </span>
          </span>
        </button>
      )}
    </p>
  );
}
