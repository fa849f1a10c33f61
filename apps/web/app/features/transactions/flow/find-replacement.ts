import { type Client, isAddressEqual, type Transaction } from "viem";
import { getBlock, getBlockNumber, getTransactionCount } from "viem/actions";
import type { SentCall } from "./pending-transactions.ts";

/**
 * The mined transaction with the account and nonce of a sent one, which is the sent one or what replaced it. Null if its block is
 * not known yet.
 *
 * @throws if the node has no states as old as its block
 */
export async function findReplacement(
  client: Client,
  { from, nonce }: Pick<SentCall, "from" | "nonce">,
): Promise<Transaction | null> {
  const hasPassed = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: from, blockNumber })) > nonce;

  // Back from the newest block in growing steps, because many nodes keep new states only.
  let after = await getBlockNumber(client, { cacheTime: 0 });
  let step = 1n;
  let before = after - step;
  while (before > 0n && (await hasPassed(before))) {
    after = before;
    step *= 2n;
    before -= step;
  }
  if (before < 0n) before = 0n;
  while (after - before > 1n) {
    const middle = (before + after) / 2n;
    if (await hasPassed(middle)) after = middle;
    else before = middle;
  }
  const { transactions } = await getBlock(client, { blockNumber: after, includeTransactions: true });
  return transactions.find((one) => one.nonce === nonce && isAddressEqual(one.from, from)) ?? null;
}
