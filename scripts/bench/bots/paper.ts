import { setTimeout as sleep } from "node:timers/promises";
import { createBot } from "@canopy/server/bots/paper/create-bot";
import type { Database } from "@canopy/server/database/tables";
import { insertCandles, MARKET } from "@canopy/server/test/support/candles";
import type { Candle } from "@canopy/strategies/candles/candles";

export const BOTS = 1_000;
/** Milliseconds between two looks at how many bots are done. */
const LOOK = 10;

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

/** Creates the bots, which begin after the first candle. */
export async function createPaperBots(database: Database, candles: readonly Candle[]): Promise<void> {
  await insertCandles(database, candles.slice(0, 1));
  for (let index = 0; index < BOTS; index++) await create(database, index);
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
export async function measureLags(database: Database, next: bigint): Promise<number[]> {
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
