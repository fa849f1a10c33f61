import {
  type Address,
  BaseError,
  type Client,
  type Hex,
  HttpRequestError,
  numberToHex,
  pad,
  ResponseBodyTooLargeError,
  RpcRequestError,
  TimeoutError,
  toEventSelector,
} from "viem";
import type { BlockRange } from "./search-windows.ts";

const transfer = toEventSelector("Transfer(address,address,uint256)");
/** Of WPOL: POL that was wrapped, and unwrapped. */
const deposit = toEventSelector("Deposit(address,uint256)");
const withdrawal = toEventSelector("Withdrawal(address,uint256)");

/**
 * The hashes of all transactions in which one of the tokens moved from or to the member, or in which the member wrapped POL. With
 * POL on one side, a swap moves a token on the other.
 */
export async function readMemberTransactions(
  client: Client,
  member: Address,
  tokens: readonly Address[],
  { from, to }: BlockRange,
): Promise<readonly Hex[]> {
  const topic = pad(member);
  const read = (topics: (Hex | Hex[] | null)[]) =>
    client.request(
      {
        method: "eth_getLogs",
        params: [{ address: [...tokens], topics, fromBlock: numberToHex(from), toBlock: numberToHex(to) }],
      },
      // A refusal is halved, and a retry of the whole search is the reader's choice.
      { retryCount: 1 },
    );
  const logs = await Promise.all([
    read([[transfer, deposit, withdrawal], topic]),
    read([transfer, null, topic]),
  ]);
  return logs.flat().flatMap(({ transactionHash }) => transactionHash ?? []);
}

/** Whether the node answered with an error, such as too many blocks at once. A node that does not respond is not refusing. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const refusal = error.walk(
    (cause) =>
      cause instanceof RpcRequestError ||
      cause instanceof ResponseBodyTooLargeError ||
      cause instanceof TimeoutError ||
      (cause instanceof HttpRequestError &&
        cause.status !== undefined &&
        cause.status !== 429 &&
        cause.status < 500),
  );
  return refusal !== null;
}
