import type { BotRequest } from "@canopy/shared/api/bots";
import { type Candle, toColumns } from "@canopy/strategies/candles/candles";
import { runBacktest } from "@canopy/strategies/engine/backtest";
import { settingsSchema } from "@canopy/strategies/engine/settings";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { FIRST, insertCandles, MARKET, STORED, walk } from "../../../test/support/candles.ts";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import type { Database, Row } from "../../database/tables.ts";
import { createLog } from "../../lib/log.ts";
import { createBot } from "./create-bot.ts";
import { openRow } from "./open-row.ts";
import { toFigures } from "./paper-run.ts";
import { stepBots } from "./step-bots.ts";
import { stopBot } from "./stop-bot.ts";
import { toBotSetup } from "./to-bot-setup.ts";

const log = createLog("silent");
const HOUR = 3_600;
const noLimits = { maximumDrawdown: null, dailyLoss: null, cooldown: 0, sellsWhenStopped: false };

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(() => emptyTables(database));

/** Buys for 10 with every candle, unless `request` says something else. */
async function create(request: Partial<BotRequest> = {}): Promise<Row<"paper_bots">> {
  const dca = { side: "buy", amount: 10, interval: 60, times: null };
  const created = await createBot(database, {
    member: { id: 7, account: `0x${"7".repeat(40)}` },
    request: { kind: "dca", market: MARKET, interval: 900, parameters: dca, ...request },
    now: new Date(0),
  });
  if (typeof created === "string") throw new Error(created);
  return created;
}

async function stepAll(): Promise<number> {
  let sum = 0;
  for (;;) {
    const { bots, candles } = await stepBots(database, log);
    if (bots === 0) return sum;
    sum += candles;
  }
}

const readBot = (id: string) =>
  database.selectFrom("paper_bots").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const readLog = (id: string) =>
  database.selectFrom("paper_bot_log").selectAll().where("bot_id", "=", id).orderBy("line").execute();
const outcomes = async (id: string) => (await readLog(id)).map(({ outcome }) => outcome);

async function readFigures(id: string) {
  return toFigures(openRow(await readBot(id)));
}

async function stop(id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const bot = await transaction
      .selectFrom("paper_bots")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await stopBot(transaction, bot);
  });
}

/** Candles that begin after the bot, which begins with the second one. */
async function begin(candles: readonly Candle[], request?: Partial<BotRequest>): Promise<string> {
  await insertCandles(database, candles.slice(0, 1));
  return (await create(request)).id;
}

