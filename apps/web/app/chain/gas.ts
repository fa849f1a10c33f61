import type { Client } from "viem";
import { estimateFeesPerGas } from "viem/actions";

/** Upper bound of a registration's gas: the contract's snapshot plus a tenth. */
export const registerGas = 260_000n;

/** Upper bound of a top-up's gas, by the same rule. */
export const topUpGas = 120_000n;

/** Upper bound of the cost of `gas` at the node's current fees, in wei. */
export async function readGasCost(client: Client, gas: bigint): Promise<bigint> {
  const { maxFeePerGas } = await estimateFeesPerGas(client);
  return gas * maxFeePerGas;
}
