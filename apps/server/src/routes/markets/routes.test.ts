import { MAXIMUM_CANDLES } from "@canopy/shared/api/markets";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertAll } from "../../../test/support/insert-all.ts";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";

const HOUR = 3_600;
const QUARTER = 900;
const DAY = 86_400;
/** A midnight. */
const START = 20_000 * DAY;

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await buildTestServer(database);
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database));

/** Waits until cached responses have expired. */
async function get(path: string) {
  server.pass(5);
  return server.app.inject({ url: `/api${path}` });
}

async function read(path: string) {
  const response = await get(path);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

const candleAt = (index: number) => ({
  market: "POL-USDC",
  time: BigInt(START + index * QUARTER),
  open: 10 + index,
  high: 12 + index,
  low: 9 + index,
  close: 11 + index,
  volume: 100,
});

/** Stores candles at multiples of a quarter of an hour from `START` on, of a market that is covered from there for `covered` quarters. */
async function store(indexes: readonly number[], covered: number, begin = 0): Promise<void> {
  const market = {
    market: "POL-USDC",
    source: "synthetic" as const,
    source_name: "Invented",
    covered_from: BigInt(START + begin * QUARTER),
    covered_to: BigInt(START + covered * QUARTER),
  };
  await database.insertInto("markets").values(market).execute();
  await insertAll(database, "candles", indexes.map(candleAt));
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("GET /markets", () => {
  test("is empty before anything was read", async () => {
    expect(await read("/markets")).toEqual({ markets: [] });
  });

  test("says where candles come from, and when the first and the last begin", async () => {
    await store([2, 3, 7], 9);
    const { markets } = await read("/markets");
    expect(markets).toEqual([
      {
        id: "POL-USDC",
        base: expect.objectContaining({ symbol: "POL", decimals: 18 }),
        quote: expect.objectContaining({ symbol: "USDC", decimals: 6 }),
        source: "synthetic",
        sourceName: "Invented",
        first: START + 2 * QUARTER,
        last: START + 7 * QUARTER,
      },
    ]);
  });
});

describe("GET /markets/:id/candles", () => {
  test("has the stored candles as columns, the oldest first", async () => {
    await store(range(3), 3);
    expect(await read("/markets/POL-USDC/candles")).toEqual({
      interval: QUARTER,
      time: [START, START + QUARTER, START + 2 * QUARTER],
      open: [10, 11, 12],
      high: [12, 13, 14],
      low: [9, 10, 11],
      close: [11, 12, 13],
      volume: [100, 100, 100],
      gaps: [],
    });
  });

  test("makes longer candles of whole hours only", async () => {
    // From a quarter past midnight until half past three.
    await store(range(14).slice(1), 14, 1);
    const hours = await read("/markets/POL-USDC/candles?interval=3600");
    expect(hours).toMatchObject({
      time: [START + HOUR, START + 2 * HOUR],
      open: [14, 18],
      high: [19, 23],
      low: [13, 17],
      close: [18, 22],
      volume: [400, 400],
      gaps: [],
    });
  });

  test("shows gaps, at the end too, and does not fill them", async () => {
    await store([0, 3, 4], 6);
    const { time, gaps } = await read("/markets/POL-USDC/candles");
    expect(time.map((at: number) => (at - START) / QUARTER)).toEqual([0, 3, 4]);
    expect(gaps).toEqual([
      [START + QUARTER, START + 3 * QUARTER],
      [START + 5 * QUARTER, START + 6 * QUARTER],
    ]);
  });

  test("has the candles that begin from `from` on and before `to`", async () => {
    await store(range(10), 10);
    const from = START + 2 * QUARTER;
    const to = START + 5 * QUARTER;
    const { time, gaps } = await read(`/markets/POL-USDC/candles?from=${from}&to=${to}`);
    expect(time).toEqual([from, from + QUARTER, from + 2 * QUARTER]);
    expect(gaps).toEqual([]);
  });

  test(`has the newest ${MAXIMUM_CANDLES} at most`, async () => {
    await store(range(MAXIMUM_CANDLES + 2), MAXIMUM_CANDLES + 2);
    const { time } = await read("/markets/POL-USDC/candles");
    expect(time).toHaveLength(MAXIMUM_CANDLES);
    expect(time[0]).toBe(START + 2 * QUARTER);
  });

  test("is empty when nothing was read, and when `to` is before `from`", async () => {
    await store([], 0);
    const nothing = { time: [], close: [], gaps: [] };
    expect(await read("/markets/POL-USDC/candles")).toMatchObject(nothing);
    expect(await read("/markets/POL-USDC/candles?from=900&to=0")).toMatchObject(nothing);
  });

  test("does not know a market that is not stored", async () => {
    const response = await get("/markets/POL-USDC/candles");
    expect(response.statusCode).toBe(404);
    expect(response.json().errors.code).toBe("MARKET_NOT_FOUND");
  });

  test.each([
    ["interval=60", "interval"],
    ["from=-1", "from"],
    ["to=1.5", "to"],
  ])("refuses %s", async (query, field) => {
    const response = await get(`/markets/POL-USDC/candles?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toHaveProperty(field);
  });
});
