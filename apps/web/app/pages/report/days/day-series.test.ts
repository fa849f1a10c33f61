import type { ReportRound } from "@canopy/shared/api/report";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { monthSpan, offerRanges, selectDays, toChartPol } from "./day-series.ts";

const GENESIS = Date.UTC(2026, 9, 14);
const DAY = 86_400_000;

function makeRound(round: number): ReportRound {
  return {
    round,
    startsAt: new Date(GENESIS + round * DAY).toISOString(),
    polUsd: "520000000000000000",
    unitPrice: "38461538461538461539",
    entered: "40",
    enteredUSD: "21",
    units: 1,
    joined: 1,
    pool: "28",
    points: null,
    flash: null,
    pointy: null,
    pointValue: null,
    rebate: null,
    paidOut: null,
  };
}

describe("days", () => {
  test("without a purchase have zero values", () => {
    const days = selectDays([makeRound(3), makeRound(6)], 0);
    expect(days.map(({ round, entered, paidOut }) => [round, entered, paidOut])).toEqual([
      [3, 40n, null],
      [4, 0n, 0n],
      [5, 0n, 0n],
      [6, 40n, null],
    ]);
    expect(days[1]?.startsAt.toISOString()).toBe("2026-10-18T00:00:00.000Z");
  });

  test("are empty before the first round", () => {
    expect(selectDays([], 30)).toEqual([]);
  });

  test("are the newest consecutive ones within the range", () => {
    const numbers = fc.uniqueArray(fc.nat({ max: 400 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(numbers, fc.constantFrom(0 as const, 30 as const, 90 as const), (unsorted, range) => {
        const rounds = unsorted.sort((a, b) => a - b).map(makeRound);
        const days = selectDays(rounds, range);
        const last = rounds.at(-1)?.round ?? 0;
        const all = last - (rounds[0]?.round ?? 0) + 1;
        expect(days).toHaveLength(range === 0 ? all : Math.min(range, all));
        expect(days.at(-1)).toMatchObject({ round: last, entered: 40n, paidOut: null });
        for (const [index, day] of days.entries()) {
          expect(day.round).toBe(last - days.length + 1 + index);
          expect(day.startsAt.getTime()).toBe(GENESIS + day.round * DAY);
        }
      }),
    );
  });
});

test("a range is offered only if it is shorter than all days", () => {
  expect(offerRanges(30)).toEqual([0]);
  expect(offerRanges(31)).toEqual([30, 0]);
  expect(offerRanges(91)).toEqual([30, 90, 0]);
});

test("a month is thirty days from the genesis on", () => {
  const { from, to } = monthSpan(1, makeRound(7));
  expect([from, to].map((day) => day.toISOString().slice(0, 10))).toEqual(["2026-11-13", "2026-12-12"]);
});

test("charts have POL with six decimals", () => {
  expect(toChartPol(1_234_567_890_000_000_000n)).toBe(1.234567);
  expect(toChartPol(10n ** 29n)).toBe(1e11);
});
