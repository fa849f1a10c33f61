import { at } from "@canopy/protocol/rules/column";
import type { Candles } from "../candles/candles.ts";
import type { Backtest } from "../engine/backtest.ts";
import { DAY } from "../statistics/returns.ts";

export const regimeNames = ["unknown", "rising", "falling", "sideways"] as const;
export type RegimeName = (typeof regimeNames)[number];

/** A strategy's results in one kind of market. */
export interface Regime {
  readonly name: RegimeName;
  readonly candles: number;
  /** Part of all tested candles. */
  readonly share: number;
  /** Of the strategy and of the price, over all these candles in a row. */
  readonly return: number;
  readonly priceReturn: number;
  /** The largest loss of the strategy from a peak, over the same candles in a row. */
  readonly maximumDrawdown: number;
}

/** A backtest of the candles from this index on. */
export interface TestedPart {
  readonly from: number;
  readonly backtest: Pick<Backtest, "startValue" | "equity">;
}

/** The span over which a trend is measured, and its threshold as a fraction of the price. */
const WINDOW = 30 * DAY;
const TREND = 0.1;

/**
 * Splits backtests of parts of the candles, in their order, by what the price had done in the 30 days before each candle: risen or
 * fallen by more than 10 %, or neither. The candle itself does not count, or every rise would be in a rising market. The first 30 days
 * of all candles are unknown.
 */
export function splitByRegime(candles: Candles, parts: readonly TestedPart[]): Regime[] {
  const tallies = { unknown: newTally(), rising: newTally(), falling: newTally(), sideways: newTally() };
  let windowFrom = 0;
  for (const { from, backtest } of parts) {
    const { startValue, equity } = backtest;
    for (let index = from; index < from + equity.length; index++) {
      while (at(candles.time, windowFrom) < at(candles.time, index) - WINDOW) windowFrom++;
      const isFirst = index === from;
      const value = isFirst ? startValue : at(equity, index - from - 1);
      const price = isFirst ? at(candles.open, index) : at(candles.close, index - 1);
      const tally = tallies[toRegime(candles, windowFrom, index)];
      tally.candles++;
      tally.price *= at(candles.close, index) / price;
      tally.value *= at(equity, index - from) / value;
      tally.peak = Math.max(tally.peak, tally.value);
      tally.drawdown = Math.max(tally.drawdown, 1 - tally.value / tally.peak);
    }
  }
  const total = parts.reduce((sum, { backtest }) => sum + backtest.equity.length, 0);
  return regimeNames.map((name) => {
    const { candles: count, value, price, drawdown } = tallies[name];
    return {
      name,
      candles: count,
      share: total === 0 ? 0 : count / total,
      return: value - 1,
      priceReturn: price - 1,
      maximumDrawdown: drawdown,
    };
  });
}

const newTally = () => ({ candles: 0, value: 1, price: 1, peak: 1, drawdown: 0 });

/** `from` is the first candle within the window before the candle at `index`. */
function toRegime(candles: Candles, from: number, index: number): RegimeName {
  const isKnown = at(candles.time, 0) <= at(candles.time, index) - WINDOW;
  if (!isKnown || from === index) return "unknown";
  const change = at(candles.close, index - 1) / at(candles.open, from) - 1;
  if (change > TREND) return "rising";
  return change < -TREND ? "falling" : "sideways";
}