describe("a paper bot", () => {
  test("does what a backtest does, however many candles come at a time", async () => {
    const settings = fc.record({
      parts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
      seed: fc.integer({ min: 1, max: 1_000 }),
      missing: fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 20 }),
      request: fc.constantFrom<Partial<BotRequest>>(
        {},
        { limits: { ...noLimits, maximumDrawdown: 0.03, sellsWhenStopped: true } },
        { kind: "average-cross", parameters: { fast: 2, slow: 5 } },
        {
          kind: "grid",
          parameters: { low: 0.45, high: 0.55, levels: 5, amount: 20 },
          start: { base: 500, quote: 500 },
          limits: { ...noLimits, dailyLoss: 0.01, cooldown: 1_800 },
        },
      ),
    });
    await fc.assert(
      fc.asyncProperty(settings, async ({ parts, seed, missing, request }) => {
        await emptyTables(database);
        const candles = walk(150, { seed, isMissing: (index) => missing.includes(index) });
        const id = await begin(candles, request);
        let from = 1;
        for (const part of [...parts, candles.length]) {
          await insertCandles(database, candles.slice(from, from + part));
          from += part;
          await stepAll();
        }
        const bot = await readBot(id);
        const setup = { ...toBotSetup(bot), settings: z.parse(settingsSchema, bot.settings) };
        const whole = toColumns(900_000, candles.slice(1, bot.candles + 1));
        const backtest = runBacktest(whole, setup);
        const figures = await readFigures(id);
        expect([figures.value, figures.base, figures.quote]).toEqual([
          backtest.equity.at(-1),
          backtest.end.base,
          backtest.end.quote,
        ]);
        expect(figures.startValue).toBe(backtest.startValue);
        const fills = (await readLog(id)).filter(({ outcome }) => outcome === "filled");
        expect(fills).toHaveLength(backtest.fills.length);
        expect(bot.is_done).toBe(backtest.halted !== null);
        if (!bot.is_done) expect(bot.candles).toBe(candles.length - 1);
      }),
      { numRuns: 12 },
    );
  });

  test("begins with the first candle that closes after its creation", async () => {
    const candles = walk(3);
    const id = await begin(candles);
    expect(await stepAll()).toBe(0);
    await insertCandles(database, candles.slice(1));
    expect(await stepAll()).toBe(2);
    const bot = await readBot(id);
    expect(Number(bot.started_at)).toBe(FIRST + STORED);
    expect(Number(bot.next_candle)).toBe(FIRST + 3 * STORED);
  });

  test("steps by an hour when its last quarter has closed", async () => {
    const candles = walk(9);
    const id = await begin(candles, { interval: HOUR });
    await insertCandles(database, candles.slice(1, 7));
    expect(await stepAll()).toBe(1);
    await insertCandles(database, candles.slice(7));
    expect(await stepAll()).toBe(1);
    const fill = (await readLog(id)).find(({ outcome }) => outcome === "filled");
    expect(fill).toMatchObject({ at: BigInt(FIRST + HOUR), detail: { reference: candles[4]?.open } });
  });

  test("logs each decision, and what came of it in the next candle", async () => {
    const candles = walk(4);
    const id = await begin(candles, { start: { base: 0, quote: 15 } });
    await insertCandles(database, candles.slice(1));
    await stepAll();
    expect(await outcomes(id)).toEqual(["started", "decided", "filled", "decided", "filled", "decided"]);
    const [, decided, filled, , last] = await readLog(id);
    const close = FIRST + 2 * STORED;
    expect(decided).toMatchObject({
      at: BigInt(close),
      detail: { side: "buy", amount: 10, reason: "interval", reference: candles[1]?.close },
    });
    expect(filled).toMatchObject({ at: BigInt(close), detail: { reference: candles[2]?.open } });
    // What is left, without the gas.
    expect(last?.detail).toMatchObject({ amount: 10, quote: expect.closeTo(-4.99, 6) });
  });

  test("logs a gap and never fills it in", async () => {
    const candles = walk(8, { isMissing: (index) => index >= 3 && index < 6 });
    const id = await begin(candles);
    await insertCandles(database, candles.slice(1));
    expect(await stepAll()).toBe(4);
    const gap = (await readLog(id)).find(({ outcome }) => outcome === "gap");
    expect(gap).toMatchObject({
      at: BigInt(FIRST + 3 * STORED),
      detail: { until: new Date((FIRST + 6 * STORED) * 1_000).toISOString() },
    });
  });

  test("catches up after a downtime of weeks, also over a gap longer than a batch", async () => {
    const candles = walk(2_500, { isMissing: (index) => index >= 600 && index < 1_800 });
    const id = await begin(candles);
    await insertCandles(database, candles.slice(1));
    expect(await stepAll()).toBe(candles.length - 1);
    expect((await outcomes(id)).filter((outcome) => outcome === "gap")).toHaveLength(1);
    expect(await readBot(id)).toMatchObject({ candles: candles.length - 1 });
  });

  test("fills without a volume in a market of price feeds", async () => {
    const candles = walk(4, { volume: 0 });
    await insertCandles(database, candles.slice(0, 1), { source: "chainlink" });
    const { id } = await create();
    await insertCandles(database, candles.slice(1));
    await stepAll();
    expect(await outcomes(id)).toContain("filled");
  });
});

