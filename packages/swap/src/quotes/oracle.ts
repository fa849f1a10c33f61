import { shortfall } from "../millionths.ts";

/** A token's price by its feed. */
export interface OraclePrice {
  readonly decimals: number;
  /** USD for a whole token, with 18 decimals. null when it has no feed, or when the feed's price is too old. */
  readonly usd: bigint | null;
}

export interface OracleComparison {
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  /** The sold token. */
  readonly from: OraclePrice;
  /** The bought token. */
  readonly to: OraclePrice;
}

/**
 * How much less a quote gives than the feeds' prices, pool fees included, in millionths and rounded up. Negative when it gives more.
 * null when a price is unknown.
 */
export function oracleDeviation({ amountIn, amountOut, from, to }: OracleComparison): number | null {
  if (amountIn <= 0n || !isKnown(from.usd) || !isKnown(to.usd)) return null;
  const given = amountIn * from.usd * 10n ** BigInt(to.decimals);
  const received = amountOut * to.usd * 10n ** BigInt(from.decimals);
  return shortfall(received, given);
}

/** Whether a quote is so far below the feeds' prices that the member has to know. */
export function isFarBelowOracle(deviation: number | null): boolean {
  return deviation !== null && deviation >= 30_000;
}

/** The value of an amount in USD with 18 decimals, rounded down. null when the price is unknown. */
export function valueInUSD(amount: bigint, { decimals, usd }: OraclePrice): bigint | null {
  return isKnown(usd) ? (amount * usd) / 10n ** BigInt(decimals) : null;
}

function isKnown(usd: bigint | null): usd is bigint {
  return usd !== null && usd > 0n;
}
