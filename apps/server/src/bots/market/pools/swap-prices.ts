import type { Pool } from "@canopy/swap/types";
import { isAddressEqual } from "viem";
import type { Pair } from "../candles/pairs.ts";

/** What an event of a swap says: what the pool got of each token, in the smallest units, and its price after it. */
export interface Swap {
  readonly amount0: bigint;
  readonly amount1: bigint;
  /** The square root of the price (smallest units of token1 for one of token0) times 2^96. */
  readonly sqrtPriceX96: bigint;
}

/** The pool's price after a swap in quote tokens for one base token, and the base tokens that were traded. */
export function readSwapPrice(
  { base, quote }: Pair,
  { token0 }: Pick<Pool, "token0">,
  { amount0, amount1, sqrtPriceX96 }: Swap,
): { price: number; volume: number } {
  const root = Number(sqrtPriceX96) / 2 ** 96;
  const isBaseFirst = isAddressEqual(token0, base.address);
  const units = isBaseFirst ? root * root : 1 / (root * root);
  const amount = Number(isBaseFirst ? amount0 : amount1);
  return {
    price: units * 10 ** (base.decimals - quote.decimals),
    volume: Math.abs(amount) / 10 ** base.decimals,
  };
}
