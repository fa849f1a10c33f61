import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertAll } from "../../../test/support/insert-all.ts";
import { insertRounds, toTime } from "../../../test/support/insert-rows.ts";
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

describe("GET /members/:username/activity", () => {
  test("returns rounds, the newest first; an open round has a forecast and no earnings of points", async () => {
    expect(await data("/members/willow/activity")).toEqual({
      items: [
        {
          round: 2,
          startsAt: toTime(2).toISOString(),
          polUsd: "500000000000000000",
          closed: false,
          units: 0,
          points: 4,
          flash: 1,
          spEarn: "0",
          ptEarn: null,
          rebates: null,
          earnedUSD: "0",
        },
        {
          round: 1,
          startsAt: toTime(1).toISOString(),
          polUsd: "333333333333333333",
          closed: true,
          units: 0,
          points: 0,
          flash: 0,
          spEarn: "5",
          ptEarn: "0",
          rebates: "0",
          // 5 wei at a third of a dollar, truncated.
          earnedUSD: "1",
        },
        {
          round: 0,
          startsAt: toTime(0).toISOString(),
          polUsd: "500000000000000000",
          closed: true,
          units: 3,
          points: 1,
          flash: 2,
          spEarn: pol(12),
          ptEarn: "7",
          rebates: pol(3),
          earnedUSD: "7500000000000000003",
        },
      ],
      next: null,
    });
  });

  test("returns pages and ranges", async () => {
    const rounds = (page: { items: { round: number }[] }) => page.items.map(({ round }) => round);
    const first = await data("/members/willow/activity?limit=2");
    expect(rounds(first)).toEqual([2, 1]);
    expect(rounds(await data(`/members/willow/activity?limit=2&cursor=${first.next}`))).toEqual([0]);
    expect(rounds(await data("/members/willow/activity?from=1&to=1"))).toEqual([1]);
    expect(rounds(await data(`/members/willow/activity?from=1&cursor=${first.next}`))).toEqual([]);
    expect(rounds(await data("/members/willow/activity?plan=plus"))).toEqual([]);
  });

  test.each([
    ["from=5&to=4", { to: "Not before `from`" }],
    ["from=x", { from: "A whole number from 0 to 65535" }],
    ["to=65536", { to: "A whole number from 0 to 65535" }],
  ])("%s: 422", async (query, fieldErrors) => {
    for (const path of ["activity", "activity.csv"]) {
      const response = await server.get(`/members/willow/${path}?${query}`);
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toEqual({ code: "VALIDATION", ...fieldErrors });
    }
  });
});

describe("GET /members/:username/activity.csv", () => {
  test("returns exact decimals, the oldest round first", async () => {
    const response = await server.get("/members/willow/activity.csv");
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8; header=present");
    expect(response.headers["content-disposition"]).toBe('attachment; filename="willow-core-activity.csv"');
    expect(response.body.split("\r\n")).toEqual([
      "round,starts_at,closed,pol_usd,units,points,flash,commissions_pol,commissions_usd,points_pol,points_usd,rebates_pol,rebates_usd",
      "0,2026-10-01T12:00:00.000Z,yes,0.5,3,1,2,12,6,0.000000000000000007,0.000000000000000003,3,1.5",
      "1,2026-10-02T12:00:00.000Z,yes,0.333333333333333333,0,0,0,0.000000000000000005,0.000000000000000001,0,0,0,0",
      "2,2026-10-03T12:00:00.000Z,no,0.5,0,4,1,0,0,,,,",
      "",
    ]);
  });

  test("returns all rounds", async () => {
    const rounds = Array.from({ length: 2_500 }, (_, index) => index + 10);
    await insertRounds(
      server.database,
      rounds.map((round) => ({ round, closed_at: toTime(round + 1) })),
    );
    await insertAll(
      server.database,
      "activity",
      rounds.map((round) => ({ plan: "core" as const, member_id: 4, round, commissions: String(round) })),
    );
    const { body } = await server.get("/members/rowan/activity.csv?from=11");
    const lines = body.split("\r\n").slice(1, -1);
    expect(lines.map((line) => Number(line.split(",")[0]))).toEqual(rounds.slice(1));
  });
});
