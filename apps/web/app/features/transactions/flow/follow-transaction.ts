import { planAbi } from "@canopy/protocol/abi/plan.gen";
import {
  type Client,
  concatHex,
  keccak256,
  numberToHex,
  parseEventLogs,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from "viem";
import { getTransaction, getTransactionCount, getTransactionReceipt } from "viem/actions";
import { findReplacement } from "./find-replacement.ts";
import type { PendingTransaction, SentCall } from "./pending-transactions.ts";
import { readRevertReason } from "./read-revert-reason.ts";
import type { Outcome, TransactionEvent, TransactionHash } from "./transaction.ts";

/** Milliseconds to wait for a confirmation before the page offers to check again. */
const patienceMs = 120_000;

export interface FollowListener {
  dispatch(event: TransactionEvent): void;
  /** Receives what identifies the transaction's replacement, once a node has the transaction. */
  remember(call: SentCall): void;
}

/**
 * Waits for the outcome of a sent transaction. With `call` it finds a replacement that was mined while no page was open: a node
 * forgets what was replaced.
 *
 * A timeout or an unreachable node says nothing about the transaction, so it is `waitEnded` and never a failure.
 */
export async function followTransaction(
  client: Client,
  { hash, call: known }: Pick<PendingTransaction, "hash" | "call">,
  { dispatch, remember }: FollowListener,
): Promise<void> {
  let call = known;
  let canSearch = true;

  async function check(): Promise<TransactionEvent[]> {
    const [receipt, count] = await Promise.all([
      readReceipt(client, hash),
      call === undefined ? 0 : getTransactionCount(client, { address: call.from }),
    ]);
    if (receipt !== null) return [await toSettled(client, receipt)];
    if (call === undefined) {
      call = await readCall(client, hash);
      if (call !== undefined) remember(call);
      return [];
    }
    return count > call.nonce && canSearch ? search(call) : [];
  }

  async function search(sent: SentCall): Promise<TransactionEvent[]> {
    const mined = await findReplacement(client, sent).catch(() => {
      canSearch = false;
      return null;
    });
    // The count of a node that is ahead of the one that has no receipt yet.
    if (mined === null || mined.hash === hash) return [];
    if (toDigest(mined) !== sent.digest)
      return [{ type: "settled", outcome: { result: "replaced", by: mined.hash } }];
    const receipt = await readReceipt(client, mined.hash);
    if (receipt === null) return [];
    return [{ type: "repriced", hash: mined.hash }, await toSettled(client, receipt)];
  }

  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const events = await check().catch(() => []);
    for (const event of events) dispatch(event);
    if (events.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, client.pollingInterval));
  }
  dispatch({ type: "waitEnded" });
}

async function toSettled(client: Client, receipt: TransactionReceipt): Promise<TransactionEvent> {
  return { type: "settled", outcome: await toOutcome(client, receipt) };
}

async function toOutcome(client: Client, receipt: TransactionReceipt): Promise<Outcome> {
  const hash = receipt.transactionHash;
  if (receipt.status === "success") {
    return { result: "mined", hash, events: parseEventLogs({ abi: planAbi, logs: receipt.logs }) };
  }
  return { result: "reverted", hash, reason: await readRevertReason(client, receipt) };
}

/** The receipt of a mined transaction, or null. */
async function readReceipt(client: Client, hash: TransactionHash): Promise<TransactionReceipt | null> {
  try {
    return await getTransactionReceipt(client, { hash });
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}

/** What identifies the replacement of a transaction; undefined if the node does not have it. */
async function readCall(client: Client, hash: TransactionHash): Promise<SentCall | undefined> {
  try {
    const transaction = await getTransaction(client, { hash });
    const { from, nonce } = transaction;
    return { from, nonce, digest: toDigest(transaction) };
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}

/** Equal for two transactions with the same call, whatever they pay for the gas. */
function toDigest({ to, value, input }: Pick<Transaction, "to" | "value" | "input">): TransactionHash {
  return keccak256(concatHex([to ?? "0x", numberToHex(value, { size: 32 }), input]));
}
