/** Gas of a deposit or a withdrawal at WPOL, at most. */
export const WRAP_GAS = 60_000n;

/** An upper bound of a swap's gas: the price may move to ticks that cost more, and a swap that runs out of gas fails without a reason. */
export function mostGas(estimate: bigint): bigint {
  return (estimate * 5n) / 4n;
}
