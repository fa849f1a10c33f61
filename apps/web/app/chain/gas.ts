import type { Client } from "viem";
import { estimateFeesPerGas } from "viem/actions";

/** Gas of a registration at most: the contract's committed snapshot and a tenth more. */
export const registerGas = 260_000n;

/** Gas of a top-up at most, by the same rule. */
export const topUpGas = 120_000n;

/** Wei that `gas` units cost at most at the node's present fees. */
export async function readGasCost(client: Client, gas: bigint): Promise<bigint> {
  const { maxFeePerGas } = await estimateFeesPerGas(client);
  return gas * maxFeePerGas;
}
