import { createRandom } from "@canopy/protocol/simulation/random";
import { describe, expect, test } from "vitest";
import { bootstrapPValue } from "./bootstrap-p-value.ts";
import { deflatedSharpe, expectedMaximum, probabilisticSharpe } from "./deflated-sharpe.ts";
import { normalCdf, normalQuantile } from "./normal.ts";
import { computeMoments } from "./returns.ts";

test("the normal distribution, as in its tables", () => {
  expect(normalCdf(0)).toBe(0.5);
  expect(normalCdf(1)).toBeCloseTo(0.841_344_746_068_542_9, 14);
  expect(normalCdf(-2)).toBeCloseTo(0.022_750_131_948_179_2, 14);
  expect(normalCdf(9)).toBe(1);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959_963_984_540_054, 12);
  expect(normalQuantile(0.5)).toBeCloseTo(0, 12);
});

/** Values that grow by `drift` per candle against others that do not, with noise of 1 %. */
function randomValues(seed: number, drift: number, count = 400): [Float64Array, Float64Array] {
  const random = createRandom(seed);
  const noise = () => (random.integer(2_001) - 1_000) / 1e5;
  let [value, other] = [100, 100];
  const values = new Float64Array(count);
  const others = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    value *= 1 + drift + noise();
    other *= 1 + noise();
    values[index] = value;
    others[index] = other;
  }
  return [values, others];
}

describe("the probability of luck", () => {
  test("is small for an advantage, and large for a disadvantage", () => {
    expect(bootstrapPValue(...randomValues(1, 0.002), createRandom(1))).toBeLessThan(0.01);
    expect(bootstrapPValue(...randomValues(1, -0.002), createRandom(1))).toBeGreaterThan(0.99);
  });

  test("is below 5 % in about one of twenty cases without an advantage", () => {
    const cases = Array.from({ length: 200 }, (_, seed) =>
      bootstrapPValue(...randomValues(seed + 1, 0), createRandom(seed), 200),
    );
    const found = cases.filter((luck) => luck !== null && luck < 0.05).length;
    // 10 are expected; 22 or more have a probability of 0.04 %.
    expect(found).toBeGreaterThan(1);
    expect(found).toBeLessThan(22);
  });

  test("is the same for the same seed", () => {
    const [values, others] = randomValues(3, 0.0005);
    expect(bootstrapPValue(values, others, createRandom(7))).toBe(
      bootstrapPValue(values, others, createRandom(7)),
    );
  });

  test("is unknown for a few candles, and after a total loss", () => {
    const [values, others] = randomValues(1, 0, 15);
    expect(bootstrapPValue(values, others, createRandom(1))).toBeNull();
    const [long, longOthers] = randomValues(1, 0);
    long.fill(0, 200);
    expect(bootstrapPValue(long, longOthers, createRandom(1))).toBeNull();
  });
});

describe("the deflated Sharpe ratio", () => {
  /** Returns with a mean of `edge` standard deviations. */
  const returns = (edge: number, count = 500) => {
    const random = createRandom(5);
    return Float64Array.from({ length: count }, () => edge + (random.integer(2_001) - 1_000) / 577.35);
  };

  test("is the probability of a ratio above 0 for a single trial", () => {
    const moments = computeMoments(returns(0.1));
    const ratio = moments.mean / Math.sqrt((moments.variance * 500) / 499);
    const error = Math.sqrt(
      (1 - moments.skewness * ratio + ((moments.kurtosis - 1) / 4) * ratio * ratio) / 499,
    );
    expect(deflatedSharpe(moments, [ratio])).toBeCloseTo(normalCdf(ratio / error), 12);
  });

  test("falls with the number of trials", () => {
    const moments = computeMoments(returns(0.1));
    const random = createRandom(9);
    const trials = Array.from({ length: 1_000 }, () => (random.integer(2_001) - 1_000) / 20_000);
    const few = deflatedSharpe(moments, trials.slice(0, 5)) ?? 0;
    const many = deflatedSharpe(moments, trials) ?? 0;
    expect(many).toBeLessThan(few);
  });

  test("is that of the example in its paper", () => {
    // 100 trials with a variance of 1/2 per year; the best has 2.5 per year over 1,250 days.
    const least = expectedMaximum(100, 0.5 / 250);
    expect(least).toBeCloseTo(0.1132, 4);
    const moments = { count: 1_250, skewness: -3, kurtosis: 10 };
    expect(probabilisticSharpe(moments, 2.5 / Math.sqrt(250), least)).toBeCloseTo(0.9004, 4);
  });
});
