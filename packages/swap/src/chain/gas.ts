import type { Path } from "../types.ts";

/** What a transaction costs around the pools: its base fee, calldata, the router, and the transfer of the token that is sold. */
const TRANSACTION_GAS = 65_000n;
/** What a pool of Algebra costs, with a part of the writes to its history that not every swap makes. Its quoter does not estimate. */
const ALGEBRA_POOL_GAS = 110_000n;

/**
 * Estimates the gas of a whole swap.
 *
 * @param poolGas Uniswap's estimate for the pools alone; null when the quoter has none
 */
export function estimateGas({ pools }: Path, poolGas: bigint | null): bigint {
  return TRANSACTION_GAS + (poolGas ?? ALGEBRA_POOL_GAS * BigInt(pools.length));
}
