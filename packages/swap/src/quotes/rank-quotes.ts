import type { Quote } from "../types.ts";

/** What a member can choose between. */
export interface Ranking {
  readonly best: Quote;
  /** The best quote of the other venue, or the next path when only one venue has quotes. */
  readonly runnerUp: Quote | null;
}

/**
 * Ranks the quotes of one request by what the member has afterwards: the amount received less the gas, or the amount sent plus the gas.
 *
 * @param gasValue converts units of gas into the token that is compared: the bought one for `exactIn`, else the sold one. null when
 * no price is known, which leaves gas out for all quotes.
 */
export function rankQuotes(
  quotes: readonly Quote[],
  gasValue: (gas: bigint) => bigint | null,
): Ranking | null {
  const filled = quotes.filter(({ amountIn, amountOut }) => amountIn > 0n && amountOut > 0n);
  const costs = filled.map(({ gas }) => gasValue(gas));
  const isPriced = costs.every((cost) => cost !== null);
  const ranked = filled
    .map((quote, index) => ({ quote, gain: grossGain(quote) - (isPriced ? (costs[index] ?? 0n) : 0n) }))
    .sort((one, other) => compare(other.gain, one.gain) || compareTies(one.quote, other.quote))
    .map(({ quote }) => quote);
  const [best, next] = ranked;
  if (best === undefined) return null;
  const ofOtherVenue = ranked.find(({ path }) => path.venue !== best.path.venue);
  return { best, runnerUp: ofOtherVenue ?? next ?? null };
}

/** Larger is better for the member. */
function grossGain({ side, amountIn, amountOut }: Quote): bigint {
  return side === "exactIn" ? amountOut : -amountIn;
}

// Equal quotes must not change places from block to block.
function compareTies(one: Quote, other: Quote): number {
  return compare(one.gas, other.gas) || compare(pathKey(one), pathKey(other));
}

function pathKey({ path }: Quote): string {
  return [path.venue, ...path.pools.map(({ address }) => address.toLowerCase())].join(" ");
}

function compare<T extends bigint | string>(one: T, other: T): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
