import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toHash, toTime } from "../../../test/support/insert-rows.ts";
import { buildSeededServer, type SeededServer } from "../../../test/support/seeded-server.ts";

let server: SeededServer;
beforeAll(async () => {
  server = await buildSeededServer();
});
afterAll(() => server.close());

const data = async (path: string) => {
  const response = await server.get(path);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};
const pol = (amount: number) => `${amount}${"0".repeat(18)}`;

describe("GET /rounds", () => {
  test("returns the rounds of the plan in pages, the newest first", async () => {
    const rounds = (page: { items: { round: number }[] }) => page.items.map(({ round }) => round);
    const first = await data("/rounds?limit=2");
    expect(rounds(first)).toEqual([2, 1]);
    expect(rounds(await data(`/rounds?limit=2&cursor=${first.next}`))).toEqual([0]);
    expect(rounds(await data("/rounds?plan=plus"))).toEqual([1]);
  });
});

describe("GET /rounds/:round", () => {
  test("returns entries and settled figures", async () => {
    expect(await data("/rounds/0")).toEqual({
      round: 0,
      startsAt: toTime(0).toISOString(),
      endsAt: toTime(1).toISOString(),
      pricedAt: toTime(0, 5).toISOString(),
      unitPrice: pol(40),
      polUsd: "500000000000000000",
      units: 5,
      joined: 4,
      entered: pol(200),
      enteredUSD: pol(100),
      commissions: pol(20),
      closing: {
        at: toTime(1, 1).toISOString(),
        points: 2,
        flash: 2,
        pointy: 2,
        pointValue: pol(3),
        pointValueUSD: "1500000000000000000",
        rebate: pol(1),
        heroPool: pol(20),
        commons: pol(10),
        operations: pol(10),
        closingReward: pol(2),
        closer: "willow",
        transactionHash: toHash(30),
      },
    });
  });

  test("returns closing=null for an open round, and another unit price in Plus", async () => {
    expect(await data("/rounds/2")).toMatchObject({ closing: null, units: 1 });
    expect(await data("/rounds/1?plan=plus")).toMatchObject({ closing: null, enteredUSD: pol(100) });
  });

  test.each([
    "/rounds/3",
    "/rounds/65535",
    "/rounds/0?plan=plus",
    "/rounds/3/pointy",
  ])("GET %s: 404 ROUND_NOT_FOUND", async (path) => {
    const response = await server.get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json().errors).toEqual({ code: "ROUND_NOT_FOUND" });
  });

  test.each(["-1", "65536", "1e3", "0x1", "x", "99999999999"])("GET /rounds/%s: 422", async (round) => {
    const response = await server.get(`/rounds/${round}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", round: "A whole number from 0 to 65535" });
  });
});

describe("GET /rounds/:round/pointy", () => {
  test("returns members with points, in pages", async () => {
    const first = await data("/rounds/0/pointy?limit=1");
    expect(first).toMatchObject({
      provisional: false,
      items: [{ id: 2, username: "willow", points: 1, flash: 2 }],
    });
    expect(await data(`/rounds/0/pointy?limit=1&cursor=${first.next}`)).toEqual({
      provisional: false,
      items: [{ id: 3, username: "alder", points: 1, flash: 0 }],
      next: null,
    });
  });

  test("returns the forecast of an open round", async () => {
    expect(await data("/rounds/2/pointy")).toEqual({
      provisional: true,
      items: [{ id: 2, username: "willow", points: 4, flash: 1 }],
      next: null,
    });
  });
});
