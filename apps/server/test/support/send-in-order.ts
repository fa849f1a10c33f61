import { send } from "@canopy/dev/chain/send";
import { type Address, createTestClient, type Hex, http, numberToHex } from "viem";
import type { TestChain } from "./test-chain.ts";

export interface MemberCall {
  from: Address;
  to: Address;
  data: Hex;
  /** Wei. */
  value: bigint;
  gas: bigint;
}

interface SendTransaction {
  Method: "eth_sendTransaction";
  Parameters: [Record<"from" | "to" | "data" | "value" | "gas" | "gasPrice", Hex>];
  ReturnType: Hex;
}

interface BlockReceipts {
  Method: "eth_getBlockReceipts";
  Parameters: [block: "latest"];
  ReturnType: { status: Hex; transactionHash: Hex }[];
}

/** Wei, far above the base fee. A block has the dearest transactions first, so each one is cheaper than the one before. */
const HIGHEST_PRICE = 1_000_000_000_000n;
const STEP = 1_000_000n;
/** Blocks without one of the transactions, after which the rest will not be mined. */
const EMPTY_BLOCKS = 5;
const TIMEOUT = 120_000;

/**
 * Sends calls of different unlocked accounts in one request, and mines them in this order, in as few blocks as they fit. That is
 * many times faster than a request and a block for each.
 *
 * @throws when one is refused or reverted
 */
export async function sendInOrder(
  chain: Pick<TestChain, "client" | "rpcUrl">,
  calls: readonly MemberCall[],
): Promise<void> {
  const [first, ...others] = calls;
  // One call gets its block at once: it need not stop the mining of a busy chain.
  if (first !== undefined && others.length === 0) return send(chain.client, first);
  // Without a retry: on a busy machine it would send the calls twice.
  const transport = http(chain.rpcUrl, {
    ...{ batch: { batchSize: calls.length }, retryCount: 0, timeout: TIMEOUT },
  });
  const client = createTestClient({ mode: "anvil", transport });
  await client.setAutomine(false);
  try {
    const hashes = await Promise.all(
      calls.map(({ from, to, data, value, gas }, index) =>
        client.request<SendTransaction>({
          method: "eth_sendTransaction",
          params: [
            {
              ...{ from, to, data, value: numberToHex(value), gas: numberToHex(gas) },
              gasPrice: numberToHex(HIGHEST_PRICE - BigInt(index) * STEP),
            },
          ],
        }),
      ),
    );
    const waiting = new Set<Hex>(hashes);
    for (let empty = 0; waiting.size > 0; empty++) {
      if (empty > EMPTY_BLOCKS)
        throw new Error(`anvil mined all but ${waiting.size} of ${calls.length} calls`);
      await client.mine({ blocks: 1 });
      const receipts = await client.request<BlockReceipts>({
        method: "eth_getBlockReceipts",
        params: ["latest"],
      });
      for (const { status, transactionHash } of receipts) {
        if (!waiting.delete(transactionHash)) continue;
        empty = 0;
        if (status !== "0x1") throw new Error(`The transaction ${transactionHash} was reverted`);
      }
    }
  } finally {
    await client.setAutomine(true);
  }
}
