import type { PoolSide } from "./pools.ts";

/** The highest tick of Uniswap v3 and of Algebra. */
const LAST_TICK = 887_272;

type PricedToken = Pick<PoolSide, "decimals" | "usd">;

/** The square root of the price (smallest units of token1 for one of token0) times 2^96, rounded down. */
export function sqrtPriceX96(token0: PricedToken, token1: PricedToken): bigint {
  const numerator = token0.usd * 10n ** BigInt(token1.decimals);
  const denominator = token1.usd * 10n ** BigInt(token0.decimals);
  return squareRoot((numerator << 192n) / denominator);
}

/** Ticks from which to which a position is active, and which its pool allows. */
export interface TickRange {
  lower: number;
  upper: number;
}

/** A range around the current price. @param reach ticks to each side; a tick is 0.01 % */
export function rangeAround(sqrtPrice: bigint, reach: number, spacing: number): TickRange {
  const tick = Math.floor((2 * Math.log(Number(sqrtPrice) / 2 ** 96)) / Math.log(1.0001));
  return { lower: align(tick - reach, spacing), upper: align(tick + reach, spacing) };
}

/** The range of every price. */
export function fullRange(spacing: number): TickRange {
  const upper = align(LAST_TICK, spacing);
  return { lower: -upper, upper };
}

function align(tick: number, spacing: number): number {
  return Math.floor(tick / spacing) * spacing;
}

/** Rounded down, by Newton's method. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Smallest units of a token that are worth `usd` whole USD. */
export function toUnits(usd: number, { decimals, usd: price }: PricedToken): bigint {
  return (BigInt(Math.round(usd)) * 10n ** BigInt(8 + decimals)) / price;
}
