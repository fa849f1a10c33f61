import { describe, expect, test } from "vitest";
import { legLeaves, MOST_LEAVES, unitsPerLeaf } from "./leg-scale.ts";

describe("the scale of the leg balance", () => {
  test.each([
    [0, 0, 1],
    [3, 1, 1],
    [12, 0, 1],
    [13, 0, 2],
    [81, 0, 10],
    [0, 60, 5],
    [100_000, 7, 10_000],
  ])("has for %i and %i units leaves of %i", (left, right, perLeaf) => {
    expect(unitsPerLeaf(left, right)).toBe(perLeaf);
    expect(legLeaves(Math.max(left, right), perLeaf).length).toBeLessThanOrEqual(MOST_LEAVES);
  });

  test("gives both legs leaves of the same size, the last one smaller for what is left", () => {
    expect(legLeaves(81, 10)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0.1]);
    expect(legLeaves(20, 10)).toEqual([1, 1]);
    expect(legLeaves(0, 10)).toEqual([]);
  });
});
