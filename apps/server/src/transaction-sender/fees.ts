/** The fees of a transaction per gas, in wei: the maximum, which includes the tip. */
export interface Fees {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** The chain's current fees, in wei. */
export interface Market {
  baseFee: bigint;
  tip: bigint;
}

/** The maximum fee covers twice the base fee, which six full blocks in a row can reach. */
const BASE_FEE_ROOM = 2n;

/**
 * Chooses the fees of a transaction.
 *
 * @param cap the highest maximum fee, in wei
 * @param replaced the fees of the transaction to replace: nodes accept only fees that are both an eighth higher
 * @returns null when no fees within the cap would be accepted now
 */
export function chooseFees({ baseFee, tip }: Market, cap: bigint, replaced: Fees | null): Fees | null {
  const minimumTip = replaced === null ? 0n : raise(replaced.maxPriorityFeePerGas);
  const minimumFee = replaced === null ? 0n : raise(replaced.maxFeePerGas);
  const wantedTip = largest(tip, minimumTip);
  const wantedFee = largest(baseFee * BASE_FEE_ROOM + wantedTip, minimumFee);
  const maxFeePerGas = smallest(wantedFee, cap);
  const maxPriorityFeePerGas = smallest(wantedTip, maxFeePerGas);
  const isEnough =
    maxFeePerGas >= baseFee && maxFeePerGas >= minimumFee && maxPriorityFeePerGas >= minimumTip;
  return isEnough ? { maxFeePerGas, maxPriorityFeePerGas } : null;
}

/** 12.5 % more, rounded up, and at least one wei. */
function raise(wei: bigint): bigint {
  return wei + wei / 8n + 1n;
}

export const smallest = (one: bigint, other: bigint) => (one < other ? one : other);
const largest = (one: bigint, other: bigint) => (one > other ? one : other);
