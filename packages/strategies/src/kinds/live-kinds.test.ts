import { array, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR, START } from "../../test/arbitrary-candles.ts";
import type { Decision } from "../engine/decision.ts";
import { type BotSetup, type Run, startRun, step } from "../engine/run.ts";
import { noLimits } from "../engine/settings.ts";
import { gridLevels } from "./grid.ts";

const free = { fee: 0, spread: 0, impact: 0, volumeShare: null, gas: 0 };

function start(kind: BotSetup["kind"], parameters: unknown, tokens = { base: 0, quote: 1_000 }): Run {
  return startRun({ kind, parameters, settings: { start: tokens, costs: free, limits: noLimits } }, HOUR);
}

/** A candle at one price; what was decided at its close. */
function decideAt(run: Run, close: number, hour: number): readonly Decision[] {
  step(run, { time: START + hour * HOUR, open: close, high: close, low: close, close, volume: 1 });
  return run.portfolio.pending;
}

const play = (run: Run, closes: readonly number[]) =>
  closes.map((close, hour) => decideAt(run, close, hour).map(({ side, amount }) => `${side} ${amount}`));

describe("DCA", () => {
  test("buys for its amount at each interval", () => {
    const run = start("dca", { side: "buy", amount: 50, interval: 7_200, times: null });
    expect(play(run, [10, 10, 10, 10, 10])).toEqual([["buy 50"], [], ["buy 50"], [], ["buy 50"]]);
  });

  test("ends after its number of times", () => {
    const run = start("dca", { side: "buy", amount: 50, interval: 3_600, times: 2 });
    expect(play(run, [10, 10, 10, 10])).toEqual([["buy 50"], ["buy 50"], [], []]);
    expect(run.portfolio).toMatchObject({ base: 10, quote: 900 });
  });

  test("can sell the base token instead", () => {
    const run = start(
      "dca",
      { side: "sell", amount: 2, interval: 3_600, times: null },
      { base: 5, quote: 0 },
    );
    expect(play(run, [10, 20, 30, 40])).toEqual([["sell 2"], ["sell 2"], ["sell 2"], ["sell 2"]]);
    expect(run.portfolio).toMatchObject({ base: 0, quote: 2 * 20 + 2 * 30 + 1 * 40 });
  });

  test("is late by many intervals once, and does not catch up", () => {
    const run = start("dca", { side: "buy", amount: 50, interval: 7_200, times: null });
    decideAt(run, 10, 0);
    // Filled at hour 10, so the next is due at hour 12: at the close of the candle that begins at 11.
    expect(decideAt(run, 10, 10)).toEqual([]);
    expect(decideAt(run, 10, 11)).toHaveLength(1);
  });

  test("never sells more than the balance, and continues when there is one again", () => {
    const run = start("dca", { side: "buy", amount: 600, interval: 3_600, times: 3 });
    play(run, [10, 10, 10, 10]);
    expect(run.portfolio).toMatchObject({ base: 100, quote: 0 });
    run.portfolio.quote = 70;
    decideAt(run, 10, 4);
    expect(run.portfolio).toMatchObject({ base: 107, quote: 0 });
  });
});

describe("stop-loss and take-profit", () => {
  const tokens = { base: 8, quote: 0 };

  test("a stop sells once at or below its trigger", () => {
    const run = start("stop-loss", { trigger: 90, amount: 3 }, tokens);
    expect(play(run, [100, 90.01, 90, 80, 70])).toEqual([[], [], ["sell 3"], [], []]);
    expect(run.portfolio).toMatchObject({ base: 5, quote: 240 });
  });

  test("a stop that the volume cut short sells the rest, and no more", () => {
    const settings = { start: tokens, costs: { ...free, volumeShare: 0.5 }, limits: noLimits };
    const run = startRun({ kind: "stop-loss", parameters: { trigger: 90, amount: 3 }, settings }, HOUR);
    for (let hour = 0; hour < 12; hour++) decideAt(run, 80, hour);
    expect(run.portfolio).toMatchObject({ base: 5, quote: 240 });
  });

  test("take profit sells once at or above its trigger", () => {
    const run = start("take-profit", { trigger: 110, amount: "all" }, tokens);
    expect(play(run, [100, 109.99, 110, 120, 130])).toEqual([[], [], ["sell all"], [], []]);
    expect(run.portfolio).toMatchObject({ base: 0, quote: 960 });
  });

  test("a trailing stop sells once when the price is its distance below the highest close", () => {
    const run = start("trailing-stop", { distance: 0.1 }, tokens);
    expect(play(run, [100, 120, 109, 108, 90, 300])).toEqual([[], [], [], ["sell all"], [], []]);
  });
});

