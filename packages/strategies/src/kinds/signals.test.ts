import { expect, test } from "vitest";
import { HOUR, START } from "../../test/arbitrary-candles.ts";
import { type BotSetup, startRun, step } from "../engine/run.ts";
import { noLimits } from "../engine/settings.ts";
import { kinds, strategies } from "./kinds.ts";

/** What was decided at each of these closes: "+" to buy, "-" to sell, "." for nothing. */
function signals(
  kind: BotSetup["kind"],
  parameters: unknown,
  closes: readonly number[],
  volumeShare: number | null = null,
) {
  const costs = { fee: 0, spread: 0, impact: 0, volumeShare, gas: 0 };
  const settings = { start: { base: 0, quote: 100 }, costs, limits: noLimits };
  const run = startRun({ kind, parameters, settings }, HOUR);
  return closes
    .map((close, hour) => {
      step(run, { time: START + hour * HOUR, open: close, high: close, low: close, close, volume: 10 });
      const [decision] = run.portfolio.pending;
      if (decision === undefined) return ".";
      return decision.side === "buy" ? "+" : "-";
    })
    .join("");
}

test("the average cross holds while the fast average is above the slow one", () => {
  const closes = [5, 5, 5, 6, 7, 8, 7, 6, 5, 4, 4, 4, 5];
  expect(signals("average-cross", { fast: 1, slow: 3 }, closes)).toBe("...+..-.....+");
});

test("the exponential cross waits until its slow average has seen its period", () => {
  expect(signals("exponential-cross", { fast: 1, slow: 4 }, [5, 6, 7, 8, 9, 5, 3])).toBe("...+.-.");
});

test("RSI reversal buys on the way back up from the lower bound, and sells on the way back down", () => {
  const closes = [10, 9, 8, 7, 8, 9, 10, 11, 12, 11, 10, 9];
  // RSI of 2: 0 while it falls, 50 and more after the first rise; 100 while it rises, 50 after the first fall.
  expect(signals("rsi-reversal", { period: 2, low: 30, high: 90 }, closes)).toBe("....+....-..");
});

test("Bollinger buys below the lower band, and sells above the middle", () => {
  const closes = [10, 10.1, 9.9, 10, 8, 8.5, 9, 10.5, 11];
  expect(signals("bollinger", { period: 5, width: 1.5 }, closes)).toBe("....+..-.");
});

test("an entry that the volume cut short is continued", () => {
  const closes = [5, 5, 5, 6, 7, 8, 9];
  expect(signals("average-cross", { fast: 1, slow: 3 }, closes, 0.5)).toBe("...+++.");
});

test("every kind is in the list, under its own name", () => {
  expect(Object.keys(strategies)).toEqual([...kinds]);
  for (const kind of kinds) expect(strategies[kind].kind).toBe(kind);
});

test("only kinds that a rule of the vault can say go live", () => {
  expect(kinds.filter((kind) => strategies[kind].canGoLive)).toEqual([
    "dca",
    "grid",
    "stop-loss",
    "take-profit",
    "rebalance",
  ]);
});
