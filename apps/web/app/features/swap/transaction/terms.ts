import { maximumSent, minimumReceived } from "@canopy/swap/quotes/limits";
import type { Asset, Quote } from "@canopy/swap/types";
import { assetKey } from "../tokens/assets.ts";

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

/**
 * What a member can agree to instead when the price has changed: the same swap over the best path now. Null without one.
 *
 * @param fresh over the path of `terms`; null if its pools can't fill the amount any more
 * @param latest what the form shows, which compares all paths
 */
export function bestOffer(terms: SwapTerms, fresh: Quote | null, latest: Terms | null): Quote | null {
  if (latest?.kind !== "swap" || !isSameOrder(terms, latest)) return fresh;
  // The form and the dialog read at different moments.
  if (isSamePath(terms.quote, latest.quote)) return fresh;
  if (fresh === null) return latest.quote;
  return worsening({ quote: fresh }, latest.quote) < 0 ? latest.quote : fresh;
}

function isSameOrder(one: SwapTerms, other: SwapTerms): boolean {
  if (assetKey(one.from) !== assetKey(other.from) || assetKey(one.to) !== assetKey(other.to)) return false;
  const [quote, another] = [one.quote, other.quote];
  if (quote.side !== another.side) return false;
  return quote.side === "exactIn"
    ? quote.amountIn === another.amountIn
    : quote.amountOut === another.amountOut;
}

/** Whether two quotes are of the same pools in the same order. */
export function isSamePath({ path: one }: Quote, { path: other }: Quote): boolean {
  const [pools, others] = [one, other].map((path) => path.pools.map(({ address }) => address).join());
  return pools === others;
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
