import { setTimeout as sleep } from "node:timers/promises";
import { createBot } from "@canopy/server/bots/paper/create-bot";
import { runPaper } from "@canopy/server/bots/paper/run-paper";
import { openDatabase } from "@canopy/server/database/open";
import type { Database } from "@canopy/server/database/tables";
import { createLog } from "@canopy/server/lib/log";
import { insertCandles, MARKET, STORED, walk } from "@canopy/server/test/support/candles";
import { startPostgres } from "@canopy/server/test/support/postgres";
import type { Figure } from "../figures.ts";
import { quantile } from "../quantiles.ts";
import { note, type Scope } from "../scope.ts";

const BOTS = 1_000;
const CANDLES = 40;
/** Milliseconds between two ticks, as of the role. */
const PACE = 500;
/** Milliseconds between two looks at how many bots are done. */
const LOOK = 10;
/** Milliseconds. */
const TARGET = 2_000;

type Request = Parameters<typeof createBot>[1]["request"];

const start = { base: 500, quote: 500 };
const kinds: Pick<Request, "kind" | "parameters">[] = [
  { kind: "dca", parameters: { side: "buy", amount: 5, interval: 900, times: null } },
  { kind: "grid", parameters: { low: 0.2, high: 0.8, levels: 20, amount: 10 } },
  { kind: "rebalance", parameters: { target: 0.5, band: 0.01, mostBase: 100, mostQuote: 100 } },
  { kind: "average-cross", parameters: { fast: 5, slow: 20 } },
  { kind: "rsi-reversal", parameters: { period: 14, low: 30, high: 70 } },
  { kind: "bollinger", parameters: { period: 20, width: 2 } },
  { kind: "trailing-stop", parameters: { distance: 0.5 } },
];

/** Measures the time from the moment at which a candle is stored until the state and log of 1,000 bots are. */
export async function measurePaperBots(scope: Scope): Promise<Figure[]> {
  const postgres = await startPostgres();
  scope.defer(() => postgres.stop());
  const log = createLog("silent");
  const url = await postgres.createDatabase();
  const { database, close } = await openDatabase({ url, connections: 4 }, log);
  scope.defer(close);

  note(`Creating ${BOTS} bots ...`);
  const candles = walk(CANDLES + 1);
  await insertCandles(database, candles.slice(0, 1));
  for (let index = 0; index < BOTS; index++) await create(database, index);

  const stopping = new AbortController();
  const report = {
    succeeded: () => undefined,
    stepped: () => undefined,
    failed(_part: string, error: unknown) {
      throw error;
    },
  };
  const running = runPaper({ database, log, report, signal: stopping.signal, pace: PACE });
  note(`Storing ${CANDLES} candles ...`);
  const lags: number[] = [];
  const before = process.cpuUsage();
  for (const [index, candle] of candles.entries()) {
    if (index === 0) continue;
    // At another moment of the loop's pause each time.
    await sleep((index * 379) % 1_000);
    await insertCandles(database, [candle]);
    lags.push(...(await measureLags(database, BigInt(candle.time / 1_000 + STORED))));
  }
  const { user, system } = process.cpuUsage(before);
  stopping.abort();
  await running;
  const figure = { target: null, ratio: null, peer: null };
  return [
    { ...figure, name: `lag of ${BOTS} paper bots, p50`, value: quantile(lags, 0.5), unit: "ms" },
    {
      ...{ ...figure, name: `lag of ${BOTS} paper bots, p99`, value: quantile(lags, 0.99) },
      ...{ unit: "ms", target: TARGET },
    },
    { ...figure, name: "CPU of a candle", value: (user + system) / 1_000 / CANDLES, unit: "ms" },
    { ...figure, name: "memory of the process", value: process.memoryUsage().rss / 2 ** 20, unit: "MiB" },
  ];
}

async function create(database: Database, index: number): Promise<void> {
  const kind = kinds[index % kinds.length];
  if (kind === undefined) throw new Error("There are no kinds");
  const created = await createBot(database, {
    member: { id: 1 + Math.floor(index / 20), account: `0x${"7".repeat(40)}` },
    request: { ...kind, market: MARKET, interval: 900, start },
    now: new Date(),
  });
  if (typeof created === "string") throw new Error(`No bot was created: ${created}`);
}

/** Milliseconds from now until each bot waits for the candle that begins at `next`. */
async function measureLags(database: Database, next: bigint): Promise<number[]> {
  const startedAt = performance.now();
  const lags: number[] = [];
  while (lags.length < BOTS) {
    const { count } = await database
      .selectFrom("paper_bots")
      .select(({ fn }) => fn.countAll<bigint>().as("count"))
      .where(({ or, eb }) => or([eb("next_candle", ">=", next), eb("is_done", "=", true)]))
      .executeTakeFirstOrThrow();
    const lag = performance.now() - startedAt;
    while (lags.length < Number(count)) lags.push(lag);
    await sleep(LOOK);
  }
  return lags;
}
