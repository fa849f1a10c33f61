import { type Address, type Hex, numberToHex } from "viem";
import type { ChainClient } from "./client.ts";

export interface Call {
  from: Address;
  to: Address;
  data: Hex;
  /** Wei. */
  value?: bigint;
  /** The limit. An estimate costs another request and uses the old time. */
  gas: bigint;
}

/** The parts of a receipt that we use. */
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
 * Sends a transaction from an unlocked account and waits until it is mined, in one request (EIP-7966), because the seed sends
 * hundreds.
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
