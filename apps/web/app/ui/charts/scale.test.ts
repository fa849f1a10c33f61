import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayMiddle, namedDays, niceTicks, placeAt, scaleTo } from "./scale.ts";

const magnitudes = fc.double({ min: 1e-6, max: 1e15, noNaN: true });

describe("a scale", () => {
  test("keeps the order and clamps to its ends", () => {
    fc.assert(
      fc.property(magnitudes, fc.double({ noNaN: true }), fc.double({ noNaN: true }), (end, a, b) => {
        const scale = scaleTo(end);
        const [low, high] = a <= b ? [a, b] : [b, a];
        expect(scale(low)).toBeLessThanOrEqual(scale(high));
        expect(scale(low)).toBeGreaterThanOrEqual(0);
        expect(scale(high)).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("returns percentages", () => {
    const scale = scaleTo(200);
    expect([0, 50, 200, 300].map(scale)).toEqual([0, 25, 100, 100]);
    expect(scaleTo(0)(5)).toBe(0);
  });
});

describe("ticks", () => {
  test.each([
    [1385, 4, [0, 500, 1000, 1500]],
    [31, 3, [0, 20, 40]],
    [0.07, 4, [0, 0.02, 0.04, 0.06, 0.08]],
    [1000, 4, [0, 250, 500, 750, 1000]],
    [0, 4, [0, 1]],
  ])("up to %d, %d at most", (most, count, ticks) => {
    expect(niceTicks(most, count)).toEqual(ticks);
  });

  test("reach the largest value in a few equal steps", () => {
    fc.assert(
      fc.property(magnitudes, fc.integer({ min: 1, max: 10 }), (most, count) => {
        const ticks = niceTicks(most, count);
        const last = ticks.at(-1) ?? 0;
        const step = ticks[1] ?? 0;
        expect(ticks[0]).toBe(0);
        expect(ticks.length).toBeLessThanOrEqual(count + 1);
        expect(last).toBeGreaterThanOrEqual(most * (1 - 1e-6));
        expect(last - step).toBeLessThan(most);
        for (const [index, tick] of ticks.entries()) expect(tick / step).toBeCloseTo(index, 6);
      }),
    );
  });

  test("of whole numbers are whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 6 }), (most, count) => {
        const ticks = niceTicks(most, count, true);
        for (const tick of ticks) expect(Number.isInteger(tick)).toBe(true);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
        expect(ticks.length).toBeLessThanOrEqual(count + 1);
      }),
    );
  });
});

test("a slot is found from its middle, and the closest one from outside", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(), (count, seed) => {
      const index = seed % count;
      expect(placeAt(dayMiddle(index, count) / 100, count)).toBe(index);
      expect(placeAt(-0.1, count)).toBe(0);
      expect(placeAt(1, count)).toBe(count - 1);
    }),
  );
});

describe("day labels", () => {
  test.each([
    [31, 5, [2, 9, 16, 23, 30]],
    [1, 4, [0]],
    [3, 4, [0, 1, 2]],
  ])("of %d, %d at most", (count, most, named) => {
    expect(namedDays(count, most)).toEqual(named);
  });

  test("are equidistant and include the last day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 8 }), (count, most) => {
        const named = namedDays(count, most);
        expect(named.at(-1)).toBe(count - 1);
        expect(named.length).toBeLessThanOrEqual(most);
        expect(named[0]).toBeGreaterThanOrEqual(0);
        const steps = named.slice(1).map((day, index) => day - (named[index] ?? 0));
        expect(new Set(steps).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
