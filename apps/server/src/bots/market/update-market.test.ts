import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import type { Database } from "../../database/tables.ts";
import type { CandleSource, Span } from "./candles/candle-source.ts";
import { updateMarket } from "./update-market.ts";

const QUARTER = 900;
const HOUR = 4 * QUARTER;
const market = "POL-USDC";
const start = 1_000 * HOUR;
const history = 10 * HOUR;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(() => emptyTables(database));

/** A source with a candle for each quarter of an hour but some, which fails on request. */
function createSource({ kind = "chainlink", gaps = [], hasHistory = true, delay = 0 }: SourceOptions = {}) {
  const source = {
    ...{ kind, name: "A source", span: HOUR, delay, hasHistory },
    reads: [] as Span[],
    fails: false,
    async read(span: Span) {
      source.reads.push(span);
      if (source.fails) throw new Error("The source fails");
      const times: number[] = [];
      for (let time = span.from; time < span.to; time += QUARTER) if (!gaps.includes(time)) times.push(time);
      return times.map((time) => ({ time, open: time, high: time, low: time, close: time, volume: 1 }));
    },
  };
  return source satisfies CandleSource;
}
interface SourceOptions extends Partial<Pick<CandleSource, "kind" | "hasHistory" | "delay">> {
  gaps?: number[];
}

const update = (source: CandleSource, now: number) =>
  updateMarket({ database, market, source, now, history });

/** Updates until nothing is missing. */
async function catchUp(source: CandleSource, now: number): Promise<void> {
  for (let count = 0; count < 100; count++) {
    const { isBehind, lacksHistory } = await update(source, now);
    if (!isBehind && !lacksHistory) return;
  }
  throw new Error("The market does not catch up");
}

async function storedTimes(): Promise<number[]> {
  const rows = await database.selectFrom("candles").select("time").orderBy("time").execute();
  return rows.map(({ time }) => Number(time));
}

function quarters(from: number, to: number, without: readonly number[] = []): number[] {
  const all = Array.from({ length: (to - from) / QUARTER }, (_, index) => from + index * QUARTER);
  return all.filter((time) => !without.includes(time));
}

test("a new market gets its history, the newest part first, and nothing before it", async () => {
  const source = createSource();
  await catchUp(source, start);
  expect(await storedTimes()).toEqual(quarters(start - history, start));
  expect(source.reads[0]).toEqual({ from: start - HOUR, to: start });
  expect(source.reads.at(-1)).toEqual({ from: start - history, to: start - history + HOUR });
});

test("candles that have closed since come before more history", async () => {
  const source = createSource();
  await update(source, start);
  const { candles, lacksHistory } = await update(source, start + HOUR + 1);
  expect(source.reads.at(-1)).toEqual({ from: start, to: start + HOUR });
  expect(candles).toBe(4);
  expect(lacksHistory).toBe(true);
});

test("a candle is read once it has closed, and the source has had time for it", async () => {
  const source = createSource({ hasHistory: false, delay: 60 });
  await update(source, start + 60);
  for (const now of [start + 61, start + QUARTER, start + QUARTER + 59]) await update(source, now);
  expect(await storedTimes()).toEqual([]);
  await update(source, start + QUARTER + 60);
  expect(await storedTimes()).toEqual([start]);
});

test("gaps of the source stay gaps, and are not asked for again", async () => {
  const gaps = [start - QUARTER, start - 2 * HOUR];
  const source = createSource({ gaps });
  await catchUp(source, start);
  expect(await storedTimes()).toEqual(quarters(start - history, start, gaps));
  const { length } = source.reads;
  await update(source, start);
  expect(source.reads).toHaveLength(length);
});

test("a market without history in its source is only continued", async () => {
  const source = createSource({ kind: "synthetic", hasHistory: false });
  await catchUp(source, start);
  await catchUp(source, start + 3 * HOUR);
  expect(await storedTimes()).toEqual(quarters(start, start + 3 * HOUR));
});

test("reading continues where it stopped, after failures and a restart", async () => {
  for (let count = 0; count < 3; count++) {
    const source = createSource();
    await update(source, start);
    source.fails = true;
    await expect(update(source, start)).rejects.toThrow("The source fails");
  }
  await catchUp(createSource(), start);
  expect(await storedTimes()).toEqual(quarters(start - history, start));
});

test("two copies at once store each candle once", async () => {
  await Promise.all([1, 2, 3].map(() => catchUp(createSource(), start)));
  await Promise.all([1, 2, 3].map((hours) => catchUp(createSource(), start + hours * HOUR)));
  expect(await storedTimes()).toEqual(quarters(start - history, start + 3 * HOUR));
});

test("a node that is behind takes nothing back", async () => {
  await catchUp(createSource(), start);
  await catchUp(createSource(), start - HOUR);
  expect(await storedTimes()).toEqual(quarters(start - HOUR - history, start));
});

describe("another source", () => {
  const readSource = () =>
    database.selectFrom("markets").select(["source", "source_name"]).executeTakeFirstOrThrow();

  test("replaces the candles of the one before", async () => {
    await catchUp(createSource({ gaps: quarters(start - history, start) }), start);
    await update(createSource({ kind: "pools" }), start + HOUR);
    expect(await storedTimes()).toEqual(quarters(start, start + HOUR));
    expect((await readSource()).source).toBe("pools");
  });

  test("of another exchange does too, and another pool continues", async () => {
    await update({ ...createSource({ kind: "pools" }), name: "Uniswap" }, start);
    await update({ ...createSource({ kind: "pools" }), name: "QuickSwap" }, start);
    expect(await storedTimes()).toHaveLength(8);
    expect(await readSource()).toEqual({ source: "pools", source_name: "QuickSwap" });
    await update({ ...createSource({ kind: "exchange" }), name: "kraken" }, start);
    await update({ ...createSource({ kind: "exchange" }), name: "gemini" }, start);
    expect(await storedTimes()).toHaveLength(4);
  });
});
