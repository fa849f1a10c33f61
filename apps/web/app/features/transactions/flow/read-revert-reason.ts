import type { Client, TransactionReceipt } from "viem";
import { call, getTransaction } from "viem/actions";
import { type RevertReason, toRevertReason } from "../../../chain/error-messages/classify-error.ts";

/**
 * Why a transaction reverted. A receipt does not have it, so the call is replayed on the state of its block. Null if the replay
 * does not fail with a known reason, for example because the transaction ran out of gas.
 */
export async function readRevertReason(
  client: Client,
  { transactionHash, blockNumber }: TransactionReceipt,
): Promise<RevertReason | null> {
  try {
    const { from, to, input, value, gas } = await getTransaction(client, { hash: transactionHash });
    await call(client, { account: from, to, data: input, value, gas, blockNumber });
    return null;
  } catch (error) {
    return toRevertReason(error);
  }
}
