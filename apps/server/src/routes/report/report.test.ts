import { type ReportData, reportDataSchema } from "@canopy/shared/api/report";
import { apiErrors } from "@canopy/shared/error-catalogue";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertAll } from "../../../test/support/insert-all.ts";
import { toHash, toTime } from "../../../test/support/insert-rows.ts";
import { buildSeededServer, type SeededServer } from "../../../test/support/seeded-server.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer } from "../../../test/support/test-server.ts";
import { refreshReport } from "../../report/refresh-report.ts";

const POL = 10n ** 18n;
const pol = (amount: bigint) => String(amount * POL);

let server: SeededServer;
let report: ReportData;
beforeAll(async () => {
  server = await buildSeededServer();
  await server.database
    .updateTable("seats")
    .set({ entered: sql`units * ${pol(40n)}::numeric` })
    .execute();
  const line = { plan: "core" as const, member_id: 2, at: toTime(1, 3), round: null };
  await insertAll(server.database, "history", [
    {
      ...line,
      block_number: 15n,
      log_index: 0,
      type: "withdraw",
      amount: `-${pol(2n)}`,
      transaction_hash: toHash(15),
    },
    {
      ...line,
      block_number: 25n,
      log_index: 0,
      type: "withdraw",
      amount: `-${pol(3n)}`,
      transaction_hash: toHash(25),
    },
    {
      ...line,
      block_number: 30n,
      log_index: 0,
      type: "rank_collect",
      amount: pol(2n),
      transaction_hash: toHash(30),
    },
    {
      ...line,
      block_number: 26n,
      log_index: 0,
      type: "username",
      amount: `-${pol(10n)}`,
      transaction_hash: toHash(26),
    },
  ]);
  await insertAll(server.database, "collections", [
    {
      block_number: 40n,
      log_index: 0,
      plan: "core",
      pot: "operations",
      amount: pol(3n),
      transaction_hash: toHash(40),
      at: toTime(2),
    },
    {
      block_number: 41n,
      log_index: 0,
      plan: "core",
      pot: "commons",
      amount: pol(4n),
      transaction_hash: toHash(41),
      at: toTime(2),
    },
  ]);
  for (const plan of ["core", "plus"] as const)
    await refreshReport(server.database, server.services.chain, plan);
  const response = await server.get("/reports/basic?_t=1");
  expect(response.statusCode).toBe(200);
  report = reportDataSchema.parse(response.json().data);
});
afterAll(() => server.close());

test("GET /reports/basic names the block of the index", () => {
  expect(report).toMatchObject({
    plan: "core",
    blockNumber: "100",
    blockHash: toHash(100),
    blockTime: null,
  });
});

describe("debts", () => {
  const owed = (part: string, month: number | null = null) =>
    report.solvency.debts.find((debt) => debt.part === part && debt.month === month)?.owed;

  test("have a part for boxes, open rounds, commons and operations", () => {
    // 12 commissions + 7 points + 3 rebates + 2 ranks + 1 closing reward, less 5 withdrawn.
    expect(owed("boxes")).toBe(pol(20n));
    expect(owed("openRounds")).toBe(pol(40n));
    // 10 of the closed round and 6 that shares left, less 4 collected.
    expect(owed("commons")).toBe(pol(12n));
    // 10 of the closed round, less its closing reward and what the operator collected.
    expect(owed("operations")).toBe(pol(5n));
  });

  test("of a closed month are its uncollected shares", () => {
    expect(owed("uncollectedShares", 0)).toBe(pol(2n));
    expect(owed("monthPot", 0)).toBeUndefined();
    expect(owed("monthPot", 1)).toBe("0");
  });

  test("add up", () => {
    const parts = report.solvency.debts.map((debt) => BigInt(debt.owed));
    expect(report.solvency.owed).toBe(String(parts.reduce((sum, part) => sum + part, 0n)));
  });

  test("have no counterpart while the node does not respond", () => {
    expect(report.solvency).toMatchObject({ held: null, surplus: null });
    for (const { contract } of report.solvency.debts) expect(contract).toBeNull();
  });

  test("allow for an excess of 2 % in payments through other contracts", () => {
    // Two entries of 120 POL and a username for 10, in transactions to other contracts or not yet read.
    expect(report.solvency.unknownExcess).toBe(String((130n * POL) / 50n));
  });
});

