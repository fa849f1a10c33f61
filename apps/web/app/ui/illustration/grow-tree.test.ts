import { describe, expect, test } from "vitest";
import { growTree } from "./grow-tree.ts";

describe("a generated tree", () => {
  test("is determined by its seed", () => {
    const shape = { seed: 7, levels: 6, trunk: 60, gaps: 0.3 };
    expect(growTree(shape)).toEqual(growTree(shape));
    expect(growTree({ ...shape, seed: 8 })).not.toEqual(growTree(shape));
  });

  test("has two legs at every fork when none is missing", () => {
    const { branches } = growTree({ seed: 1, levels: 5, trunk: 60 });
    expect(branches).toHaveLength(2 ** 5 - 1);
  });

  test("ends every limb in a fork or a leaf", () => {
    const { branches, leaves } = growTree({ seed: 3, levels: 7, trunk: 60, gaps: 0.4 });
    // Every limb except the trunk starts at a fork, and a fork has two legs; forks can have extra leaves.
    expect(leaves.length).toBeGreaterThanOrEqual(branches.length * 2 - (branches.length - 1));
  });

  test("reports its bounding box", () => {
    const { leaves, bounds } = growTree({ seed: 5, levels: 6, trunk: 60, gaps: 0.2 });
    for (const { x, y } of leaves) {
      expect(x).toBeGreaterThan(bounds.left);
      expect(x).toBeLessThan(bounds.left + bounds.width);
      expect(y).toBeGreaterThan(bounds.top);
    }
  });
});
