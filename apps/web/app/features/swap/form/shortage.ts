import type { Asset } from "@canopy/swap/types";

/** What the wallet has too little of. */
export type Shortage = "balance" | "gas";

interface Needs {
  readonly from: Asset;
  /** The most that the swap can take of `from`. */
  readonly sold: bigint;
  /** Of `from`; undefined until it is read. */
  readonly balance: bigint | undefined;
  /** Wei; undefined until they are read. */
  readonly pol: bigint | undefined;
  readonly gasCost: bigint | undefined;
}

/** Whether the wallet can pay for a swap. Unknown amounts are taken as enough: the simulation before sending decides. */
export function findShortage({ from, sold, balance, pol, gasCost = 0n }: Needs): Shortage | null {
  if (balance !== undefined && balance < sold) return "balance";
  const forGas = pol === undefined ? undefined : from.isNative ? pol - sold : pol;
  return forGas !== undefined && forGas < gasCost ? "gas" : null;
}

/**
 * The most that can be swapped: everything, but of POL what a swap's network fee leaves.
 *
 * @param reserve wei that stay in the wallet
 */
export function mostSellable({ isNative }: Asset, balance: bigint, reserve: bigint): bigint {
  if (!isNative) return balance;
  return balance > reserve ? balance - reserve : 0n;
}
