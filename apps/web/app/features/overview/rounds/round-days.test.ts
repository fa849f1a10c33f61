import type { ActivityDay } from "@canopy/shared/api/activity";
import { expect, test } from "vitest";
import { roundDays, summarize } from "./round-days.ts";

const day = (round: number, fields: Partial<ActivityDay> = {}): ActivityDay => ({
  round,
  startsAt: "2026-11-20T00:00:00.000Z",
  polUsd: "500000000000000000",
  closed: true,
  units: 0,
  points: 1,
  flash: 0,
  spEarn: "3",
  ptEarn: "5",
  rebates: "7",
  earnedUSD: "7",
  ...fields,
});
const now = { round: 38, endsAt: Date.parse("2026-11-23T00:00:00Z"), joinedRound: 0 };

test("thirty rounds up to the current one, with zeros where nothing happened", () => {
  const days = roundDays([day(38, { ptEarn: null, rebates: null }), day(36)], now);
  expect(days).toHaveLength(30);
  expect(days[0]).toMatchObject({ round: 9, startsAt: new Date("2026-10-24T00:00:00Z"), points: 0n });
  expect(days[27]).toMatchObject({ round: 36, points: 5n, commissions: 3n, rebates: 7n });
  expect(days[29]).toMatchObject({
    round: 38,
    startsAt: new Date("2026-11-22T00:00:00Z"),
    points: null,
    rebates: null,
    commissions: 3n,
  });
  expect(summarize(days)).toEqual({ wei: 18n, rounds: 2 });
});

test("no round before the member joined", () => {
  expect(roundDays([], { ...now, joinedRound: 37 }).map(({ round }) => round)).toEqual([37, 38]);
  expect(summarize(roundDays([], { ...now, joinedRound: 38 }))).toEqual({ wei: 0n, rounds: 0 });
});
