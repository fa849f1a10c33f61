import { array, assert, double, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../test/vectors/tulip.gen.json" with { type: "json" };
import { nextBands, startBands } from "./bollinger-bands.ts";
import { nextEma, startEma } from "./ema.ts";
import { nextRsi, startRsi } from "./rsi.ts";
import { nextSma, startSma } from "./sma.ts";

/** The largest difference; infinite if the lengths differ. */
function distance(actual: readonly number[], expected: readonly number[]): number {
  if (actual.length !== expected.length) return Number.POSITIVE_INFINITY;
  return Math.max(0, ...actual.map((value, index) => Math.abs(value - (expected[index] ?? Number.NaN))));
}

const defined = (values: readonly number[]) => values.filter((value) => !Number.isNaN(value));

describe.each(vectors.results)("with the period $period, as Tulip computes it to 1e-9:", (expected) => {
  const { period } = expected;

  test("simple moving average", () => {
    const state = startSma(period);
    const actual = defined(vectors.prices.map((price) => nextSma(state, price)));
    expect(distance(actual, expected.sma)).toBeLessThan(1e-9);
  });

  test("exponential moving average", () => {
    const state = startEma(period);
    const actual = vectors.prices.map((price) => nextEma(state, price));
    expect(distance(actual, expected.ema)).toBeLessThan(1e-9);
  });

  test("relative strength index", () => {
    const state = startRsi(period);
    const actual = defined(vectors.prices.map((price) => nextRsi(state, price)));
    expect(distance(actual, expected.rsi)).toBeLessThan(1e-9);
  });

  test("Bollinger bands", () => {
    const state = startBands(period);
    const actual = vectors.prices.flatMap((price) => nextBands(state, price) ?? []);
    expect(
      distance(
        actual.map(({ middle }) => middle),
        expected.middle,
      ),
    ).toBeLessThan(1e-9);
    const lower = actual.map(({ middle, deviation }) => middle - 2 * deviation);
    expect(distance(lower, expected.lower)).toBeLessThan(1e-9);
    const upper = actual.map(({ middle, deviation }) => middle + 2 * deviation);
    expect(distance(upper, expected.upper)).toBeLessThan(1e-9);
  });
});

const prices = array(double({ min: 0.01, max: 100_000, noNaN: true }), { minLength: 1, maxLength: 300 });
const period = integer({ min: 1, max: 40 });

test("a mean is that of the window, however long the series", () => {
  assert(
    property(prices, period, (values, length) => {
      const state = startSma(length);
      for (const [index, value] of values.entries()) {
        const mean = nextSma(state, value);
        const window = values.slice(index + 1 - length, index + 1);
        if (index + 1 < length) expect(mean).toBeNaN();
        else expect(mean).toBeCloseTo(window.reduce((sum, each) => sum + each, 0) / length, 6);
      }
    }),
  );
});

test("bands are mean and standard deviation of the window", () => {
  assert(
    property(prices, period, (values, length) => {
      const state = startBands(length);
      for (const [index, value] of values.entries()) {
        const bands = nextBands(state, value);
        const window = values.slice(Math.max(0, index + 1 - length), index + 1);
        if (index + 1 < length) {
          expect(bands).toBeNull();
          continue;
        }
        const mean = window.reduce((sum, each) => sum + each, 0) / length;
        const variance = window.reduce((sum, each) => sum + (each - mean) ** 2, 0) / length;
        expect(bands?.middle).toBeCloseTo(mean, 6);
        // Rounding of a variance near 0 is large in its root.
        expect((bands?.deviation ?? 0) ** 2).toBeCloseTo(variance, 1);
      }
    }),
  );
});

test("a relative strength index is 0 to 100, and 50 for a price that never changes", () => {
  assert(
    property(prices, period, (values, length) => {
      const state = startRsi(length);
      for (const value of defined(values.map((each) => nextRsi(state, each)))) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
      }
    }),
  );
  const flat = startRsi(3);
  expect([5, 5, 5, 5, 5].map((value) => nextRsi(flat, value)).slice(3)).toEqual([50, 50]);
});

test("the mean of a million prices has no drift", () => {
  const state = startSma(10);
  let last = 0;
  for (let index = 0; index < 1_000_000; index++) last = nextSma(state, 1e6 + Math.sin(index));
  let expected = 0;
  for (let index = 999_990; index < 1_000_000; index++) expected += (1e6 + Math.sin(index)) / 10;
  expect(Math.abs(last - expected)).toBeLessThan(1e-9);
});
