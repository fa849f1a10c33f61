import { array, assert, double, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { candlesArbitrary, HOUR, setupArbitrary } from "../../test/arbitrary-candles.ts";
import {
  mean,
  naiveDrawdown,
  naiveDrawdownLength,
  naiveReturns,
  naiveSharpe,
  naiveSortino,
} from "../../test/naive-statistics.ts";
import { type Candles, candleCount, toColumns } from "../candles/candles.ts";
import { runBacktest } from "../engine/backtest.ts";
import type { Fill } from "../engine/decision.ts";
import { noLimits, typicalCosts } from "../engine/settings.ts";
import { regress } from "./alpha.ts";
import { dcaBacktest, holdBacktest } from "./benchmarks.ts";
import { drawdownCurve, maximumDrawdown } from "./drawdown.ts";
import { monthlyReturns } from "./months.ts";
import { YEAR } from "./returns.ts";
import { computeStatistics } from "./statistics.ts";
import { realisedProfits, tradeStatistics } from "./trades.ts";

const DAY = 86_400_000;
const perYear = YEAR / HOUR;

/** Equal to 9 digits. */
function expectClose(actual: number | null, expected: number): void {
  expect(actual).not.toBeNull();
  expect(Math.abs((actual ?? 0) - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
}

describe("as defined", () => {
  test("return, Sharpe, Sortino and drawdown", () => {
    assert(
      property(candlesArbitrary({ minLength: 3, maxLength: 60 }), setupArbitrary, (candles, setup) => {
        const backtest = runBacktest(candles, setup);
        const { startValue } = backtest;
        const equity = [...backtest.equity];
        const returns = naiveReturns(startValue, equity);
        const statistics = computeStatistics(candles, backtest, setup.settings);
        expectClose(statistics.return, (equity.at(-1) ?? 0) / startValue - 1);
        expectClose(statistics.maximumDrawdown, naiveDrawdown(startValue, equity));
        expectClose(statistics.drawdownDays, naiveDrawdownLength(startValue, equity) / 24);
        if (statistics.sharpe !== null) expectClose(statistics.sharpe, naiveSharpe(returns, perYear));
        if (statistics.sortino !== null) expectClose(statistics.sortino, naiveSortino(returns, perYear));
      }),
      { numRuns: 150 },
    );
  });

  test("the deepest point of the drawdown curve is the maximum drawdown", () => {
    const values = array(double({ min: 1, max: 1_000, noNaN: true }), { minLength: 1 });
    assert(
      property(values, (list) => {
        const equity = Float64Array.from(list);
        expect(Math.max(...drawdownCurve(100, equity))).toBe(maximumDrawdown(100, equity).depth);
      }),
    );
  });

  test("months multiply to the total return", () => {
    assert(
      property(candlesArbitrary(), setupArbitrary, (candles, setup) => {
        const { startValue, equity } = runBacktest(candles, setup);
        const months = monthlyReturns(startValue, candles.time, equity);
        const product = months.reduce((value, month) => value * (1 + month.return), startValue);
        expectClose(product, equity.at(-1) ?? 0);
      }),
    );
  });

  test("realised profits and what is still held add up to the profit", () => {
    assert(
      property(candlesArbitrary(), setupArbitrary, (candles, setup) => {
        const { fills, startValue, end } = runBacktest(candles, setup);
        const price = candles.open[0] ?? 0;
        const profits = realisedProfits(fills, { base: setup.settings.start.base, price });
        // Once everything is sold, the profit is the change of the balance.
        if (end.base === 0)
          expectClose(
            profits.reduce((sum, profit) => sum + profit, startValue),
            end.quote,
          );
      }),
    );
  });
});

/** Candles of a day with these closes. */
function days(closes: readonly number[]): Candles {
  const rows = closes.map((close, day) => {
    const open = closes[day - 1] ?? close;
    return {
      time: day * DAY,
      open,
      high: Math.max(open, close),
      low: Math.min(open, close),
      close,
      volume: 1e6,
    };
  });
  return toColumns(DAY, rows);
}

const settings = {
  start: { base: 10, quote: 0 },
  costs: { ...typicalCosts, gas: 0 },
  limits: noLimits,
};
const nothing = { kind: "stop-loss", parameters: { trigger: 1, amount: "all" }, settings } as const;

test("a rate per year compounds, and needs a year", () => {
  const rising = (length: number) => days(Array.from({ length }, (_, day) => 100 + day));
  const long = rising(500);
  const { cagr, calmar, days: length } = computeStatistics(long, runBacktest(long, nothing), settings);
  expect(length).toBe(500);
  expectClose(cagr, 5.99 ** (365.25 / 500) - 1);
  // There is no drawdown to divide by.
  expect(calmar).toBeNull();
  const short = rising(364);
  expect(computeStatistics(short, runBacktest(short, nothing), settings).cagr).toBeNull();
});

test("the Calmar ratio is the rate per year by the maximum drawdown", () => {
  const candles = days(Array.from({ length: 400 }, (_, day) => (day < 200 ? 100 : 80)));
  const { cagr, calmar } = computeStatistics(candles, runBacktest(candles, nothing), settings);
  expectClose(cagr, 0.8 ** (365.25 / 400) - 1);
  expectClose(calmar, (cagr ?? 0) / 0.2);
});

test("figures that are not defined are null, not infinite", () => {
  const flat = days(Array.from({ length: 40 }, () => 100));
  const { sharpe, sortino, calmar, profitFactor, winRate, expectancy, hold } = computeStatistics(
    flat,
    runBacktest(flat, nothing),
    settings,
  );
  expect([sharpe, sortino, calmar, profitFactor, winRate, expectancy]).toEqual(Array(6).fill(null));
  expect(hold).toEqual({ return: 0, excess: 0, alpha: null, beta: null });
});

test("months are those of the calendar in UTC, each from the end of the one before", () => {
  const time = Float64Array.of(
    Date.UTC(2025, 10, 30, 23),
    Date.UTC(2025, 11, 1),
    Date.UTC(2026, 1, 5),
    Date.UTC(2026, 1, 6),
  );
  expect(monthlyReturns(100, time, Float64Array.of(110, 99, 198, 396))).toEqual([
    { month: "2025-11", return: 110 / 100 - 1 },
    { month: "2025-12", return: 99 / 110 - 1 },
    { month: "2026-02", return: 3 },
  ]);
});

test("the worst month and the exposure", () => {
  const candles = days([...Array(31).fill(100), ...Array(28).fill(80), ...Array(31).fill(90)]);
  const setup = { ...nothing, parameters: { trigger: 85, amount: "all" } } as const;
  const { worstMonth, exposure } = computeStatistics(candles, runBacktest(candles, setup), settings);
  expect(worstMonth.month).toBe("1970-02");
  expect(worstMonth.return).toBeLessThan(-0.2);
  expect(exposure).toBe(32 / 90);
});

test("win rate, profit factor and expectancy count each sale against the average cost", () => {
  const fill = (base: number, quote: number): Fill => ({
    type: "fill",
    decision: { side: base > 0 ? "buy" : "sell", amount: 1, rule: 0, reason: "interval" },
    time: 0,
    base,
    quote,
    reference: 1,
    price: 1,
    costs: { fee: 0, spread: 0, slippage: 0, gas: 0 },
    isPartial: false,
  });
  const fills = [fill(2, -30), fill(-1, 25), fill(-1, 16), fill(-1, 9)];
  // Started with 1 at 12: the average is 14.
  expect(realisedProfits(fills, { base: 1, price: 12 })).toEqual([11, 2, -5]);
  expect(tradeStatistics(fills, { base: 1, price: 12 })).toEqual({
    fills: 4,
    closed: 3,
    winRate: 2 / 3,
    profitFactor: 13 / 5,
    expectancy: 8 / 3,
  });
});

test("alpha and beta are those of the regression line", () => {
  const other = [0.01, -0.02, 0.03, 0];
  const returns = other.map((value) => 0.002 + 1.5 * value);
  const { alpha, beta } = regress(Float64Array.from(returns), Float64Array.from(other));
  expectClose(alpha, 0.002);
  expectClose(beta, 1.5);
  expect(mean(returns)).toBeCloseTo(0.002 + 1.5 * mean(other), 12);
});

describe("what a strategy is compared with", () => {
  const start = { ...settings, start: { base: 0, quote: 1_000 } };

  test("hold buys with everything, and pays the same costs", () => {
    const candles = days([100, 100, 120, 150]);
    const { fills, end } = holdBacktest(candles, start);
    expect(fills).toHaveLength(1);
    expect(end.quote).toBe(0);
    expect(fills[0]?.costs.fee).toBe(3);
  });

  test("DCA spends everything in equal parts over the whole period", () => {
    const candles = days(Array.from({ length: 140 }, () => 100));
    const { fills } = dcaBacktest(candles, start);
    expect(fills).toHaveLength(20);
    expect(new Set(fills.map(({ quote }) => Math.round(quote)))).toEqual(new Set([-50]));
  });

  test("holding is not better than holding, and is luck", () => {
    assert(
      property(candlesArbitrary({ minLength: 30 }), (candles) => {
        const statistics = computeStatistics(candles, holdBacktest(candles, start), start);
        expect(statistics.hold.excess).toBe(0);
        expect(statistics.luck).toBe(1);
        expect(statistics.candles).toBe(candleCount(candles));
      }),
      { numRuns: 20 },
    );
  });
});
