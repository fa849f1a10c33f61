import { at } from "@canopy/protocol/rules/column";
import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { candlesArbitrary, HOUR, START, setupArbitrary } from "../../test/arbitrary-candles.ts";
import { type Candles, candleAt, candleCount, sliceCandles, toColumns } from "../candles/candles.ts";
import { type Backtest, runBacktest } from "./backtest.ts";
import type { Execution } from "./decision.ts";
import { totalCosts } from "./portfolio.ts";
import { type BotSetup, resumeRun, startRun, step, storeRun } from "./run.ts";
import { noLimits } from "./settings.ts";

const runs = { numRuns: 300 };

/** All bytes of a result. */
function toBytes({ equity, ...rest }: Backtest): string {
  return `${Buffer.from(equity.buffer, equity.byteOffset, equity.byteLength).toString("hex")} ${JSON.stringify(rest)}`;
}

describe("laws of every kind, with every cost and limit", () => {
  test("value plus costs is the start plus the profit of what was held, at every candle", () => {
    assert(
      property(candlesArbitrary(), setupArbitrary, (candles, setup) => {
        const run = startRun(setup, candles.interval);
        let { base } = setup.settings.start;
        let priceBefore = at(candles.open, 0);
        const startValue = setup.settings.start.quote + base * priceBefore;
        let profit = 0;
        for (let index = 0; index < candleCount(candles); index++) {
          const candle = candleAt(candles, index);
          // What is held changes only at the open.
          profit += base * (candle.open - priceBefore);
          for (const execution of step(run, candle)) if (execution.type === "fill") base += execution.base;
          profit += base * (candle.close - candle.open);
          priceBefore = candle.close;
          expect(
            run.portfolio.quote + run.portfolio.base * candle.close + totalCosts(run.portfolio.costs),
          ).toBeCloseTo(startValue + profit, 6);
        }
      }),
      runs,
    );
  });

  test("balances are never negative, and every cost is paid by the bot", () => {
    assert(
      property(candlesArbitrary(), setupArbitrary, (candles, setup) => {
        const { fills } = runBacktest(candles, setup);
        let { base, quote } = setup.settings.start;
        for (const fill of fills) {
          base += fill.base;
          quote += fill.quote;
          expect(base).toBeGreaterThanOrEqual(0);
          expect(quote).toBeGreaterThanOrEqual(0);
          for (const cost of Object.values(fill.costs)) expect(cost).toBeGreaterThanOrEqual(0);
          // Never better than the price before costs.
          const isBuy = fill.decision.side === "buy";
          expect(isBuy ? fill.price >= fill.reference : fill.price <= fill.reference).toBe(true);
          expect(isBuy ? fill.base > 0 : fill.quote > 0).toBe(true);
        }
      }),
      runs,
    );
  });

  test("the same arguments give the same bytes", () => {
    assert(
      property(candlesArbitrary(), setupArbitrary, (candles, setup) => {
        expect(toBytes(runBacktest(candles, setup))).toBe(toBytes(runBacktest(candles, setup)));
      }),
      runs,
    );
  });

  test("candles that are cut off change nothing before them", () => {
    assert(
      property(
        candlesArbitrary(),
        setupArbitrary,
        integer({ min: 1, max: 200 }),
        (candles, setup, length) => {
          const cut = Math.min(length, candleCount(candles));
          const whole = runBacktest(candles, setup);
          const part = runBacktest(sliceCandles(candles, 0, cut), setup);
          const end = at(candles.time, cut - 1);
          expect(part.equity).toEqual(whole.equity.subarray(0, cut));
          expect(part.fills).toEqual(whole.fills.filter(({ time }) => time <= end));
        },
      ),
      runs,
    );
  });

  test("a later price changes nothing before it, not even in the same candle", () => {
    assert(
      property(
        candlesArbitrary({ minLength: 2 }),
        setupArbitrary,
        integer({ min: 1, max: 200 }),
        (candles, setup, place) => {
          const from = Math.min(place, candleCount(candles) - 1);
          const changed = crash(candles, from);
          const one = runBacktest(candles, setup);
          const other = runBacktest(changed, setup);
          const time = at(candles.time, from);
          expect(other.equity.subarray(0, from)).toEqual(one.equity.subarray(0, from));
          // Fills at the open of the first changed candle, too: it differs only after its open.
          expect(other.fills.filter((fill) => fill.time <= time)).toEqual(
            one.fills.filter((fill) => fill.time <= time),
          );
        },
      ),
      runs,
    );
  });

  test("a bot that is stored and continued after any candle behaves as if nothing had happened", () => {
    assert(
      property(
        candlesArbitrary({ minLength: 2 }),
        setupArbitrary,
        integer({ min: 1, max: 200 }),
        (candles, setup, place) => {
          const cut = Math.min(place, candleCount(candles) - 1);
          const whole = startRun(setup, HOUR);
          const expected = play(whole, candles, 0, candleCount(candles));
          const before = startRun(setup, HOUR);
          const first = play(before, candles, 0, cut);
          const after = resumeRun(setup, HOUR, JSON.parse(JSON.stringify(storeRun(before))));
          const second = play(after, candles, cut, candleCount(candles));
          expect([...first, ...second]).toEqual(expected);
          expect(storeRun(after)).toEqual(storeRun(whole));
        },
      ),
      runs,
    );
  });
});

function play(run: ReturnType<typeof startRun>, candles: Candles, from: number, to: number): Execution[] {
  const executions: Execution[] = [];
  for (let index = from; index < to; index++) executions.push(...step(run, candleAt(candles, index)));
  return executions;
}