describe("limits", () => {
  /** Falls by a tenth with each candle. */
  const crash = (count: number): Candle[] =>
    walk(count).map((candle, index) => {
      const [open, close] = [0.9 ** index, 0.9 ** (index + 1)];
      return { ...candle, open, close, high: open, low: close };
    });

  test("a drawdown stops the bot permanently, and sells if the member wants that", async () => {
    const candles = crash(12);
    const limits = { ...noLimits, maximumDrawdown: 0.2, sellsWhenStopped: true };
    const start = { base: 1_000, quote: 0 };
    const id = await begin(candles, {
      kind: "stop-loss",
      parameters: { trigger: 0.01, amount: "all" },
      start,
      limits,
    });
    await insertCandles(database, candles.slice(1));
    await stepAll();
    expect(await outcomes(id)).toEqual(["started", "stopped", "decided", "filled"]);
    expect(await readBot(id)).toMatchObject({ stop: "maximum drawdown", is_done: true });
    expect(await readFigures(id)).toMatchObject({ base: 0, trades: 1 });
  });

  test("the kill switch refuses what was decided last, and ends the bot", async () => {
    const candles = walk(6);
    const id = await begin(candles);
    await insertCandles(database, candles.slice(1, 3));
    await stepAll();
    await stop(id);
    await insertCandles(database, candles.slice(3));
    expect(await stepAll()).toBe(0);
    expect((await outcomes(id)).slice(-3)).toEqual(["decided", "skipped", "stopped"]);
    const [, skipped, stopped] = (await readLog(id)).slice(-3);
    expect(skipped?.detail).toMatchObject({ because: "kill switch" });
    expect(stopped?.detail).toEqual({ stop: "member" });
    expect(await readBot(id)).toMatchObject({ stop: "member", is_done: true });
  });

  test("the kill switch sells first if the member wants that", async () => {
    const candles = walk(6);
    const id = await begin(candles, { limits: { ...noLimits, sellsWhenStopped: true } });
    await insertCandles(database, candles.slice(1, 4));
    await stepAll();
    await stop(id);
    expect(await readBot(id)).toMatchObject({ stop: "member", is_done: false });
    await insertCandles(database, candles.slice(4));
    await stepAll();
    expect(await readBot(id)).toMatchObject({ stop: "member", is_done: true });
    expect(await readFigures(id)).toMatchObject({ base: 0 });
    expect((await outcomes(id)).slice(-4)).toEqual(["stopped", "skipped", "decided", "filled"]);
  });

  test("stopping twice, or before the first candle, changes nothing more", async () => {
    const id = await begin(walk(1));
    await stop(id);
    await stop(id);
    expect(await outcomes(id)).toEqual(["started", "stopped"]);
    expect(await readBot(id)).toMatchObject({ is_done: true, state: null });
  });
});

describe("several processes", () => {
  test("step each candle once", async () => {
    const candles = walk(30);
    await insertCandles(database, candles.slice(0, 1));
    const bots = await Promise.all(Array.from({ length: 20 }, () => create()));
    await insertCandles(database, candles.slice(1));
    const sums = await Promise.all([stepAll(), stepAll(), stepAll()]);
    expect(sums[0] + sums[1] + sums[2]).toBe(bots.length * 29);
    const logs = await Promise.all(bots.map(({ id }) => readLog(id)));
    const [first] = logs;
    for (const lines of logs)
      expect(lines.map(({ at, detail }) => [at, detail])).toEqual(
        first?.map(({ at, detail }) => [at, detail]),
      );
  });
});

test("a bot that this version can't continue stops, and the others go on", async () => {
  const candles = walk(3);
  const broken = await begin(candles);
  const sound = (await create()).id;
  await database.updateTable("paper_bots").set({ state: "{}" }).where("id", "=", broken).execute();
  await insertCandles(database, candles.slice(1));
  await stepAll();
  expect(await readBot(broken)).toMatchObject({ stop: "error", is_done: true });
  expect(await outcomes(broken)).toEqual(["started", "stopped"]);
  expect(await readBot(sound)).toMatchObject({ stop: null, candles: 2 });
});
