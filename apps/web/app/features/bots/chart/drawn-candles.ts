import { at } from "@canopy/protocol/rules/column";
import type { Candles } from "@canopy/strategies/candles/candles";
import { toBuckets } from "../backtest/buckets.ts";

/** A candle of the chart. Without prices it is a gap. */
export interface DrawnCandle {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly prices: {
    readonly open: number;
    readonly high: number;
    readonly low: number;
    readonly close: number;
  } | null;
}

/** The candles of a chart: each may be several of the market's. */
export function drawnCandles(candles: Candles): DrawnCandle[] {
  return toBuckets(candles).map(({ time, from, to }) => {
    if (from === to) return { time, prices: null };
    let [high, low] = [at(candles.high, from), at(candles.low, from)];
    for (let index = from + 1; index < to; index++) {
      high = Math.max(high, at(candles.high, index));
      low = Math.min(low, at(candles.low, index));
    }
    return { time, prices: { open: at(candles.open, from), high, low, close: at(candles.close, to - 1) } };
  });
}
