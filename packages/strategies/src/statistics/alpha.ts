import { at } from "@canopy/protocol/rules/column";
import { computeMoments } from "./returns.ts";

/** A strategy next to something simpler with the same start and the same costs. */
export interface Comparison {
  /** Total return of the other. */
  readonly return: number;
  /** Total return of the strategy less that of the other. */
  readonly excess: number;
  /** Jensen's alpha per year: the mean return that beta does not explain. Null if the other never moves. */
  readonly alpha: number | null;
  readonly beta: number | null;
}

/**
 * Alpha per candle, by M. C. Jensen, "The Performance of Mutual Funds in the Period 1945-1964", Journal of Finance 23(2), 1968, without a
 * risk-free rate.
 */
export function regress(
  returns: Float64Array,
  other: Float64Array,
): { alpha: number; beta: number } | { alpha: null; beta: null } {
  const { mean } = computeMoments(returns);
  const { mean: otherMean, variance } = computeMoments(other);
  if (variance <= 1e-30) return { alpha: null, beta: null };
  let covariance = 0;
  for (let index = 0; index < returns.length; index++) {
    covariance += (at(returns, index) - mean) * (at(other, index) - otherMean);
  }
  const beta = covariance / returns.length / variance;
  return { alpha: mean - beta * otherMean, beta };
}
