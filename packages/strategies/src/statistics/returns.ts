import { at } from "@canopy/protocol/rules/column";

export const DAY = 86_400_000;
export const YEAR = 365.25 * DAY;

/** Simple returns of each candle; the first is measured from `startValue`. */
export function toReturns(startValue: number, values: Float64Array): Float64Array {
  const returns = new Float64Array(values.length);
  let before = startValue;
  for (let index = 0; index < values.length; index++) {
    const value = at(values, index);
    returns[index] = before > 0 ? value / before - 1 : 0;
    before = value;
  }
  return returns;
}

/** Mean, and central moments with the divisor n. */
export interface Moments {
  readonly count: number;
  readonly mean: number;
  readonly variance: number;
  readonly skewness: number;
  /** Of a normal distribution: 3. */
  readonly kurtosis: number;
  /** Mean square of what is below 0: the square of the downside deviation. */
  readonly downside: number;
}

export function computeMoments(returns: Float64Array): Moments {
  const count = returns.length;
  let sum = 0;
  for (const value of returns) sum += value;
  const mean = sum / count;
  let [second, third, fourth, downside] = [0, 0, 0, 0];
  for (const value of returns) {
    const distance = value - mean;
    const square = distance * distance;
    second += square;
    third += square * distance;
    fourth += square * square;
    if (value < 0) downside += value * value;
  }
  const variance = second / count;
  return {
    count,
    mean,
    variance,
    skewness: variance === 0 ? 0 : third / count / variance ** 1.5,
    kurtosis: variance === 0 ? 3 : fourth / count / variance ** 2,
    downside: downside / count,
  };
}

/**
 * Sharpe ratio per candle, without a risk-free rate: mean divided by the standard deviation of the sample (divisor n - 1). Null if
 * nothing varies.
 */
export function sharpePerCandle({ count, mean, variance }: Moments): number | null {
  // A flat line has a variance of rounding errors only.
  if (count < 2 || variance <= 1e-30) return null;
  return mean / Math.sqrt((variance * count) / (count - 1));
}
