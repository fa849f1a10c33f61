import { priceImpact } from "@canopy/swap/quotes/price";
import type { Quote } from "@canopy/swap/types";

/** What one trade of a rule costs, in millionths of what it sells. */
export interface TradeCost {
  readonly keeper: number;
  readonly pools: number;
  /** How far the trade itself moves the price: of a pool, half of its spread. */
  readonly impact: number;
  readonly total: number;
}

/** A part is counted in millionths. */
export const WHOLE = 1_000_000;
/** 1 %: above it, a rule works for others. */
export const HIGH_COST = 10_000;

/**
 * @param sold value of what is sold, in USD with 18 decimals
 * @param fee the most that a keeper gets, in USD with 18 decimals
 * @returns null without a value, or when the pools' state is not known
 */
export function tradeCost(quote: Quote, sold: bigint, fee: bigint): TradeCost | null {
  const impact = priceImpact(quote);
  if (sold <= 0n || impact === null) return null;
  // The fee of an Algebra pool is in the impact: only its quote knows it.
  const left = quote.path.pools.reduce((part, pool) => part * (1 - pool.fee / WHOLE), 1);
  const pools = Math.round((1 - left) * WHOLE);
  const keeper = Number((fee * BigInt(WHOLE)) / sold);
  return { keeper, pools, impact, total: keeper + pools + impact };
}
