import { type Address, type Hex, numberToHex } from "viem";
import type { ChainClient } from "./client.ts";

export interface Call {
  from: Address;
  to: Address;
  data: Hex;
  /** Wei. */
  value?: bigint;
  /** The limit: an estimate would be another question, and see the clock where it stood before. */
  gas: bigint;
}

/** What of a receipt matters here. */
interface Receipt {
  transactionHash: Hex;
  status: Hex;
}

interface SendSync {
  Method: "eth_sendTransactionSync";
  Parameters: [{ from: Address; to: Address; data: Hex; value: Hex; gas: Hex }];
  ReturnType: Receipt;
}

/**
 * Sends a transaction from an unlocked account and waits until it is mined, in one question to the node (EIP-7966): a seed
 * asks it some hundred times in a row.
 *
 * @throws when the transaction is reverted
 */
export async function send(client: ChainClient, { from, to, data, value = 0n, gas }: Call): Promise<void> {
  const { status, transactionHash } = await client.request<SendSync>({
    method: "eth_sendTransactionSync",
    params: [{ from, to, data, value: numberToHex(value), gas: numberToHex(gas) }],
  });
  if (status !== "0x1") throw new Error(`The transaction ${transactionHash} was reverted`);
}
