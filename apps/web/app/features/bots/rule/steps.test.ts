import { assert, double, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { nearestIndex, pickEvenly, pricesAround, roundDown, roundNumbers } from "./steps.ts";

describe("steps of a slider", () => {
  test("are round numbers between the bounds", () => {
    expect(roundNumbers(0.8, 5)).toEqual([0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5]);
  });

  test("of prices have equal distances", () => {
    expect(pricesAround(0.5, 0.8, 1.2, 4)).toEqual([0.4, 0.45, 0.5, 0.55, 0.6]);
  });

  test("are within their bounds for any price", () => {
    assert(
      property(double({ min: 1e-6, max: 1e6, noNaN: true }), (middle) => {
        const prices = pricesAround(middle, 0.5, 1.5, 200);
        expect(prices.length).toBeGreaterThan(100);
        expect(prices.at(0)).toBeGreaterThanOrEqual(middle * 0.5 * (1 - 1e-9));
        expect(prices.at(-1)).toBeLessThanOrEqual(middle * 1.5 * (1 + 1e-9));
      }),
    );
  });

  test("round down, never up", () => {
    assert(
      property(double({ min: 1e-6, max: 1e9, noNaN: true }), (value) => {
        expect(roundDown(value)).toBeLessThanOrEqual(value * (1 + 1e-8));
        expect(roundDown(value)).toBeGreaterThan(value / 1.6);
      }),
    );
  });
});

test("the nearest of the values", () => {
  expect([0, 4, 6, 100].map((value) => nearestIndex([1, 5, 10], value))).toEqual([0, 1, 1, 2]);
});

test("values picked evenly keep both ends", () => {
  assert(
    property(integer({ min: 2, max: 30 }), integer({ min: 2, max: 10 }), (length, count) => {
      const values = Array.from({ length }, (_, index) => index);
      const picked = pickEvenly(values, count);
      expect(picked).toHaveLength(Math.min(length, count));
      expect([picked.at(0), picked.at(-1)]).toEqual([0, length - 1]);
      expect(new Set(picked).size).toBe(picked.length);
    }),
  );
});
