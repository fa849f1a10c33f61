import type { Exchange, Pool } from "@canopy/swap/types";
import { parseAbi } from "viem";
import { createBlockRange } from "../../../chain/block-range.ts";
import type { ChainClient } from "../../../chain/client.ts";
import { buildCandles, type Tick } from "../candles/build-candles.ts";
import type { CandleSource, Span } from "../candles/candle-source.ts";
import type { Pair } from "../candles/pairs.ts";
import { findDeepestPool } from "./deepest-pool.ts";
import { createBlocksByTime } from "./find-blocks.ts";
import { readSwapPrice } from "./swap-prices.ts";

/** Seconds of a read: on Polygon some 3,600 blocks. */
const SPAN = 7_200;

/** The event has the same fields on both venues. */
const [swapEvent] = parseAbi([
  "event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)",
]);

export interface PoolSourceOptions {
  client: ChainClient;
  exchange: Exchange;
  pair: Pair;
  /** Which blocks never change. */
  finalTag: "finalized" | "latest";
  /** The history of a synthetic market is stored already, and the swaps of a local chain continue it. */
  isSynthetic: boolean;
}

/** The swaps of the deepest pool of a pair. null without a pool. */
export async function openPoolSource(options: PoolSourceOptions): Promise<CandleSource | null> {
  const pool = await findDeepestPool(options.client, options.exchange, options.pair);
  return pool === null ? null : createPoolSource(pool, options);
}

function createPoolSource(
  pool: Pool,
  { client, pair, finalTag, isSynthetic }: PoolSourceOptions,
): CandleSource {
  const blocks = createBlocksByTime(client, finalTag);
  const range = createBlockRange();

  async function readTicks(from: bigint, to: bigint): Promise<Tick[]> {
    // In one request with the last block, so that a node that is behind fails and returns no part of the events.
    const [logs] = await Promise.all([
      client.getLogs({
        ...{ address: pool.address, event: swapEvent, strict: true },
        ...{ fromBlock: from, toBlock: to },
      }),
      client.getBlock({ blockNumber: to }),
    ]);
    const times = new Map<bigint, number>();
    const ticks: Tick[] = [];
    for (const { blockNumber, blockTimestamp, args } of logs) {
      const time =
        times.get(blockNumber) ??
        Number(blockTimestamp ?? (await client.getBlock({ blockNumber })).timestamp);
      times.set(blockNumber, time);
      ticks.push({ time, ...readSwapPrice(pair, pool, args) });
    }
    return ticks;
  }

  return {
    kind: isSynthetic ? "synthetic" : "pools",
    name: isSynthetic ? `Synthetic, then ${toName(pool)}` : toName(pool),
    span: SPAN,
    delay: 0,
    hasHistory: !isSynthetic,
    async read(span: Span) {
      const [first, end] = [await blocks.firstFrom(span.from), await blocks.firstFrom(span.to)];
      const ticks: Tick[] = [];
      for (let from = first; from < end; ) {
        const last = from + range.size - 1n;
        const to = last < end ? last : end - 1n;
        try {
          const read = await readTicks(from, to);
          range.succeeded(read.length);
          ticks.push(...read);
          from = to + 1n;
        } catch (error) {
          if (!range.failed(error)) throw error;
        }
      }
      return buildCandles(ticks);
    },
  };
}

const venueNames = { uniswap: "Uniswap v3", quickswap: "QuickSwap" } as const;

/** With the fee in percent, where it is the same for all swaps of a pool. */
function toName({ venue, fee }: Pool): string {
  return fee === 0 ? venueNames[venue] : `${venueNames[venue]} ${fee / 10_000} %`;
}
