import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";
import { createSharedCounts, type SharedCounts } from "./shared-counts.ts";

let database: Database;
let counts: SharedCounts;
beforeAll(async () => {
  database = await createTestDatabase();
  counts = createSharedCounts(database);
});
beforeEach(() => database.deleteFrom("request_counts").execute());
afterAll(() => database.destroy());

const readRows = async () => {
  const rows = database.selectFrom("request_counts").select(({ fn }) => fn.countAll().as("rows"));
  return Number((await rows.executeTakeFirstOrThrow()).rows);
};

const readSum = async () => {
  const rows = await database.selectFrom("request_counts").select("count").execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
};

const waiting = { timeout: 20_000, interval: 100 };

describe("counts", () => {
  test("add up within a window, and start again after it", async () => {
    const addition = { name: "a", requests: 2, window: 60_000 };
    const [first] = await counts.add([addition]);
    expect(first?.requests).toBe(2);
    expect(first?.remaining).toBeGreaterThan(55_000);
    const [second] = await counts.add([{ ...addition, window: 90_000 }]);
    expect(second?.requests).toBe(4);
    expect(second?.remaining).toBeLessThanOrEqual(60_000);
    await database
      .updateTable("request_counts")
      .set({ ends_at: new Date(0) })
      .execute();
    expect((await counts.add([addition]))[0]?.requests).toBe(2);
  });

  test("return in the order of the additions, also when processes add in different orders", async () => {
    const names = Array.from({ length: 50 }, (_, index) => `caller ${index}`);
    const add = (order: readonly string[]) =>
      counts.add(order.map((name, index) => ({ name, requests: index + 1, window: 60_000 })));
    await Promise.all(Array.from({ length: 10 }, (_, turn) => add(turn % 2 ? names : names.toReversed())));
    const sums = await counts.add(names.map((name) => ({ name, requests: 0, window: 60_000 })));
    expect(sums.map(({ requests }) => requests)).toEqual(names.map(() => 5 * 51));
  });

  test("of 100,000 addresses leave at most 50,000 rows, and those with the most requests", async () => {
    const busy = { name: "busy", requests: 40, window: 60_000 };
    await counts.add([busy]);
    for (let batch = 0; batch < 10; batch++) {
      const names = Array.from({ length: 10_000 }, (_, index) => `${batch} ${index}`);
      await counts.add(names.map((name) => ({ name, requests: 1, window: 60_000 })));
    }
    expect(await readRows()).toBe(100_001);
    await counts.sweep();
    expect(await readRows()).toBe(50_000);
    expect((await counts.add([busy]))[0]?.requests).toBe(80);
    await database
      .updateTable("request_counts")
      .set({ ends_at: new Date(0) })
      .execute();
    await counts.sweep();
    expect(await readRows()).toBe(0);
  }, 60_000);
});

describe("two api processes", () => {
  const startBoth = async (environment: Record<string, string>) => {
    const one = await buildTestServer(database, environment);
    const other = await buildTestServer(database, environment, {}, undefined, undefined, true);
    return { one, other, close: () => Promise.all([one.app.close(), other.app.close()]) };
  };
  const ask = async ({ app }: TestServer) => (await app.inject({ url: "/api/nope" })).statusCode;
  const askNonce = ({ app }: TestServer) =>
    app.inject({ method: "POST", url: "/api/auth/nonce", payload: { address: `0x${"1".repeat(40)}` } });

  test("share the limit of an endpoint exactly", async () => {
    const { one, other, close } = await startBoth({ SIGN_INS_PER_MINUTE: "3" });
    const answers = await Promise.all([one, other, one, other, one, other].map(askNonce));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    await close();
  });

  test("count refused requests without the database", async () => {
    const { one, close } = await startBoth({ SIGN_INS_PER_MINUTE: "1" });
    for (const status of [200, 429]) expect((await askNonce(one)).statusCode).toBe(status);
    await database.deleteFrom("request_counts").execute();
    expect((await askNonce(one)).statusCode).toBe(429);
    expect(await readRows()).toBe(0);
    await close();
  });

  test("share the general limit", async () => {
    const { one, other, close } = await startBoth({ REQUESTS_PER_MINUTE: "10" });
    for (let sent = 0; sent < 10; sent++) expect(await ask(one)).toBe(404);
    await vi.waitFor(async () => expect(await readSum()).toBe(10), waiting);
    // Its own first request makes it learn the count of the other process.
    expect(await ask(other)).toBe(404);
    await vi.waitFor(async () => expect(await readSum()).toBe(11), waiting);
    let allowed = 1;
    await vi.waitFor(async () => {
      const status = await ask(other);
      if (status === 404) allowed += 1;
      expect(status).toBe(429);
    }, waiting);
    expect(allowed).toBeLessThan(9);
    await close();
  });
});

test("without the database, cached reads are served and endpoints with a limit of their own answer 503", async () => {
  const gone = await createTestDatabase();
  const { app } = await buildTestServer(gone, { REQUESTS_PER_MINUTE: "3" });
  await gone.destroy();
  expect((await app.inject({ url: "/api/openapi.json" })).statusCode).toBe(200);
  const payload = { address: `0x${"1".repeat(40)}` };
  const refused = await app.inject({ method: "POST", url: "/api/auth/nonce", payload });
  expect(refused.statusCode).toBeGreaterThanOrEqual(500);
  expect((await app.inject({ url: "/api/openapi.json" })).statusCode).toBe(200);
  // Each process applies the general limit alone.
  expect((await app.inject({ url: "/api/openapi.json" })).statusCode).toBe(429);
  await app.close();
});
