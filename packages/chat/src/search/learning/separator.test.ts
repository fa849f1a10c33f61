import { describe, expect, test } from "vitest";
import { finish } from "../steps.ts";
import { learnSeparator, type Sample, separate } from "./separator.ts";
import type { Vector } from "./vectors.ts";

const toVector = (...numbers: number[]): Vector => ({
  numbers: Uint32Array.from(numbers),
  values: Float32Array.from(numbers, () => 1 / Math.sqrt(numbers.length)),
});
const toSamples = (count: number, isOwn: boolean, cost: number, ...numbers: number[]): Sample[] =>
  Array.from({ length: count }, () => ({ vector: toVector(...numbers), isOwn, cost }));
const FEATURES = 4;

describe("the separator", () => {
  test("tells texts apart by what only one kind has", () => {
    const samples = [...toSamples(20, true, 1, 0, 1), ...toSamples(20, false, 1, 0, 2)];
    const weights = finish(learnSeparator(samples, FEATURES));
    expect(separate(weights, toVector(1))).toBeGreaterThan(1);
    expect(separate(weights, toVector(2))).toBeLessThan(-1);
    expect(Math.abs(separate(weights, toVector(0)))).toBeLessThan(0.1);
    expect(separate(weights, toVector(3))).toBe(0);
  });

  test("lets few examples count as much as many, by what an error costs", () => {
    const own = toSamples(90, true, 1, 0);
    const byCount = finish(learnSeparator([...own, ...toSamples(10, false, 1, 0)], FEATURES));
    const byCost = finish(learnSeparator([...own, ...toSamples(10, false, 9, 0)], FEATURES));
    // What ten in a hundred have: the odds are 9 to 1.
    expect(separate(byCount, toVector(0))).toBeGreaterThan(1.5);
    expect(Math.abs(separate(byCost, toVector(0)))).toBeLessThan(0.2);
  });

  test("finds the weights at which the cost is least", () => {
    const samples = [
      ...toSamples(30, true, 1, 0, 1),
      ...toSamples(10, false, 2, 0, 1),
      ...toSamples(25, false, 1, 1, 2),
    ];
    const weights = finish(learnSeparator(samples, FEATURES));
    // There the pushes of all examples and the decay balance, for each feature.
    const slopes = Array.from(weights, (weight) => 0.6 * weight);
    for (const { vector, isOwn, cost } of samples) {
      const sign = isOwn ? 1 : -1;
      const push = (sign * cost) / (1 + Math.exp(sign * separate(weights, vector)));
      for (const [at, number] of vector.numbers.entries())
        slopes[number] = (slopes[number] ?? 0) - push * (vector.values[at] ?? 0);
    }
    for (const slope of slopes) expect(Math.abs(slope)).toBeLessThan(0.3);
  });
});
