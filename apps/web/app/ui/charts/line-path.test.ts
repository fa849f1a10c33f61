import fc from "fast-check";
import { expect, test } from "vitest";
import { linePath } from "./line-path.ts";
import { scaleTo } from "./scale.ts";

test("a line runs through the middle of each slot", () => {
  expect(linePath([0, 5, 10, 10], scaleTo(10))).toBe("M12.5 100L37.5 50L62.5 0L87.5 0");
});

test("missing values interrupt it, and a single value is a point", () => {
  expect(linePath([10, null, 10, null, 0, 0], scaleTo(10))).toBe("M8.33 0h0M41.67 0h0M75 100L91.67 100");
  expect(linePath([null, null], scaleTo(10))).toBe("");
});

test("it has one slot per value and never leaves its box", () => {
  const values = fc.array(fc.option(fc.double({ noNaN: true, min: -10, max: 2_000 })), { maxLength: 400 });
  fc.assert(
    fc.property(values, (all) => {
      const path = linePath(all, scaleTo(1_000));
      const places = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
      expect(places).toHaveLength(all.filter((value) => value !== null).length);
      for (const [, x, y] of places) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(100);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(100);
      }
    }),
  );
});
