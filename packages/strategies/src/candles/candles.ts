import { at } from "@canopy/protocol/rules/column";

/**
 * Candles as columns, oldest first. Prices are in the quote token per base token, volumes in the base token. They are floats: a
 * backtest is a simulation, and money on the chain is computed in whole units elsewhere.
 */
export interface Candles {
  /** Milliseconds that a candle lasts. */
  readonly interval: number;
  /** When each candle begins, in milliseconds since 1970. */
  readonly time: Float64Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
}

/** One candle, after it closed. */
export interface Candle {
  /** When it began, in milliseconds since 1970. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export const columnNames = ["time", "open", "high", "low", "close", "volume"] as const;
export type ColumnName = (typeof columnNames)[number];

export function candleCount(candles: Candles): number {
  return candles.time.length;
}

/** A view of the candles `from` to `to - 1`, without a copy. */
export function sliceCandles(candles: Candles, from: number, to: number): Candles {
  return {
    interval: candles.interval,
    time: candles.time.subarray(from, to),
    open: candles.open.subarray(from, to),
    high: candles.high.subarray(from, to),
    low: candles.low.subarray(from, to),
    close: candles.close.subarray(from, to),
    volume: candles.volume.subarray(from, to),
  };
}

export function toColumns(interval: number, rows: readonly Candle[]): Candles {
  const column = (name: ColumnName) => Float64Array.from(rows, (row) => row[name]);
  return {
    interval,
    time: column("time"),
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close: column("close"),
    volume: column("volume"),
  };
}

/** Milliseconds in which there are no candles. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Missing candles. They are shown and never filled in: an invented price is an invented trade. */
export function findGaps({ interval, time }: Candles): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 1; index < time.length; index++) {
    const from = at(time, index - 1) + interval;
    if (at(time, index) > from) gaps.push({ from, to: at(time, index) });
  }
  return gaps;
}

export type CandleError =
  | "not finite"
  | "not positive"
  | "outside of high and low"
  | "overlaps the one before";

/** The first candle that can't be, and why; null if all can. Statistics of such candles would be wrong without a sign of it. */
export function findBadCandle(candles: Candles): { index: number; error: CandleError } | null {
  for (let index = 0; index < candles.time.length; index++) {
    const error = findCandleError(candleAt(candles, index));
    if (error !== null) return { index, error };
    if (index > 0 && at(candles.time, index) < at(candles.time, index - 1) + candles.interval) {
      return { index, error: "overlaps the one before" };
    }
  }
  return null;
}

export function candleAt(candles: Candles, index: number): Candle {
  return {
    time: at(candles.time, index),
    open: at(candles.open, index),
    high: at(candles.high, index),
    low: at(candles.low, index),
    close: at(candles.close, index),
    volume: at(candles.volume, index),
  };
}

/** What is wrong with one candle by itself. */
export function findCandleError({ time, open, high, low, close, volume }: Candle): CandleError | null {
  if (![time, open, high, low, close, volume].every(Number.isFinite)) return "not finite";
  if (low <= 0 || volume < 0) return "not positive";
  return low <= Math.min(open, close) && high >= Math.max(open, close) ? null : "outside of high and low";
}
