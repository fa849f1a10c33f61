import { at } from "@canopy/protocol/rules/column";

export interface Drawdown {
  /** The largest loss since a peak, as a part of the peak. */
  readonly depth: number;
  /** Candles from a peak until it was reached again, or until the end: the longest such time. */
  readonly candles: number;
}

/** Over the start value and the value at each close. */
export function maximumDrawdown(startValue: number, equity: Float64Array): Drawdown {
  let peak = startValue;
  let peakAt = -1;
  let depth = 0;
  let candles = 0;
  for (let index = 0; index < equity.length; index++) {
    const value = at(equity, index);
    if (value >= peak) {
      if (index - peakAt > 1) candles = Math.max(candles, index - peakAt);
      peak = value;
      peakAt = index;
    } else {
      depth = Math.max(depth, (peak - value) / peak);
    }
  }
  return { depth, candles: Math.max(candles, equity.length - 1 - peakAt) };
}

/** Loss since the highest value so far at each close, as a part of it: the curve under the chart. */
export function drawdownCurve(startValue: number, equity: Float64Array): Float64Array {
  let peak = startValue;
  return equity.map((value) => {
    peak = Math.max(peak, value);
    return (peak - value) / peak;
  });
}
