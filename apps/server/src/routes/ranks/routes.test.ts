import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toTime } from "../../../test/support/insert-rows.ts";
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

describe("GET /ranks", () => {
  test("returns a month's window and claims, in pages", async () => {
    const first = await data("/ranks?month=0&limit=1");
    expect(first).toEqual({
      window: {
        month: 0,
        openedAt: toTime(30).toISOString(),
        closesAt: toTime(37).toISOString(),
        closedAt: toTime(37, 1).toISOString(),
        pot: pol(20),
        units: 6,
        points: 2,
        // 2 points by the 5 units of the closed rounds.
        pointsPerUnit: 4_000,
        shares: 7,
        // A quarter of a unit of 40 POL for each point that a unit made.
        shareCap: pol(4),
        shareValue: pol(2),
        rest: pol(6),
      },
      items: [
        {
          id: 2,
          username: "willow",
          rank: "knight",
          shares: 6,
          claimedAt: toTime(31).toISOString(),
          collected: pol(12),
        },
      ],
      next: expect.any(String),
    });
    const second = await data(`/ranks?month=0&limit=1&cursor=${first.next}`);
    expect(second.items).toEqual([
      {
        id: 3,
        username: "alder",
        rank: "hero",
        shares: 1,
        claimedAt: toTime(31).toISOString(),
        collected: null,
      },
    ]);
    expect(second.next).toBeNull();
  });

  test("returns the newest window by default; an open window has the shares claimed so far", async () => {
    expect((await data("/ranks")).window).toMatchObject({
      month: 1,
      closedAt: null,
      pot: "0",
      pointsPerUnit: null,
      shares: 2,
      shareCap: null,
      shareValue: null,
      rest: null,
    });
  });

  test.each([
    "/ranks?month=2",
    "/ranks?plan=plus",
  ])("GET %s, of which no window has opened: none", async (path) => {
    expect(await data(path)).toEqual({ window: null, items: [], next: null });
  });

  test("month=x: 422", async () => {
    const response = await server.get("/ranks?month=x");
    expect(response.json().errors).toEqual({ code: "VALIDATION", month: "A whole number from 0 to 65535" });
  });
});

test("GET /members/:username/ranks returns claimed ranks and progress this month", async () => {
  expect(await data("/members/willow/ranks")).toEqual({
    items: [
      { month: 1, rank: "hero", shares: 2, claimedAt: toTime(61).toISOString(), collected: null },
      { month: 0, rank: "knight", shares: 6, claimedAt: toTime(31).toISOString(), collected: pol(12) },
    ],
    // Alder, whom willow sponsored, has a rank of month 0.
    progress: [{ month: 0, points: 1, provisionalPoints: 4, heroes: 1 }],
    next: null,
  });
  const first = await data("/members/willow/ranks?limit=1");
  expect((await data(`/members/willow/ranks?limit=1&cursor=${first.next}`)).items).toHaveLength(1);
});
