/** What a transaction offers for its gas, in wei: at the most in all, and to the block's producer. */
export interface Fees {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** What the chain asks for now, in wei. */
export interface Market {
  baseFee: bigint;
  tip: bigint;
}

/** Base fees may double (six full blocks in a row) before an offer is too low. */
const BASE_FEE_ROOM = 2n;

/**
 * What to offer.
 *
 * @param cap wei, never to be exceeded
 * @param replaced the offer of the transaction that is to be replaced: nodes take only one that is an eighth higher in both
 * @returns null when nothing within the cap would be taken now
 */
export function offer({ baseFee, tip }: Market, cap: bigint, replaced: Fees | null): Fees | null {
  const leastTip = replaced === null ? 0n : raised(replaced.maxPriorityFeePerGas);
  const leastFee = replaced === null ? 0n : raised(replaced.maxFeePerGas);
  const wantedTip = largest(tip, leastTip);
  const wantedFee = largest(baseFee * BASE_FEE_ROOM + wantedTip, leastFee);
  const maxFeePerGas = smallest(wantedFee, cap);
  const maxPriorityFeePerGas = smallest(wantedTip, maxFeePerGas);
  const isEnough = maxFeePerGas >= baseFee && maxFeePerGas >= leastFee && maxPriorityFeePerGas >= leastTip;
  return isEnough ? { maxFeePerGas, maxPriorityFeePerGas } : null;
}

/** 12.5 % more, rounded up, and more in any case. */
function raised(wei: bigint): bigint {
  return wei + wei / 8n + 1n;
}

const smallest = (one: bigint, other: bigint) => (one < other ? one : other);
const largest = (one: bigint, other: bigint) => (one > other ? one : other);
