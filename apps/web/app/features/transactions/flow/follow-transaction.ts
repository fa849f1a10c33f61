import type { Client, ReplacementReason, TransactionReceipt } from "viem";
import { waitForTransactionReceipt } from "viem/actions";
import type { Outcome, TransactionEvent, TransactionHash } from "./transaction.ts";

/** Milliseconds to wait for a confirmation before the page offers to check again. */
const patienceMs = 120_000;

/**
 * Waits for the receipt of a sent transaction and returns the outcome.
 *
 * A timeout or an unreachable node says nothing about the transaction, so it is `waitEnded` and never a failure.
 */
export async function followTransaction(
  client: Client,
  hash: TransactionHash,
  dispatch: (event: TransactionEvent) => void,
): Promise<void> {
  let replacedBy: ReplacementReason | null = null;
  try {
    const receipt = await waitForTransactionReceipt(client, {
      hash,
      timeout: patienceMs,
      onReplaced: ({ reason }) => {
        replacedBy = reason;
      },
    });
    if (replacedBy === "repriced") dispatch({ type: "repriced", hash: receipt.transactionHash });
    dispatch({ type: "settled", outcome: toOutcome(receipt, replacedBy) });
  } catch {
    dispatch({ type: "waitEnded" });
  }
}

function toOutcome(receipt: TransactionReceipt, replacedBy: ReplacementReason | null): Outcome {
  if (replacedBy === "cancelled" || replacedBy === "replaced") {
    return { result: "replaced", by: receipt.transactionHash };
  }
  return { result: receipt.status === "success" ? "mined" : "reverted", hash: receipt.transactionHash };
}