describe("grid", () => {
  const parameters = { low: 80, high: 120, levels: 4, amount: 1 };

  test("has levels of equal steps that touch", () => {
    expect(gridLevels(parameters)).toEqual([
      { low: 80, high: 90 },
      { low: 90, high: 100 },
      { low: 100, high: 110 },
      { low: 110, high: 120 },
    ]);
  });

  test("sells at the upper price of a level, and buys back at its lower one", () => {
    const run = start("grid", parameters, { base: 4, quote: 400 });
    // At 105, the levels up to 100 wait to buy, the others to sell.
    expect(play(run, [105, 110, 105, 100, 95, 90])).toEqual([
      [],
      ["sell 1"],
      [],
      ["buy 100"],
      [],
      ["buy 90"],
    ]);
  });

  test("each level is filled on both sides in turns, and decides at its own prices", () => {
    const closes = array(integer({ min: 70, max: 130 }), { minLength: 1, maxLength: 150 });
    assert(
      property(closes, integer({ min: 1, max: 20 }), (prices, levels) => {
        const parameters = { low: 80, high: 120, levels, amount: 1 };
        const run = start("grid", parameters, { base: 20, quote: 2_000 });
        const last = new Map<number, string>();
        for (const [hour, close] of prices.entries()) {
          const candle = {
            time: START + hour * HOUR,
            open: close,
            high: close,
            low: close,
            close,
            volume: 1,
          };
          for (const { type, decision } of step(run, candle)) {
            if (type === "skip") continue;
            expect(last.get(decision.rule)).not.toBe(decision.side);
            last.set(decision.rule, decision.side);
          }
          for (const { side, rule } of run.portfolio.pending) {
            const level = gridLevels(parameters)[rule];
            if (side === "sell") expect(close).toBeGreaterThanOrEqual(level?.high ?? Number.NaN);
            else expect(close).toBeLessThanOrEqual(level?.low ?? Number.NaN);
          }
        }
      }),
    );
  });

  test("gains its step on every way down and up", () => {
    const run = start("grid", parameters, { base: 4, quote: 400 });
    // Each price twice, so that decisions fill at the price that they were made for.
    play(run, [105, 110, 110, 100, 100, 110, 110, 100, 100]);
    expect(run.portfolio).toMatchObject({ base: 4, quote: 400 + 2 * 10 });
  });
});

describe("rebalance", () => {
  test("sells the surplus when the share is above the band, and nothing within it", () => {
    const run = start(
      "rebalance",
      { target: 0.5, band: 0.1, mostBase: 9, mostQuote: 900 },
      { base: 5, quote: 500 },
    );
    expect(play(run, [100, 149, 200])).toEqual([[], [], ["sell 1.25"]]);
    expect(decideAt(run, 200, 3)).toEqual([]);
    expect(run.portfolio.base * 200).toBe(run.portfolio.quote);
    expect(decideAt(run, 100, 4)).toMatchObject([{ side: "buy", amount: 187.5, rule: 1 }]);
  });

  test("sells at most its amount at a time", () => {
    const run = start(
      "rebalance",
      { target: 0.5, band: 0.1, mostBase: 1, mostQuote: 20 },
      { base: 5, quote: 500 },
    );
    expect(play(run, [400, 40])).toEqual([["sell 1"], ["buy 20"]]);
  });

  test("without costs, the next price finds the share at its target", () => {
    const price = integer({ min: 10, max: 1_000 });
    assert(
      property(price, integer({ min: 5, max: 95 }), (close, target) => {
        const share = target / 100;
        const run = start(
          "rebalance",
          { target: share, band: 0.01, mostBase: 1e6, mostQuote: 1e9 },
          { base: 5, quote: 500 },
        );
        const decisions = decideAt(run, close, 0);
        const before = (5 * close) / (5 * close + 500);
        expect(decisions.length > 0).toBe(Math.abs(before - share) > 0.01 + 1e-12);
        decideAt(run, close, 1);
        const { base, quote } = run.portfolio;
        if (decisions.length > 0) expect((base * close) / (base * close + quote)).toBeCloseTo(share, 9);
      }),
    );
  });
});

test.each([
  ["dca", { side: "buy", amount: 0, interval: 3_600, times: null }],
  ["dca", { side: "buy", amount: 1, interval: 59, times: null }],
  ["dca", { side: "buy", amount: 1, interval: 60, times: null, other: 1 }],
  ["grid", { low: 2, high: 1, levels: 3, amount: 1 }],
  ["grid", { low: 1, high: 2, levels: 21, amount: 1 }],
  ["stop-loss", { trigger: -1, amount: "all" }],
  ["rebalance", { target: 0.9, band: 0.1, mostBase: 1, mostQuote: 1 }],
  ["average-cross", { fast: 9, slow: 9 }],
  ["bollinger", { period: 1, width: 2 }],
  ["rsi-reversal", { period: 14, low: 70, high: 30 }],
] as const)("%s refuses %j", (kind, parameters) => {
  expect(() => start(kind, parameters)).toThrow();
});
