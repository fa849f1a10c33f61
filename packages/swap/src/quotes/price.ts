import { isAddressEqual } from "viem";
import { shortfall, WHOLE } from "../millionths.ts";
import { hasLiquidity } from "../paths/find-paths.ts";
import type { Path, Quote } from "../types.ts";

/** Smallest units of the bought token for one smallest unit of the sold token, as a fraction. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const priceScale = 2n ** 192n;

/** The rate at the current prices of a path's pools, before their fees. null when one has no price or no liquidity. */
export function midRate(path: Path): Rate | null {
  let numerator = 1n;
  let denominator = 1n;
  for (const [index, pool] of path.pools.entries()) {
    const sold = path.tokens[index];
    if (sold === undefined || !hasLiquidity(pool)) return null;
    const price = pool.sqrtPriceX96 ** 2n;
    const isForward = isAddressEqual(pool.token0, sold);
    numerator *= isForward ? price : priceScale;
    denominator *= isForward ? priceScale : price;
  }
  return { numerator, denominator };
}

/**
 * How far a quote is below the mid rate after pool fees, in millionths, rounded up; never negative. null when a pool has no price, no
 * liquidity or a fee that takes everything.
 */
export function priceImpact({ path, amountIn, amountOut }: Quote): number | null {
  const rate = midRate(path);
  if (rate === null) return null;
  let { numerator, denominator } = rate;
  for (const { fee } of path.pools) {
    numerator *= BigInt(WHOLE - fee);
    denominator *= BigInt(WHOLE);
  }
  if (numerator <= 0n || amountIn <= 0n) return null;
  return Math.max(0, shortfall(amountOut * denominator, amountIn * numerator));
}

/** Grades of price impact, as the interface warns about them. */
export type ImpactGrade = "low" | "notable" | "high" | "severe";

/** @param impact millionths */
export function impactGrade(impact: number): ImpactGrade {
  if (impact < 10_000) return "low";
  if (impact < 30_000) return "notable";
  return impact <= 50_000 ? "high" : "severe";
}

/** Whether the member has to type a word before this swap. An unknown impact needs it too. */
export function needsTypedConfirmation(impact: number | null): boolean {
  return impact === null || impact > 150_000;
}
