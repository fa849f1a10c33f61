import type { Client, TransactionReceipt } from "viem";
import { call, getTransaction } from "viem/actions";
import { type PlanFailure, toFailure } from "../../../chain/failure.ts";

/**
 * The plan's error of a reverted transaction. A receipt does not have it, so the call is replayed on the state of its block.
 * Null if the replay does not fail with an error of the plan, for example because the transaction ran out of gas.
 */
export async function readRevertReason(
  client: Client,
  { transactionHash, blockNumber }: TransactionReceipt,
): Promise<PlanFailure | null> {
  try {
    const { from, to, input, value, gas } = await getTransaction(client, { hash: transactionHash });
    await call(client, { account: from, to, data: input, value, gas, blockNumber });
    return null;
  } catch (error) {
    const failure = toFailure(error);
    return failure.code === "PLAN" ? failure : null;
  }
}
