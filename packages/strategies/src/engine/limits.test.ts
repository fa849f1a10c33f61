import { expect, test } from "vitest";
import { HOUR, START } from "../../test/arbitrary-candles.ts";
import type { Execution } from "./decision.ts";
import { kill } from "./limits.ts";
import { type BotSetup, type Run, startRun, step } from "./run.ts";
import type { Limits } from "./settings.ts";
import { noLimits } from "./settings.ts";

/** Buys for 100 with every candle. */
function startBuying(limits: Partial<Limits>, base = 10): Run {
  const setup: BotSetup = {
    kind: "dca",
    parameters: { side: "buy", amount: 100, interval: 60, times: null },
    settings: {
      start: { base, quote: 1_000 },
      costs: { fee: 0, spread: 0, impact: 0, volumeShare: null, gas: 0 },
      limits: { ...noLimits, ...limits },
    },
  };
  return startRun(setup, HOUR);
}

/** Candles with these closes, from midnight; what was filled or skipped in each. */
function play(run: Run, closes: readonly number[], hour = 0): string[][] {
  return closes.map((close, index) => {
    const time = START + (hour + index) * HOUR;
    return step(run, { time, open: close, high: close, low: close, close, volume: 1 }).map(toText);
  });
}

const toText = (execution: Execution) =>
  execution.type === "fill" ? execution.decision.side : execution.because;

test("a drawdown beyond its limit stops the bot permanently", () => {
  const run = startBuying({ maximumDrawdown: 0.2 });
  expect(play(run, [100, 100, 50, 200, 200])).toEqual([[], ["buy"], ["buy"], [], []]);
  expect(run.portfolio.halted).toBe("maximum drawdown");
});

test("it can sell everything when it stops", () => {
  const run = startBuying({ maximumDrawdown: 0.2, sellsWhenStopped: true });
  expect(play(run, [100, 100, 50, 60, 60])).toEqual([[], ["buy"], ["buy"], ["sell"], []]);
  expect(run.portfolio.base).toBe(0);
});

test("a daily loss beyond its limit pauses the bot until the next day in UTC", () => {
  const run = startBuying({ dailyLoss: 0.1 });
  // 22:00 and 23:00 are at a loss; the next day begins at its own value.
  const played = play(run, [100, 100, 60, 60, 60, 60, 60], 20);
  expect(played).toEqual([[], ["buy"], ["buy"], ["daily loss"], ["daily loss"], ["buy"], ["buy"]]);
});

test("a day begins with the value of the evening before: a loss in its first hour counts", () => {
  const run = startBuying({ dailyLoss: 0.1 });
  expect(play(run, [100, 100, 60, 60], 22)).toEqual([[], ["buy"], ["buy"], ["daily loss"]]);
});

test("after a fill, the bot rests for the cooldown", () => {
  const run = startBuying({ cooldown: 2 * 3_600 });
  // The fill at 1:00 allows a decision from 3:00 on: the close of the candle that began at 2:00.
  expect(play(run, [100, 100, 100, 100, 100])).toEqual([[], ["buy"], ["cooldown"], ["buy"], ["cooldown"]]);
});

test("the kill switch stops the bot permanently, before its last decision is executed", () => {
  const run = startBuying({});
  play(run, [100, 100]);
  kill(run.portfolio, START + 2 * HOUR);
  expect(play(run, [100, 100, 100], 2)).toEqual([["kill switch"], [], []]);
  expect(run.portfolio.halted).toBe("kill switch");
});