test("totals are in POL, and in USD at the price of each round", () => {
  expect(report.totals).toEqual({
    members: 5,
    units: 6,
    points: 2,
    flash: 2,
    entered: { wei: pol(240n), usd: pol(120n) },
    // 20 commissions + 2 x 3 points + 5 x 1 rebates + 2 closing reward at 0.5, and 2 for ranks.
    paidOut: { wei: pol(35n), usd: String((33n * POL) / 2n + POL) },
    commissions: { wei: pol(20n), usd: pol(10n) },
    pointEarnings: { wei: pol(6n), usd: pol(3n) },
    rebates: { wei: pol(5n), usd: String((5n * POL) / 2n) },
    // Block 30 is the first of round 2.
    ranks: { wei: pol(2n), usd: pol(1n) },
    closingRewards: { wei: pol(2n), usd: pol(1n) },
    // 10 of round 0, and 6 of month 0 at the price of its last round.
    commons: { wei: pol(16n), usd: pol(8n) },
    commonsCollected: { wei: pol(4n), usd: pol(2n) },
    // 2 in block 15 at 0.5, and 3 in block 25 at a third.
    withdrawn: { wei: pol(5n), usd: String(POL + 999_999_999_999_999_999n) },
    usernameFees: { wei: pol(10n), usd: "3333333333333333330" },
  });
});

test("rounds have their entries and payouts", () => {
  expect(report.rounds.map(({ round }) => round)).toEqual([0, 1, 2]);
  expect(report.rounds[0]).toEqual({
    round: 0,
    startsAt: "2026-10-01T12:00:00.000Z",
    polUsd: "500000000000000000",
    unitPrice: pol(40n),
    entered: pol(200n),
    enteredUSD: pol(100n),
    units: 5,
    joined: 4,
    pool: pol(146n),
    points: 2,
    flash: 2,
    pointy: 2,
    pointValue: pol(3n),
    rebate: pol(1n),
    // 20 commissions, 2 x 3 points, 5 x 1 rebates and 2 closing reward.
    paidOut: pol(33n),
  });
  expect(report.rounds[2]).toMatchObject({
    units: 1,
    points: null,
    pointValue: null,
    rebate: null,
    paidOut: null,
  });
});

test("months have their HeroPool, ranks and points per unit", () => {
  expect(report.months).toEqual([
    {
      month: 0,
      startsAt: toTime(0).toISOString(),
      closedAt: toTime(37, 1).toISOString(),
      // 20 of round 0 and a fee of 10.
      pot: pol(30n),
      units: 6,
      points: 2,
      pointsPerUnit: 4_000,
      heroes: 1,
      knights: 1,
      shares: 7,
      shareCap: pol(4n),
      shareValue: pol(2n),
      rest: pol(6n),
    },
    {
      month: 1,
      startsAt: toTime(30).toISOString(),
      closedAt: null,
      pot: "0",
      units: 0,
      points: 0,
      pointsPerUnit: null,
      heroes: 1,
      knights: 0,
      shares: 2,
      shareCap: null,
      shareValue: null,
      rest: null,
    },
  ]);
});

test("outcomes include all members who paid, and no others", () => {
  expect(report.outcomes).toMatchObject({
    members: 5,
    earnedBack: 0,
    inProfit: 0,
    inProfitBasisPoints: 0,
    earnedNothing: 4,
    earned: pol(25n),
    medianNet: `-${pol(40n)}`,
    medianRatio: 0,
  });
  // 25 earned; 120 entered, 10 for a username and 0.003 for gas.
  expect(report.outcomes.netDeciles?.[0]).toBe("-105003000000000000000");
  expect(report.outcomes.ratioDeciles?.[10]).toBe(1_923);
  expect(report.outcomesByMonth).toEqual([{ month: 0, ...report.outcomes }]);
});

