import { FEW_ACCOUNTS } from "@canopy/dev/chain/accounts";
import { reportPrice } from "@canopy/dev/chain/feed";
import { deployExchange } from "@canopy/dev/exchange/deploy-exchange";
import { movePool } from "@canopy/dev/exchange/move-pool";
import { sqrtPriceX96 } from "@canopy/dev/exchange/pool-math";
import { type PoolPlan, poolPlans, poolSides } from "@canopy/dev/exchange/pools";
import { openingPrices } from "@canopy/dev/exchange/tokens";
import { findExchange } from "@canopy/swap/deployments";
import { localAddress } from "@canopy/swap/deployments-local";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestChain, type TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import { nodelessEnvironment } from "../../../test/support/test-server.ts";
import { connectChain } from "../../chain/client.ts";
import { readConfig } from "../../config/config.ts";
import type { Database } from "../../database/tables.ts";
import { createLog } from "../../lib/log.ts";
import { toCandleStart } from "./candles/candle-source.ts";
import { listPairs } from "./candles/pairs.ts";
import { keepMarkets } from "./keep-markets.ts";
import { openPoolSource } from "./pools/pool-source.ts";

const QUARTER = 900;
const market = "POL-USDC";
const polUsd = 50_000_000n;

let chain: TestChain & { stop(): Promise<void> };
let database: Database;
beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(FEW_ACCOUNTS), createTestDatabase()]);
  await deployExchange(chain.client, { polUsd, members: [] });
}, 120_000);
afterAll(async () => {
  await chain?.stop();
  await database?.destroy();
});
beforeEach(() => emptyTables(database));

const [deepest] = poolPlans;
if (deepest === undefined) throw new Error("The local exchange has pools");
const plan: PoolPlan = deepest;

/** Moves the deepest pool to a price of one POL in cents. */
async function tradeTo(cents: number): Promise<void> {
  const [token0, token1] = poolSides(plan, {
    ...openingPrices(BigInt(cents) * 1_000_000n),
    usdc: 100_000_000n,
  });
  await movePool(chain.client, plan, sqrtPriceX96(token0, token1));
}

async function readTime(): Promise<number> {
  return Number((await chain.client.getBlock()).timestamp);
}

/** Moves the chain's time to `seconds` after the next candle begins. */
async function toNextCandle(seconds: number): Promise<number> {
  const begin = toCandleStart(await readTime()) + QUARTER;
  await chain.client.setNextBlockTimestamp({ timestamp: BigInt(begin + seconds) });
  await chain.client.mine({ blocks: 1 });
  return begin;
}

const storedCandles = () =>
  database.selectFrom("candles").selectAll().where("market", "=", market).orderBy("time").execute();

/** Keeps the markets until `isDone`. */
async function keepUntil(
  isDone: () => Promise<boolean>,
  environment: Record<string, string> = {},
): Promise<void> {
  const stop = new AbortController();
  const config = readConfig({ ...nodelessEnvironment, RPC_URL: chain.rpcUrl, ...environment });
  const keeping = keepMarkets({
    ...{ config, database, log: createLog("silent"), signal: stop.signal },
    chain: connectChain(chain.rpcUrl),
    pace: { idle: 20, history: 0 },
  });
  try {
    await expect.poll(isDone, { timeout: 30_000, interval: 50 }).toBe(true);
  } finally {
    stop.abort();
    await keeping;
  }
}

async function isCoveredTo(time: number, name = market): Promise<boolean> {
  const row = await database
    .selectFrom("markets")
    .select("covered_to")
    .where("market", "=", name)
    .executeTakeFirst();
  return row !== undefined && Number(row.covered_to) >= time;
}

