/** What a transaction offers for its gas, in wei: the maximum, and the tip within it. */
export interface Fees {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** What the chain asks for now, in wei. */
export interface Market {
  baseFee: bigint;
  tip: bigint;
}

/** Base fees can double (six full blocks in a row) before an offer is too low. */
const BASE_FEE_ROOM = 2n;

/**
 * What to offer.
 *
 * @param cap wei that the offer never exceeds
 * @param replaced the offer of the transaction to replace: nodes take only one with both fees an eighth higher
 * @returns null when no offer within the cap would be accepted now
 */
export function offer({ baseFee, tip }: Market, cap: bigint, replaced: Fees | null): Fees | null {
  const leastTip = replaced === null ? 0n : raise(replaced.maxPriorityFeePerGas);
  const leastFee = replaced === null ? 0n : raise(replaced.maxFeePerGas);
  const wantedTip = largest(tip, leastTip);
  const wantedFee = largest(baseFee * BASE_FEE_ROOM + wantedTip, leastFee);
  const maxFeePerGas = smallest(wantedFee, cap);
  const maxPriorityFeePerGas = smallest(wantedTip, maxFeePerGas);
  const isEnough = maxFeePerGas >= baseFee && maxFeePerGas >= leastFee && maxPriorityFeePerGas >= leastTip;
  return isEnough ? { maxFeePerGas, maxPriorityFeePerGas } : null;
}

/** 12.5 % more, rounded up, and at least one wei. */
function raise(wei: bigint): bigint {
  return wei + wei / 8n + 1n;
}

const smallest = (one: bigint, other: bigint) => (one < other ? one : other);
const largest = (one: bigint, other: bigint) => (one > other ? one : other);
