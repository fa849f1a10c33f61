import { describe, expect, test } from "vitest";
import { away, curve, disc, heading, leaf, limb, line } from "./strokes.ts";

const origin = { x: 0, y: 0 };

describe("directions", () => {
  test("point upwards at 0 degrees and to the right at 90", () => {
    expect(away(origin, 0, 10).y).toBeCloseTo(-10);
    expect(away(origin, 90, 10).x).toBeCloseTo(10);
  });

  test.each([-120, -45, 0, 30, 170])("of %i degrees are recovered from the two points", (degrees) => {
    expect(heading({ x: 3, y: 4 }, away({ x: 3, y: 4 }, degrees, 7))).toBeCloseTo(degrees);
  });
});

describe("path data", () => {
  test("has at most one decimal, and no space before a sign", () => {
    expect(line({ x: 1.26, y: -2.04 }, { x: 4.26, y: -4.04 })).toBe("M1.3-2l3-2");
  });

  test("never writes a negative zero", () => {
    expect(line(origin, { x: -0.01, y: 5 })).toBe("M0 0l0 5");
  });

  test("of a leaf reaches 1.4 times its size", () => {
    expect(leaf({ x: 10, y: 100 }, 0, 10)).toMatch(/^M10 100c[^c]*0\.2-14c.*z$/);
  });

  test("of a limb is closed and starts at the side of its foot", () => {
    expect(limb(origin, { x: 0, y: -5 }, { x: 0, y: -10 }, 4, 2)).toMatch(/^M-2 0q.*z$/);
  });

  test("of a disc is centred", () => {
    expect(disc({ x: 5, y: 6 }, 2)).toBe("M3 6a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z");
  });

  test("of a closed curve returns to its start, that of an open one does not", () => {
    const points = [origin, { x: 10, y: 0 }, { x: 10, y: 10 }];
    expect(curve(points)).toMatch(/z$/);
    expect(curve(points).match(/c/g)).toHaveLength(3);
    expect(curve(points, true).match(/c/g)).toHaveLength(2);
  });
});
