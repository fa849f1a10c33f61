import type { Client } from "viem";
import { estimateFeesPerGas } from "viem/actions";

/** Upper bound of a registration's gas: the dearest case of the contract's snapshots plus a tenth. */
export const registerGas = 295_000n;

/** Upper bounds of the gas of a top-up and of a withdrawal, by the same rule. */
export const topUpGas = 172_000n;
export const withdrawGas = 98_000n;

/** Upper bounds of changes of a member's name and address, by the same rule. */
export const changeUsernameGas = 168_000n;
export const changeAddressGas = 56_000n;
export const acceptAddressGas = 60_000n;
export const cancelChangeAddressGas = 28_000n;

/** Upper bounds of claiming a member's rank and of collecting the shares of a month, by the same rule. */
export const claimRankGas = 130_000n;
export const collectRankGas = 144_000n;

/** Upper bound of the cost of `gas` at the node's current fees, in wei. */
export async function readGasCost(client: Client, gas: bigint): Promise<bigint> {
  const { maxFeePerGas } = await estimateFeesPerGas(client);
  return gas * maxFeePerGas;
}
