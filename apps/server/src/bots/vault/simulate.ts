import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { type Address, encodeFunctionData, type Hex } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import { toRevertName } from "../../chain/reverts.ts";
import type { RuleReading } from "./read-rules.ts";

/** A fifth more than the estimate: pools can become more expensive to trade in. */
const addMargin = (estimate: bigint) => estimate + estimate / 5n;

/** The call that executes a rule and its gas limit, or the name of the error that it reverts with. */
export async function simulate(
  client: ChainClient,
  { vault, id }: RuleReading,
  from: Address,
): Promise<{ data: Hex; gas: bigint } | { error: string }> {
  const data = encodeFunctionData({ abi: vaultAbi, functionName: "execute", args: [BigInt(id)] });
  try {
    // Not on the pending block, where a stuck transaction would have been executed.
    const estimate = await client.estimateGas({ account: from, to: vault, data, blockTag: "latest" });
    return { data, gas: addMargin(estimate) };
  } catch (error) {
    const name = toRevertName(error, vaultAbi);
    if (name === null) throw error;
    return { error: name };
  }
}