describe("as CSV", () => {
  const lines = async (path: string) => {
    const response = await server.get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8; header=present");
    expect(response.headers["content-disposition"]).toBe('attachment; filename="report-core-100.csv"');
    return response.body.split("\r\n");
  };

  test("has one figure per line, in exact decimals", async () => {
    const table = await lines("/reports/basic.csv");
    expect(table[0]).toBe("section,item,figure,value,unit");
    expect(table).toEqual(
      expect.arrayContaining([
        "report,,block_number,100,",
        "solvency,,held,,POL",
        "solvency,boxes,owed,20,POL",
        "solvency,uncollected_shares 0,owed,2,POL",
        "solvency,commons,owed,12,POL",
        "months,0,pot,30,POL",
        "months,0,points_per_unit,4000,basis points",
        "months,0,knights,1,members",
        "months,0,share_cap,4,POL",
        "months,1,share_value,,POL",
        "totals,,withdrawn,5,POL",
        "totals,,withdrawn,1.999999999999999999,USD",
        "rounds,0,pool,146,POL",
        "rounds,2,point_value,,POL",
        "rounds,2,paid_out,,POL",
        "report,,block_time,,",
        "outcomes,all,members,5,members",
      ]),
    );
    expect(table.at(-1)).toBe("");
    expect(new Set(table.map((line) => line.split(",").length))).toEqual(new Set([5, 1]));
  });

  test("names each figure once", async () => {
    const figures = (await lines("/reports/basic.csv")).map((line) => {
      const [section, item, figure, , unit] = line.split(",");
      return [section, item, figure, unit].join();
    });
    expect(new Set(figures).size).toBe(figures.length);
  });

  test("is the same with ?format=csv", async () => {
    expect(await lines("/reports/basic?format=csv&_t=2")).toEqual(await lines("/reports/basic.csv"));
  });
});

test("Plus has a separate report", async () => {
  const { data } = (await server.get("/reports/basic?plan=plus")).json();
  expect(data).toMatchObject({
    plan: "plus",
    totals: { members: 1, units: 1, entered: { wei: pol(200n), usd: pol(100n) } },
  });
});

test("returns NO_PLUS without Plus, and 503 before the first report", async () => {
  const database = await createTestDatabase();
  const { app } = await buildTestServer(database);
  const plus = await app.inject({ url: "/api/reports/basic?plan=plus" });
  expect(plus.json()).toMatchObject({ message: apiErrors.NO_PLUS.en });
  for (const path of ["/api/reports/basic", "/api/reports/basic.csv"]) {
    const early = await app.inject({ url: path });
    expect(early.statusCode).toBe(503);
    expect(early.headers["retry-after"]).toBe("5");
    expect(early.json()).toMatchObject({ success: false, errors: { code: "SERVICE_UNAVAILABLE" } });
  }
  await app.close();
  await database.destroy();
});

test("returns 503 while the only report is of another version of the server", async () => {
  const database = await createTestDatabase();
  const { app } = await buildTestServer(database);
  await insertAll(database, "reports", [
    { plan: "core", block_number: 1n, block_time: null, report: JSON.stringify({ plan: "core" }) },
  ]);
  const response = await app.inject({ url: "/api/reports/basic" });
  expect(response.json()).toMatchObject({ success: false, errors: { code: "SERVICE_UNAVAILABLE" } });
  await app.close();
  await database.destroy();
});

test.each(["plan=third", "format=xml", "page=2"])("?%s: 422", async (query) => {
  expect((await server.get(`/reports/basic?${query}`)).statusCode).toBe(422);
});
