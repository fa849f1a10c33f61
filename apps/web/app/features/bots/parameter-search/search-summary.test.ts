import { array, assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import { toBins } from "./search-summary.ts";

test("bins have round bounds, and none has both losses and gains", () => {
  expect(toBins([-0.07, -0.01, 0, 0.02, 0.11], 4)).toEqual([
    { from: -0.1, to: 0, count: 2 },
    { from: 0, to: 0.1, count: 2 },
    { from: 0.1, to: 0.2, count: 1 },
  ]);
});

test("each return is in one bin, and there are no more bins than allowed and one", () => {
  assert(
    property(array(double({ min: -0.99, max: 5, noNaN: true }), { minLength: 1 }), (returns) => {
      const bins = toBins(returns, 12);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(returns.length);
      expect(bins.length).toBeLessThanOrEqual(13);
    }),
  );
});
