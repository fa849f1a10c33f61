import { at } from "@canopy/protocol/rules/column";
import { type Candles, candleCount } from "../candles/candles.ts";
import type { Backtest } from "../engine/backtest.ts";
import { DAY } from "../statistics/returns.ts";

export const regimeNames = ["unknown", "rising", "falling", "sideways"] as const;
export type RegimeName = (typeof regimeNames)[number];

/** A strategy's results in one kind of market. */
export interface Regime {
  readonly name: RegimeName;
  readonly candles: number;
  /** Of the strategy and of the price, over all these candles in a row. */
  readonly return: number;
  readonly priceReturn: number;
}

/** The span over which a trend is measured, and its threshold as a fraction of the price. */
const WINDOW = 30 * DAY;
const TREND = 0.1;

/**
 * Splits a backtest by what the price had done in the 30 days before each candle: risen or fallen by more than 10 %, or neither. The
 * candle itself does not count, or every rise would be in a rising market. The first 30 days are unknown.
 */
export function splitByRegime(candles: Candles, { startValue, equity }: Backtest): Regime[] {
  const totals = new Map(regimeNames.map((name) => [name, { candles: 0, value: 1, price: 1 }]));
  let from = 0;
  for (let index = 0; index < candleCount(candles); index++) {
    while (at(candles.time, from) < at(candles.time, index) - WINDOW) from++;
    const total = totals.get(toRegime(candles, from, index));
    if (total === undefined) continue;
    const before = index === 0 ? at(candles.open, 0) : at(candles.close, index - 1);
    total.candles++;
    total.value *= at(equity, index) / (index === 0 ? startValue : at(equity, index - 1));
    total.price *= at(candles.close, index) / before;
  }
  return [...totals].map(([name, total]) => ({
    name,
    candles: total.candles,
    return: total.value - 1,
    priceReturn: total.price - 1,
  }));
}

/** `from` is the first candle within the window before the candle at `index`. */
function toRegime(candles: Candles, from: number, index: number): RegimeName {
  const isKnown = at(candles.time, 0) <= at(candles.time, index) - WINDOW;
  if (!isKnown || from === index) return "unknown";
  const change = at(candles.close, index - 1) / at(candles.open, from) - 1;
  if (change > TREND) return "rising";
  return change < -TREND ? "falling" : "sideways";
}