/** The same until the open of a candle; from there, a tenth of the price. */
function crash(candles: Candles, from: number): Candles {
  const scaled = (column: Float64Array, first: number) =>
    column.map((value, index) => (index < first ? value : value / 10));
  return {
    ...candles,
    open: scaled(candles.open, from + 1),
    high: candles.high,
    low: scaled(candles.low, from),
    close: scaled(candles.close, from),
  };
}

const free = { fee: 0, spread: 0, impact: 0, volumeShare: null, gas: 0 };

/** A setup that buys with everything at the first chance. */
function buyAll(changes: Partial<BotSetup["settings"]> = {}): BotSetup {
  const settings = { start: { base: 0, quote: 1_000 }, costs: free, limits: noLimits, ...changes };
  return { kind: "dca", parameters: { side: "buy", amount: 1_000, interval: 3_600, times: null }, settings };
}

/** Candles that open at these prices and close at the next one. */
function opens(prices: readonly number[], volume = 1_000): Candles {
  const rows = prices.map((open, index) => {
    const close = prices[index + 1] ?? open;
    return {
      time: START + index * HOUR,
      open,
      high: Math.max(open, close),
      low: Math.min(open, close),
      close,
      volume,
    };
  });
  return toColumns(HOUR, rows);
}

describe("a fill", () => {
  test("is at the open of the candle after the decision", () => {
    const { fills, equity } = runBacktest(opens([100, 125, 150]), buyAll());
    expect(fills).toHaveLength(1);
    expect(fills[0]).toMatchObject({
      time: START + HOUR,
      reference: 125,
      price: 125,
      base: 8,
      quote: -1_000,
    });
    expect([...equity]).toEqual([1_000, 1_200, 1_200]);
  });

  test("pays fee, half the spread, impact and gas", () => {
    const costs = { fee: 0.01, spread: 0.02, impact: 1, volumeShare: 0.5, gas: 10 };
    const { fills } = runBacktest(opens([100, 100], 100), buyAll({ costs }));
    const [fill] = fills;
    // 990 after gas, 980.1 after the fee, at 101 x (1 + base / 100): base = 8.88...
    expect(fill?.costs.gas).toBe(10);
    expect(fill?.costs.fee).toBeCloseTo(9.9, 9);
    const base = fill?.base ?? 0;
    expect(101 * (1 + base / 100) * base).toBeCloseTo(980.1, 9);
    expect(fill?.price).toBeCloseTo(101 * (1 + base / 100), 9);
    expect(fill?.quote).toBe(-1_000);
  });

  test("of a sale pays them, too", () => {
    const costs = { fee: 0.01, spread: 0.02, impact: 1, volumeShare: 0.5, gas: 10 };
    const settings = { start: { base: 10, quote: 0 }, costs, limits: noLimits };
    const parameters = { trigger: 1_000, amount: "all" };
    const { fills } = runBacktest(opens([100, 100], 100), { kind: "stop-loss", parameters, settings });
    const [fill] = fills;
    // 10 of 100 move the bid of 99 to 99 / 1.1 = 90: 900, less 1 % and the gas.
    expect(fill?.price).toBeCloseTo(90, 12);
    expect(fill?.quote).toBeCloseTo(881, 9);
    expect(fill?.costs.fee).toBeCloseTo(9, 12);
    expect(fill?.costs.spread).toBeCloseTo(10, 12);
    expect(fill?.costs.slippage).toBeCloseTo(90, 12);
    expect(fill?.costs.gas).toBe(10);
  });

  test("takes at most its share of the volume, and the rest waits for the next decision", () => {
    const costs = { ...free, volumeShare: 0.02 };
    const { fills, end } = runBacktest(opens([100, 100, 100], 100), buyAll({ costs }));
    expect(fills.map(({ base, isPartial }) => ({ base, isPartial }))).toEqual([
      { base: 2, isPartial: true },
      { base: 2, isPartial: true },
    ]);
    expect(end).toEqual({ base: 4, quote: 600 });
  });

  test("shares the volume of a candle with the other fills in it", () => {
    const settings = {
      start: { base: 3, quote: 0 },
      costs: { ...free, volumeShare: 0.02 },
      limits: noLimits,
    };
    const parameters = { low: 90, high: 120, levels: 3, amount: 1 };
    const { fills, skips } = runBacktest(opens([80, 80, 130], 75), {
      kind: "grid",
      parameters,
      settings,
    });
    expect(fills.map(({ base }) => base)).toEqual([-1, -0.5]);
    expect(skips).toEqual({ "no volume": 1 });
  });

  test("does not happen without volume, without a balance, or when gas costs more", () => {
    const capped = { ...free, volumeShare: 0.02 };
    expect(runBacktest(opens([100, 100], 0), buyAll({ costs: capped })).skips).toEqual({ "no volume": 1 });
    expect(runBacktest(opens([100, 100, 100]), buyAll()).skips).toEqual({ "no balance": 1 });
    const dear = { ...free, gas: 600 };
    expect(runBacktest(opens([100, 100]), buyAll({ costs: dear })).skips).toEqual({ "less than its gas": 1 });
  });
});

test("wrong settings are refused", () => {
  expect(() => runBacktest(opens([1, 2]), buyAll({ start: { base: 0, quote: 0 } }))).toThrow("Start with");
  expect(() => runBacktest(opens([1, 2]), buyAll({ costs: { ...free, fee: 1 } }))).toThrow();
  expect(() => runBacktest(opens([]), buyAll())).toThrow("at least one candle");
});
