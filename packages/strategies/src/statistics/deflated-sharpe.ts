import { normalCdf, normalQuantile } from "./normal.ts";
import type { Moments } from "./returns.ts";
import { sharpePerCandle } from "./returns.ts";

const EULER_MASCHERONI = 0.577_215_664_901_532_9;

/**
 * The probability that the true Sharpe ratio of the best of several trials is above 0, after the luck of having tried several: D. H.
 * Bailey and M. López de Prado, "The Deflated Sharpe Ratio", Journal of Portfolio Management 40(5), 2014. `trials` are the Sharpe ratios
 * per candle of all trials; `best` are the moments of the best one's returns. Null if it has no Sharpe ratio.
 */
export function deflatedSharpe(best: Moments, trials: readonly number[]): number | null {
  const ratio = sharpePerCandle(best);
  if (ratio === null) return null;
  return probabilisticSharpe(best, ratio, expectedSharpe(trials));
}

/** The highest Sharpe ratio per candle to expect from as many trials without any skill: 0 for a single one. */
export function expectedSharpe(trials: readonly number[]): number {
  const count = trials.length;
  if (count < 2) return 0;
  const mean = trials.reduce((sum, trial) => sum + trial, 0) / count;
  return expectedMaximum(count, trials.reduce((sum, trial) => sum + (trial - mean) ** 2, 0) / (count - 1));
}

/** Of `count` draws from a normal distribution around 0. */
export function expectedMaximum(count: number, variance: number): number {
  const quantiles =
    (1 - EULER_MASCHERONI) * normalQuantile(1 - 1 / count) +
    EULER_MASCHERONI * normalQuantile(1 - 1 / (count * Math.E));
  return Math.sqrt(variance) * quantiles;
}

/** The probability that the true ratio is above `least`, for skewed returns with fat tails. */
export function probabilisticSharpe(
  { count, skewness, kurtosis }: Pick<Moments, "count" | "skewness" | "kurtosis">,
  ratio: number,
  least: number,
): number | null {
  const variance = 1 - skewness * ratio + ((kurtosis - 1) / 4) * ratio * ratio;
  if (variance <= 0) return null;
  return normalCdf(((ratio - least) * Math.sqrt(count - 1)) / Math.sqrt(variance));
}
