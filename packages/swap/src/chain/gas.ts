import type { Path } from "../types.ts";

// Fitted to `apps/dev/test/swap/outcomes.test.ts`, which fails when an estimate is far from the gas of its swap.

/** What a transaction costs around the pools: its base fee, calldata, the router, and the transfer of the token that is sold. */
const TRANSACTION_GAS = 55_000n;
/** What a pool of Algebra costs with the write to its history, which the first swap of a block makes. Its quoter does not estimate. */
const ALGEBRA_POOL_GAS = 140_000n;

/**
 * Estimates the gas of a whole swap.
 *
 * @param poolGas Uniswap's estimate for the pools alone; null when the quoter has none
 */
export function estimateGas({ pools }: Path, poolGas: bigint | null): bigint {
  return TRANSACTION_GAS + (poolGas ?? ALGEBRA_POOL_GAS * BigInt(pools.length));
}
