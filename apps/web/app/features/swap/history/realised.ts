import type { PastSwap } from "./past-swap.ts";

const million = 1_000_000n;

/** How far a result is from what it is compared with, in millionths of that. */
export interface Difference {
  /** Against a quote, worse is positive. A limit is never passed: there it is how much better than the limit. */
  readonly against: "quote" | "limit";
  readonly millionths: number;
}

/** How good the result was: against the quote if this browser had one, else against the limit. Null without both. */
export function realisedDifference({
  venue,
  side,
  amountIn,
  amountOut,
  limit,
  quote,
}: PastSwap): Difference | null {
  if (venue === null) return null;
  if (quote !== null) {
    const worse =
      side === "exactIn"
        ? share(quote.amountOut - amountOut, quote.amountOut)
        : share(amountIn - quote.amountIn, quote.amountIn);
    return worse === null ? null : { against: "quote", millionths: worse };
  }
  if (limit === null) return null;
  const better = share(side === "exactIn" ? amountOut - limit : limit - amountIn, limit);
  return better === null ? null : { against: "limit", millionths: better };
}

/** Millionths, rounded to the nearest. */
function share(part: bigint, whole: bigint): number | null {
  if (whole <= 0n) return null;
  const doubled = (2n * part * million) / whole;
  return Number((doubled + (doubled < 0n ? -1n : 1n)) / 2n);
}
