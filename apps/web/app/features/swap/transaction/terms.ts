import { maximumSent, minimumReceived } from "@canopy/swap/quotes/limits";
import type { Asset, Quote } from "@canopy/swap/types";

/** A swap as the member has seen it and agrees to it. It stays as it is while newer quotes arrive. */
export interface SwapTerms {
  readonly kind: "swap";
  readonly from: Asset;
  readonly to: Asset;
  readonly quote: Quote;
  /** How much worse than the quote it may get, in millionths. */
  readonly slippage: number;
  /** Minutes in which it has to be mined. */
  readonly deadline: number;
}

/** POL that becomes WPOL ("wrap"), or WPOL that becomes POL, one for one. */
export interface WrapTerms {
  readonly kind: "wrap" | "unwrap";
  readonly from: Asset;
  readonly to: Asset;
  readonly amount: bigint;
}

export type Terms = SwapTerms | WrapTerms;

/** The least to receive for an exact amount that is sold, or the most to send for an exact amount that is bought. */
export function swapLimit({ quote, slippage }: Pick<SwapTerms, "quote" | "slippage">): bigint {
  return quote.side === "exactIn"
    ? minimumReceived(quote.amountOut, slippage)
    : maximumSent(quote.amountIn, slippage);
}

/** The most of `from` that leaves the wallet. */
export function mostSold(terms: Terms): bigint {
  if (terms.kind !== "swap") return terms.amount;
  return terms.quote.side === "exactIn" ? terms.quote.amountIn : swapLimit(terms);
}

/** Whether a newer quote of the same amount is still within what the member has agreed to. */
export function isWithinLimit(terms: Pick<SwapTerms, "quote" | "slippage">, fresh: Quote): boolean {
  const limit = swapLimit(terms);
  return fresh.side === "exactIn" ? fresh.amountOut >= limit : fresh.amountIn <= limit;
}

/** How much worse a newer quote is than the one that the member has seen, in millionths rounded up. Negative if it is better. */
export function worsening({ quote }: Pick<SwapTerms, "quote">, fresh: Quote): number {
  const [worse, whole] =
    quote.side === "exactIn"
      ? [quote.amountOut - fresh.amountOut, quote.amountOut]
      : [fresh.amountIn - quote.amountIn, quote.amountIn];
  const millionths = worse * 1_000_000n;
  return Number(millionths / whole + (millionths > 0n && millionths % whole > 0n ? 1n : 0n));
}
