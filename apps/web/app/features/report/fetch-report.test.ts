import { type ReportData, reportDataSchema } from "@canopy/shared/api/report";
import { afterEach, describe, expect, test, vi } from "vitest";
import type * as z from "zod/mini";
import { fetchReport, retryDelay } from "./fetch-report.ts";
import type { reportSchema } from "./report-schema.ts";

const money = { wei: "22355334898928924511355", usd: "11460000000000000000000" };

/** As the server promises it. */
const data: ReportData = {
  plan: "core",
  blockNumber: "490",
  blockHash: `0x${"7f".repeat(32)}`,
  blockTime: "2026-11-21T15:17:57.000Z",
  solvency: {
    held: "90071992547409930001",
    owed: "90071992547409930002",
    surplus: "-1",
    unknownExcess: "0",
    debts: [{ part: "monthPot", month: 1, owed: "90071992547409930002", contract: null }],
  },
  totals: {
    members: 1,
    units: 2,
    points: 3,
    flash: 0,
    entered: money,
    paidOut: money,
    commissions: money,
    pointEarnings: money,
    rebates: money,
    ranks: money,
    closingRewards: money,
    withdrawn: money,
    usernameFees: money,
  },
  rounds: [
    {
      round: 0,
      startsAt: "2026-10-14T00:00:00.000Z",
      polUsd: "520000000000000000",
      unitPrice: "38461538461538461539",
      entered: "76923076923076923078",
      enteredUSD: "40000000000000000000",
      units: 2,
      joined: 1,
      pool: "53846153846153846154",
      points: null,
      flash: null,
      pointy: null,
      pointValue: null,
      rebate: null,
      paidOut: null,
    },
  ],
  outcomes: {
    members: 0,
    earnedBack: 0,
    inProfit: 0,
    inProfitBasisPoints: null,
    earnedNothing: 0,
    earned: "0",
    paid: "0",
    medianNet: null,
    medianRatio: null,
    netDeciles: null,
    ratioDeciles: null,
  },
  outcomesByMonth: [],
  membersWithoutUnits: 0,
  entriesWithoutGas: 0,
};

const answer = (body: unknown, init?: ResponseInit) => {
  const asked = vi.fn<typeof fetch>(async () => Response.json(body, init));
  vi.stubGlobal("fetch", asked);
  return asked;
};
const ask = () => fetchReport("core", new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

describe("a report", () => {
  test("is taken as the server promises it: whatever has that type fits the page's schema", () => {
    const taken: z.input<typeof reportSchema> = reportDataSchema.parse(data);
    expect(taken).toEqual(data);
  });

  test("comes with its amounts whole, beyond what a float can hold", async () => {
    const asked = answer({ success: true, message: "", data, errors: null });
    const { solvency, rounds, blockTime } = await ask();
    expect(asked.mock.calls[0]?.[0]).toMatch(/\/reports\/basic\?plan=core&_t=\d+$/);
    expect(solvency).toMatchObject({
      held: 90071992547409930001n,
      owed: 90071992547409930002n,
      surplus: -1n,
    });
    expect(rounds[0]?.entered).toBe(76923076923076923078n);
    expect(blockTime).toEqual(new Date(data.blockTime ?? ""));
  });

  test("that cannot be had says when to ask again, if the server does", async () => {
    answer({}, { status: 503, headers: { "retry-after": "7" } });
    await expect(ask()).rejects.toMatchObject({ name: "ApiError", status: 503, retryAfter: 7 });
    answer({}, { status: 503, headers: { "retry-after": "Sat, 21 Nov 2026 15:00:00 GMT" } });
    await expect(ask()).rejects.toMatchObject({ retryAfter: null });
  });

  test.each([
    ["incomplete", { success: true, data: { ...data, solvency: undefined } }],
    ["with an amount that is none", { success: true, data: { ...data, blockNumber: "0x1" } }],
    ["missing", null],
  ])("is refused when it is %s", async (_, body) => {
    answer(body);
    await expect(ask()).rejects.toMatchObject({ name: "ApiError", status: 200 });
  });

  test("that nobody waits for any more fails as what it is", async () => {
    const controller = new AbortController();
    vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
      controller.abort();
      signal?.throwIfAborted();
    });
    await expect(fetchReport("core", controller.signal)).rejects.toMatchObject({ name: "AbortError" });
  });
});

test("it is asked for again when the server wants it, else ever more seldom, between a second and a minute", () => {
  expect([1, 2, 3, 4, 5, 40].map((attempt) => retryDelay(null, attempt))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  expect([0, 7, 3_600].map((seconds) => retryDelay(seconds, 3))).toEqual([1_000, 7_000, 60_000]);
});
