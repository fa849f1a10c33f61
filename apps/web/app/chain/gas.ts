import type { Client } from "viem";
import { estimateFeesPerGas } from "viem/actions";

/** What an entry or a withdrawal uses at most, as the contract's committed gas snapshot and a tenth more say. */
export const gasLimits = { register: 260_000n, topUp: 120_000n, withdraw: 70_000n } as const;

/** Wei that `gas` units cost at most at the node's present fees. */
export async function readGasCost(client: Client, gas: bigint): Promise<bigint> {
  const { maxFeePerGas } = await estimateFeesPerGas(client);
  return gas * maxFeePerGas;
}
