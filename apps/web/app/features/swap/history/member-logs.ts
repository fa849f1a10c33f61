import { type Address, type Client, type Hex, numberToHex, pad, toEventSelector } from "viem";
import type { BlockRange } from "../../log-search/search-windows.ts";

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
      // A window that is too large is halved, and a retry of the whole search is the reader's choice.
      { retryCount: 1 },
    );
  const logs = await Promise.all([
    read([[transfer, deposit, withdrawal], topic]),
    read([transfer, null, topic]),
  ]);
  return logs.flat().flatMap(({ transactionHash }) => transactionHash ?? []);
}
