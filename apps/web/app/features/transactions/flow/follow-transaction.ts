import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Client, parseEventLogs, type ReplacementReason, type TransactionReceipt } from "viem";
import { waitForTransactionReceipt } from "viem/actions";
import { readRevertReason } from "./read-revert-reason.ts";
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
    dispatch({ type: "settled", outcome: await toOutcome(client, receipt, replacedBy) });
  } catch {
    dispatch({ type: "waitEnded" });
  }
}

async function toOutcome(
  client: Client,
  receipt: TransactionReceipt,
  replacedBy: ReplacementReason | null,
): Promise<Outcome> {
  const hash = receipt.transactionHash;
  if (replacedBy === "cancelled" || replacedBy === "replaced") return { result: "replaced", by: hash };
  if (receipt.status === "success") {
    return { result: "mined", hash, events: parseEventLogs({ abi: planAbi, logs: receipt.logs }) };
  }
  return { result: "reverted", hash, reason: await readRevertReason(client, receipt) };
}