describe("the swaps of a local chain", () => {
  test("continue its synthetic markets, across a stop in the middle, and leave gaps", async () => {
    const begin = await toNextCandle(1);
    // From here on.
    await keepUntil(() => isCoveredTo(begin));
    for (const cents of [51, 54, 49, 52]) await tradeTo(cents);
    const gap = await toNextCandle(1);
    await keepUntil(() => isCoveredTo(gap));
    const last = await toNextCandle(1);
    await tradeTo(60);
    const end = await toNextCandle(1);
    await keepUntil(() => isCoveredTo(end));

    const candles = await storedCandles();
    expect(candles.map(({ time }) => Number(time))).toEqual([begin, last]);
    const [first, second] = candles;
    expect(first?.open).toBeCloseTo(0.51, 4);
    expect(first?.high).toBeCloseTo(0.54, 4);
    expect(first?.low).toBeCloseTo(0.49, 4);
    expect(first?.close).toBeCloseTo(0.52, 4);
    expect(first?.volume).toBeGreaterThan(1_000);
    expect(second?.close).toBeCloseTo(0.6, 4);
    const rows = await database.selectFrom("markets").select(["market", "source", "source_name"]).execute();
    expect(rows.toSorted((one, other) => one.market.localeCompare(other.market))).toEqual([
      { market, source: "synthetic", source_name: "Synthetic, then Uniswap v3 0.05 %" },
      { market: "WETH-USDC", source: "synthetic", source_name: "Synthetic, then Uniswap v3 0.05 %" },
    ]);
  });

  test("are the history of markets that are read from pools", async () => {
    const begin = await toNextCandle(1);
    await tradeTo(55);
    const end = await toNextCandle(1);
    const hasHistory = async () => (await storedCandles()).some(({ time }) => Number(time) === begin);
    await keepUntil(hasHistory, { MARKET_SOURCE: "pools", MARKET_HISTORY_DAYS: "1" });
    expect(await isCoveredTo(end)).toBe(true);
    const found = (await storedCandles()).find(({ time }) => Number(time) === begin);
    expect(found?.close).toBeCloseTo(0.55, 4);
  });

  test("count once their blocks are final", async () => {
    const exchange = findExchange(31_337);
    const [pair] = listPairs(31_337);
    if (exchange === null || pair === undefined) throw new Error("The local chain has an exchange");
    const client = connectChain(chain.rpcUrl);
    const open = () => openPoolSource({ client, exchange, pair, finalTag: "finalized", isSynthetic: false });
    const begin = await toNextCandle(1);
    await tradeTo(56);
    await toNextCandle(1);
    const span = { from: begin, to: begin + QUARTER };
    await expect((await open())?.read(span)).rejects.toThrow("no final block");
    // anvil's final block is 64 behind.
    await chain.client.mine({ blocks: 70 });
    expect(await (await open())?.read(span)).toMatchObject([{ time: begin, open: expect.closeTo(0.56, 4) }]);
  });
});

describe("the rounds of price feeds", () => {
  async function report(answer: bigint): Promise<void> {
    await chain.client.increaseTime({ seconds: 2 });
    await reportPrice(chain.client, chain.feed, chain.accounts.deployer, answer);
  }
  const reportUsdc = () =>
    reportPrice(chain.client, localAddress("usdcFeed"), chain.accounts.deployer, 100_000_000n);

  test("become candles without volume, and invalid prices are ignored", async () => {
    const begin = await toNextCandle(1);
    await reportUsdc();
    for (const answer of [50n, 52n, 0n, -7n, 48n, 51n]) await report(answer * 1_000_000n);
    const gap = await toNextCandle(1);
    const last = await toNextCandle(1);
    await report(53_000_000n);
    const end = await toNextCandle(1);
    const isThere = async () =>
      (await isCoveredTo(end)) && (await storedCandles()).some(({ time }) => Number(time) === begin);
    await keepUntil(isThere, { MARKET_SOURCE: "chainlink", MARKET_HISTORY_DAYS: "1" });

    const candles = (await storedCandles()).filter(({ time }) => Number(time) >= begin);
    expect(candles).toEqual([
      { market, time: BigInt(begin), open: 0.5, high: 0.52, low: 0.48, close: 0.51, volume: 0 },
      { market, time: BigInt(last), open: 0.53, high: 0.53, low: 0.53, close: 0.53, volume: 0 },
    ]);
    expect(gap).toBe(begin + QUARTER);
  });
});
