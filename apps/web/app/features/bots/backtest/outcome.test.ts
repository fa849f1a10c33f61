import { at } from "@canopy/protocol/rules/column";
import { type Candles, toColumns } from "@canopy/strategies/candles/candles";
import { noLimits, typicalCosts } from "@canopy/strategies/engine/settings";
import { describe, expect, test } from "vitest";
import { computeOutcome } from "./outcome.ts";

const HOUR = 3_600_000;
/** 2026-01-01. */
const START = 1_767_225_600_000;

/** Prices in waves. */
function waves(count: number): Candles {
  return toColumns(
    HOUR,
    Array.from({ length: count }, (_, index) => {
      const open = 100 + 20 * Math.sin(index / 40);
      const close = 100 + 20 * Math.sin((index + 1) / 40);
      return {
        time: START + index * HOUR,
        open,
        high: Math.max(open, close),
        low: Math.min(open, close),
        close,
        volume: 1_000,
      };
    }),
  );
}

const setup = {
  kind: "grid" as const,
  parameters: { low: 80, high: 120, levels: 8, amount: 1 },
  settings: { start: { base: 5, quote: 500 }, costs: typicalCosts, limits: noLimits },
};
const candles = waves(2_000);
const outcome = computeOutcome(candles, setup);

describe("the outcome of a backtest", () => {
  test("has the statistics' end as the end of its curve", () => {
    expect(outcome.curves.rule.at(-1)).toBe(outcome.statistics.endValue);
    expect(outcome.rivals.rule.endValue).toBe(outcome.statistics.endValue);
    expect(outcome.months.at(-1)?.rule).toBe(outcome.statistics.endValue);
    expect(outcome.rivals.hold.return).toBe(outcome.statistics.hold.return);
    expect(outcome.rivals.dca.return).toBe(outcome.statistics.dca.return);
  });

  test("keeps the largest drawdown although it draws few points", () => {
    expect(outcome.curves.time.length).toBeLessThan(1_000);
    expect(Math.max(...outcome.curves.drawdown)).toBe(outcome.statistics.maximumDrawdown);
  });

  test("ends each month with its last candle", () => {
    expect(outcome.months.map(({ month }) => month)).toEqual(["2026-01", "2026-02", "2026-03"]);
    expect(outcome.months.at(0)?.price).toBe(at(candles.close, 31 * 24 - 1));
  });

  test("has the whole return in the markets that it splits it by", () => {
    const { regimes, statistics } = outcome;
    expect(regimes.reduce((value, regime) => value * (1 + regime.return), 1)).toBeCloseTo(
      1 + statistics.return,
      9,
    );
    expect(regimes.filter(({ candles: count }) => count > 0).map(({ name }) => name)).toContain("rising");
  });

  test("lists the newest trades first", () => {
    const times = outcome.trades.map(({ time }) => time);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });
});

test("marks are few, in their order, and of both sides", () => {
  const { marks, curves } = outcome;
  expect(new Set(marks.map(({ side }) => side))).toEqual(new Set(["buy", "sell"]));
  expect(marks.length).toBeLessThan(curves.time.length);
  expect(marks.every(({ time }) => curves.time.includes(time))).toBe(true);
  expect(marks).toEqual(marks.toSorted((one, other) => one.time - other.time));
});

test("a gap of the candles is a gap of the curves", () => {
  const before = waves(300);
  const shifted = {
    ...before,
    time: before.time.map((time, index) => (index < 100 ? time : time + 300 * HOUR)),
  };
  const { rule } = computeOutcome(shifted, setup).curves;
  expect(rule.some(Number.isNaN)).toBe(true);
  expect(rule.at(-1)).not.toBeNaN();
});
