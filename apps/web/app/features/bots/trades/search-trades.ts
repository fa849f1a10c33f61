import { isNodeError } from "@canopy/shared/node-error";
import { executedTopic, type LoggedTrade, parseTrades } from "@canopy/strategies/vault/parse-trades";
import { readAnswer } from "@canopy/swap/chain/multicall";
import type { Exchange } from "@canopy/swap/types";
import {
  type Address,
  type Client,
  formatTransactionReceipt,
  type Hash,
  hexToNumber,
  numberToHex,
} from "viem";
import { readCalls } from "../../../chain/read-calls.ts";
import { type BlockRange, createWindowSearch } from "../../log-search/search-windows.ts";
import type { PastTrade } from "./past-trade.ts";

export interface TradeSource {
  readonly client: Client;
  readonly exchange: Pick<Exchange, "multicall" | "tokens">;
  readonly vault: Address;
}

/** `fee()` of a pool. Pools of older Algebra do not have it. */
const feeSelector = "0xddca3f43";
const WHOLE = 1_000_000;

/** Creates a search for the trades of a vault in a range of blocks, the newest first. It reads no transaction twice. */
export function createTradeSearch(
  source: TradeSource,
): (range: BlockRange, signal: AbortSignal) => Promise<PastTrade[]> {
  const { client, vault } = source;
  const read = createTradeReader(source);
  const searchLogs = createWindowSearch({
    read: async ({ from, to }) => {
      const filter = { address: vault, topics: [executedTopic] };
      const logs = await client.request(
        {
          method: "eth_getLogs",
          params: [{ ...filter, fromBlock: numberToHex(from), toBlock: numberToHex(to) }],
        },
        // A window that is too large is halved, and a retry of the whole search is the reader's choice.
        { retryCount: 1 },
      );
      return logs.flatMap(({ transactionHash, blockHash }) =>
        transactionHash === null ? [] : [{ hash: transactionHash, blockHash }],
      );
    },
    isTooLarge: isNodeError,
  });
  return async (range, signal) => {
    const found = await searchLogs(range, signal);
    const hashes = new Map(found.map(({ hash, blockHash }) => [`${hash} ${blockHash}`, hash]));
    const trades = await Promise.all([...hashes].map(([key, hash]) => read(key, hash)));
    return trades.flat().toSorted((one, other) => other.block - one.block || other.index - one.index);
  };
}

/** Reads trades by their transaction, once for each block that it was in. */
function createTradeReader({ client, exchange, vault }: TradeSource) {
  const known = new Map<string, Promise<PastTrade[]>>();

  async function readTrades(hash: Hash): Promise<PastTrade[]> {
    const rpcReceipt = await client.request({ method: "eth_getTransactionReceipt", params: [hash] });
    if (rpcReceipt === null) return [];
    const { logs } = formatTransactionReceipt(rpcReceipt);
    const block = rpcReceipt.blockNumber;
    const header = await client.request({ method: "eth_getBlockByNumber", params: [block, false] });
    if (header === null) return [];
    const at = new Date(hexToNumber(header.timestamp) * 1_000);
    const trades = parseTrades(logs, vault, exchange.tokens);
    return Promise.all(
      trades.map(async ({ pools, ...trade }) => ({
        ...trade,
        block: hexToNumber(block),
        at,
        poolFee: await readPoolFee(pools),
      })),
    );
  }

  async function readPoolFee(pools: LoggedTrade["pools"]): Promise<number | null> {
    const calls = pools.map((to) => ({ to, data: feeSelector }) as const);
    const results = await readCalls(client, exchange.multicall, calls);
    return joinPoolFees(results.map((result) => readAnswer(result, hexToNumber)));
  }

  return (key: string, hash: Hash) => {
    const read = known.get(key) ?? readTrades(hash);
    known.set(key, read);
    read.catch(() => known.delete(key));
    return read;
  };
}

/** The fees of pools one after another, in millionths; null if one is unknown or none is known. */
export function joinPoolFees(fees: readonly (number | null)[]): number | null {
  if (fees.length === 0) return null;
  let left = 1;
  for (const fee of fees) {
    if (fee === null || fee >= WHOLE) return null;
    left *= 1 - fee / WHOLE;
  }
  return Math.round((1 - left) * WHOLE);
}
