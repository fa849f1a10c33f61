import { type Call, type CallResult, readAnswer } from "@canopy/swap/chain/multicall";
import {
  type PoolRef,
  parsePoolAddresses,
  parsePoolStates,
  poolAddressCalls,
  poolStateCalls,
} from "@canopy/swap/chain/pool-calls";
import { parseQuotes, quoteCalls } from "@canopy/swap/chain/quote-calls";
import { findPaths, withPoolStates } from "@canopy/swap/paths/find-paths";
import { pairsToRead } from "@canopy/swap/paths/pairs";
import type { Asset, Exchange, Pool, Quote, Side } from "@canopy/swap/types";
import { type Address, type Client, hexToBigInt } from "viem";
import { readCalls } from "../../../chain/read-calls.ts";
import { type Balances, balanceCalls, parseBalances } from "./balances.ts";
import { feedCalls, type Prices, parsePrices } from "./feeds.ts";
import { findTransferError, type TransferError } from "./find-transfer-error.ts";

/** What the member requests a quote for. */
export interface QuoteRequest {
  readonly from: Asset;
  readonly to: Asset;
  readonly side: Side;
  /** Smallest units of the asset of `side`; null while there is no amount. */
  readonly amount: bigint | null;
}

/** Everything that the screen shows of one block. */
export interface SwapSnapshot {
  readonly request: QuoteRequest;
  readonly block: bigint;
  /** Unix seconds of the block. */
  readonly time: number;
  /** Milliseconds since 1970 by the clock of this computer. */
  readonly readAt: number;
  readonly pools: readonly Pool[];
  /** One for each path that can fill the amount. */
  readonly quotes: readonly Quote[];
  /** The token that no pool can pay out, if that is why there are no quotes. */
  readonly transferError: TransferError | null;
  readonly prices: Prices;
  readonly balances: Balances;
}

export interface SnapshotSource {
  readonly client: Client;
  readonly exchange: Exchange;
  readonly member: Address;
  /** The assets whose balances are read. */
  readonly assets: readonly Asset[];
}

/** Finds the pools that a swap of two tokens can use. */
export async function readPoolRefs(
  { client, exchange }: SnapshotSource,
  { from, to }: Pick<QuoteRequest, "from" | "to">,
): Promise<PoolRef[]> {
  const pairs = pairsToRead(exchange, from.address, to.address);
  const results = await readCalls(client, exchange.multicall, poolAddressCalls(exchange, pairs));
  return parsePoolAddresses(exchange, pairs, results);
}

export async function readPools(
  { client, exchange }: SnapshotSource,
  refs: readonly PoolRef[],
): Promise<Pool[]> {
  return parsePoolStates(refs, await readCalls(client, exchange.multicall, poolStateCalls(refs)));
}

/** Multicall3's `getBlockNumber()` and `getCurrentBlockTimestamp()`. */
const blockSelectors = ["0x42cbb15c", "0x0f28c97d"] as const;

/**
 * Reads pools, quotes, prices and balances of one block in one call of the node. If all quoters fail, further calls ask the tokens why.
 *
 * @param known the pools of an earlier block, which say what paths are worth a quote
 */
export async function readSnapshot(
  { client, exchange, member, assets }: SnapshotSource,
  request: QuoteRequest,
  refs: readonly PoolRef[],
  known: readonly Pool[],
): Promise<SwapSnapshot> {
  const { from, to, side, amount } = request;
  const paths = amount === null ? [] : findPaths(exchange, known, from.address, to.address);
  const parts: readonly (readonly Call[])[] = [
    blockSelectors.map((data) => ({ to: exchange.multicall, data })),
    poolStateCalls(refs),
    amount === null ? [] : quoteCalls(exchange, paths, side, amount),
    feedCalls(exchange.feeds),
    balanceCalls(exchange, assets, member),
  ];
  const results = await readCalls(client, exchange.multicall, parts.flat());
  const [blockResults, poolResults, quoteResults, feedResults, balanceResults] = split(results, parts);
  const [block, time] = (blockResults ?? []).map((result) => readAnswer(result, hexToBigInt));
  // Without Multicall3 the chain has none of the exchange either, whatever the site expects of it.
  if (block == null || time == null) throw new Error("The node returned no block to a call of Multicall3");
  const pools = parsePoolStates(refs, poolResults ?? []);
  // A price impact between two blocks would be wrong.
  const quoted = paths.map((path) => withPoolStates(path, pools));
  const hasAnswer = quoteResults?.some(({ success }) => success);
  return {
    request,
    block,
    time: Number(time),
    readAt: Date.now(),
    pools,
    quotes: amount === null ? [] : parseQuotes(quoted, side, amount, quoteResults ?? []),
    transferError: hasAnswer ? null : await findTransferError(client, paths, member),
    prices: parsePrices(exchange.feeds, feedResults ?? [], Number(time)),
    balances: parseBalances(assets, balanceResults ?? []),
  };
}

/** The results of each part of the calls. */
function split(
  results: readonly CallResult[],
  parts: readonly (readonly Call[])[],
): readonly (readonly CallResult[])[] {
  let start = 0;
  return parts.map(({ length }) => {
    const part = results.slice(start, start + length);
    start += length;
    return part;
  });
}
