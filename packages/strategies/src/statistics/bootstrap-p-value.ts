import { at } from "@canopy/protocol/rules/column";
import type { Random } from "@canopy/protocol/simulation/random";

/** Returns are summed up to at most as many: the resampling costs the same for a million candles. */
const BUCKETS = 1_000;
const RESAMPLES = 1_000;

/**
 * The probability that a strategy without any advantage does as well against the other by chance: the one-sided p-value of the mean
 * difference of log returns, by the stationary bootstrap of D. N. Politis and J. P. Romano, Journal of the American Statistical
 * Association 89(428), 1994. Blocks have a mean length of the cube root of the number of returns, so that the dependence of
 * neighbouring returns stays. Null if one of both lost everything, or for fewer than 20 candles.
 */
export function bootstrapPValue(
  values: Float64Array,
  others: Float64Array,
  random: Random,
  resamples = RESAMPLES,
): number | null {
  const differences = logDifferences(values, others);
  if (differences === null) return null;
  const count = differences.length;
  const observed = mean(differences);
  const centred = differences.map((difference) => difference - observed);
  const newBlock = 1 / Math.max(1, Math.round(Math.cbrt(count)));
  // Sums of equal numbers in another order differ by rounding.
  const tolerance = 1e-12 * centred.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  let asGood = 0;
  for (let resample = 0; resample < resamples; resample++) {
    if (resampledMean(centred, newBlock, random) >= observed - tolerance) asGood++;
  }
  return (asGood + 1) / (resamples + 1);
}

function resampledMean(centred: Float64Array, newBlock: number, random: Random): number {
  const count = centred.length;
  let position = random.integer(count);
  let sum = 0;
  for (let drawn = 0; drawn < count; drawn++) {
    sum += at(centred, position);
    position = random.chance(newBlock) ? random.integer(count) : (position + 1) % count;
  }
  return sum / count;
}

/** Log returns of the strategy less those of the other, summed up in equal buckets. */
function logDifferences(values: Float64Array, others: Float64Array): Float64Array | null {
  const steps = values.length - 1;
  if (steps < 20) return null;
  const buckets = Math.min(BUCKETS, steps);
  const levels = Float64Array.from({ length: buckets + 1 }, (_, bucket) => {
    const index = Math.round((bucket * steps) / buckets);
    return Math.log(at(values, index) / at(others, index));
  });
  if (!levels.every(Number.isFinite)) return null;
  return levels.subarray(1).map((level, bucket) => level - at(levels, bucket));
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
