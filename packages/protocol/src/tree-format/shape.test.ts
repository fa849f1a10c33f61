import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listBelow, toPreorder, trees } from "../../test/snapshots.ts";
import { HAS_LEFT, HAS_RIGHT, linkSeats, NONE, sortPreorder } from "./shape.ts";
import { SnapshotError } from "./snapshot-error.ts";

/** A tree in which each seat is below the one before. */
function createChain(levels: number, leg: 0 | 1) {
  const upline = Uint32Array.from({ length: levels + 1 }, (_, number) => Math.max(0, number - 1));
  return sortPreorder(upline, new Uint8Array(levels + 1).fill(leg));
}

describe("the shape of a tree", () => {
  test("has the links of every seat", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const { order, legs } = toPreorder(tree);
        const shape = linkSeats(legs, order);
        expect(Array.from(shape.numbers)).toEqual(listBelow(tree, 1));
        const number = (position: number | undefined) => (position === NONE ? 0 : order[position ?? 0]);
        for (const [position, id] of order.entries()) {
          expect(number(shape.upline[position])).toBe(tree.upline[id]);
          expect(number(shape.left[position])).toBe(tree.left[id]);
          expect(number(shape.right[position])).toBe(tree.right[id]);
          expect(shape.depth[position]).toBe(tree.depth[id]);
          expect(Array.from(order.slice(position, shape.end[position]))).toEqual(listBelow(tree, id));
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each([0, 1] as const)("may be a chain of 300,000 levels on leg %i", (leg) => {
    const { order, legs } = createChain(300_000, leg);
    const shape = linkSeats(legs, order);
    expect(shape.depth[299_999]).toBe(299_999);
    expect(shape.end[0]).toBe(300_000);
    expect((leg === 0 ? shape.left : shape.right)[299_998]).toBe(299_999);
    expect((leg === 0 ? shape.right : shape.left)[299_998]).toBe(NONE);
  });

  test.each([
    ["ends inside a left leg", [HAS_LEFT], "The tree ends before its last leg."],
    ["ends before a right leg", [HAS_LEFT | HAS_RIGHT, 0], "The tree ends before its last leg."],
    ["goes on after its last leg", [HAS_LEFT, 0, 0], "The tree has seats after its last leg."],
  ])("is refused when it %s", (_case, legs, message) => {
    const numbers = Uint32Array.from(legs, (_, position) => position + 1);
    expect(() => linkSeats(Uint8Array.from(legs), numbers)).toThrow(message);
  });

  test("is refused when seats have no number", () => {
    expect(() => linkSeats(Uint8Array.of(HAS_LEFT, 0), Uint32Array.of(1))).toThrow(SnapshotError);
  });
});

describe("preorder", () => {
  test("has a seat, then its left leg, then its right leg", () => {
    // 1 has 3 on the left and 2 on the right; 2 has 4 on the right; 3 has 5 on the left.
    const { order, legs } = sortPreorder(Uint32Array.of(0, 0, 1, 1, 2, 3), Uint8Array.of(0, 0, 1, 0, 1, 0));
    expect([...order]).toEqual([1, 3, 5, 2, 4]);
    expect([...legs]).toEqual([HAS_LEFT | HAS_RIGHT, HAS_LEFT, 0, HAS_RIGHT, 0]);
  });

  test.each([
    ["an upline is newer than its child", [0, 0, 3, 1], [0, 0, 0, 0], "Seat 2 can't be below seat 3."],
    ["there are two roots", [0, 0, 0], [0, 0, 1], "Seat 2 can't be below seat 0."],
    ["a place is taken twice", [0, 0, 1, 1], [0, 0, 1, 1], "Seats 2 and 3 have the same place."],
  ])("is refused when %s", (_case, upline, leg, message) => {
    expect(() => sortPreorder(Uint32Array.from(upline), Uint8Array.from(leg))).toThrow(message);
  });
});
