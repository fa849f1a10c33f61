import { setTimeout as sleep } from "node:timers/promises";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import type { ChainClient } from "../chain/client.ts";
import { movePool } from "./move-pool.ts";
import { sqrtPriceX96 } from "./pool-math.ts";
import { type PoolPlan, poolSides, tradedPools } from "./pools.ts";
import { openingPrices, type TokenName, type TokenPrices } from "./tokens.ts";

/** How far from the oracle's price a trade leaves a pool at most, in millionths. */
const MAXIMUM_DRIFT = 4_000;
const MILLION = 1_000_000n;
/** Milliseconds between two trades: the shortest and the longest pause. */
const PAUSES = [20_000, 70_000] as const;

/** A trader that moves the prices of the local exchange a little. */
export interface MarketBot {
  readonly trades: number;
  readonly failures: number;
  /** Waits for the trade in progress. */
  stop(): Promise<void>;
}

/**
 * Trades now and then until it is stopped. A failure, for example of an unreachable chain, is counted, and the next trade is as
 * likely as before.
 *
 * @param random numbers in [0, 1): which pool, how far, and when
 */
export function startMarketBot(
  client: ChainClient,
  random: () => number,
  [shortest, longest]: readonly [number, number] = PAUSES,
): MarketBot {
  const stopping = new AbortController();
  let [trades, failures] = [0, 0];
  async function run(): Promise<void> {
    for (;;) {
      const pause = shortest + random() * (longest - shortest);
      await sleep(pause, undefined, { signal: stopping.signal });
      try {
        await trade(client, random);
        trades += 1;
      } catch {
        failures += 1;
      }
    }
  }
  const ended = run().catch(() => {});
  return {
    get trades() {
      return trades;
    },
    get failures() {
      return failures;
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Moves one pool to a price near the oracle's, as traders on Polygon do. */
export async function trade(client: ChainClient, random: () => number): Promise<void> {
  const plan = tradedPools[Math.floor(random() * tradedPools.length)];
  if (plan === undefined) throw new RangeError("No pool to trade in");
  const drift = BigInt(Math.round((2 * random() - 1) * MAXIMUM_DRIFT));
  const [token0, token1] = poolSides(plan, await readPrices(client, plan));
  // Half of the drift, because this is the square root of the price.
  await movePool(client, plan, (sqrtPriceX96(token0, token1) * (2n * MILLION + drift)) / (2n * MILLION));
}

/** The present prices of a pool's tokens; the others' do not matter. */
async function readPrices(client: ChainClient, { pair }: PoolPlan): Promise<TokenPrices> {
  const [first, second] = await Promise.all(pair.map((name) => readFeed(client, name)));
  if (first === undefined || second === undefined) throw new Error(`No feed for ${pair.join(" or ")}`);
  return { ...openingPrices(first), [pair[0]]: first, [pair[1]]: second };
}

/** USD of a token by its feed, with 8 decimals; undefined for one without a feed. */
export async function readFeed(client: ChainClient, name: TokenName): Promise<bigint | undefined> {
  const source = localExchange.feeds.find(({ token }) => token === localAddress(name));
  if (source === undefined) return undefined;
  const [, answer] = await client.readContract({
    address: source.feed,
    abi: mockV3AggregatorAbi,
    functionName: "latestRoundData",
  });
  return answer;
}
