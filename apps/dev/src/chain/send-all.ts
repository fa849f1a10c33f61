import { type Address, type Hex, numberToHex } from "viem";
import type { ChainClient } from "./client.ts";

/** One transaction of a batch. Without `to` it creates a contract. */
export interface BatchCall {
  to?: Address;
  data: Hex;
  /** Wei. */
  value?: bigint;
}

/**
 * The limit of every transaction. anvil drops what follows when a transaction does not fit into the rest of a block and a later
 * one with a smaller limit does.
 */
const GAS = 14_000_000n;

/** Far above the base fee, which rises while the blocks are full. */
const GAS_PRICE = 1_000_000_000_000n;

/** Blocks without one of the transactions, after which the rest will not be mined. */
const EMPTY_BLOCKS = 2;

interface SendTransaction {
  Method: "eth_sendTransaction";
  Parameters: [Record<"from" | "to" | "data" | "value" | "gas" | "gasPrice" | "nonce", Hex | undefined>];
  ReturnType: Hex;
}

interface GetBlockReceipts {
  Method: "eth_getBlockReceipts";
  Parameters: [block: Hex];
  ReturnType: { status: Hex; transactionHash: Hex }[];
}

/**
 * Sends transactions of one account in order, and mines them in as few blocks as they fit. anvil must sign for the account. That
 * is many times faster than waiting for each.
 *
 * @throws when one is refused or reverted
 */
export async function sendAll(
  client: ChainClient,
  from: Address,
  calls: readonly BatchCall[],
): Promise<void> {
  const first = await client.getTransactionCount({ address: from });
  await client.setAutomine(false);
  try {
    await Promise.all(
      calls.map(({ to, data, value = 0n }, index) =>
        client.request<SendTransaction>({
          method: "eth_sendTransaction",
          params: [
            {
              from,
              to,
              data,
              value: numberToHex(value),
              gas: numberToHex(GAS),
              gasPrice: numberToHex(GAS_PRICE),
              nonce: numberToHex(first + index),
            },
          ],
        }),
      ),
    );
    await mineAll(client, from, first, first + calls.length);
  } finally {
    await client.setAutomine(true);
  }
}

/** Mines until the account has sent `last` transactions, and checks those from `first` on. */
async function mineAll(client: ChainClient, from: Address, first: number, last: number): Promise<void> {
  let sent = first;
  let idle = 0;
  while (sent < last) {
    await client.mine({ blocks: 1 });
    const [{ transactions, number }, count] = await Promise.all([
      client.getBlock({ includeTransactions: true }),
      client.getTransactionCount({ address: from }),
    ]);
    idle = count === sent ? idle + 1 : 0;
    if (idle === EMPTY_BLOCKS) throw new Error(`anvil mined ${sent - first} of ${last - first} transactions`);
    sent = count;
    const receipts = await client.request<GetBlockReceipts>({
      method: "eth_getBlockReceipts",
      params: [numberToHex(number)],
    });
    for (const { status, transactionHash } of receipts) {
      if (status === "0x1") continue;
      const nonce = transactions.find(({ hash }) => hash === transactionHash)?.nonce ?? first;
      throw new Error(`The transaction ${nonce - first} of the batch (${transactionHash}) was reverted`);
    }
  }
}
