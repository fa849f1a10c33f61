import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSnapshot, listBelow, snapshots, trees } from "../../test/snapshots.ts";
import { shapeOf } from "./shape.ts";
import { decodeSnapshot, encodeSnapshot, sliceSnapshot } from "./snapshot.ts";

const numberedLists = (column: Uint32Array | undefined, numbers: Uint32Array) =>
  column === undefined ? undefined : new Map(Array.from(numbers, (number, index) => [number, column[index]]));

describe("a snapshot", () => {
  test("is the same after encoding and decoding", () => {
    fc.assert(
      fc.property(snapshots, ({ snapshot }) => {
        expect(decodeSnapshot(encodeSnapshot(snapshot))).toEqual(snapshot);
      }),
    );
  });

  test("has every seat of the tree on its place", () => {
    fc.assert(
      fc.property(trees, fc.nat(), (tree, seed) => {
        const { legs, numbers } = decodeSnapshot(encodeSnapshot(createSnapshot(tree, seed)));
        const shape = shapeOf(legs, numbers);
        expect(Array.from(numbers)).toEqual(listBelow(tree, 1));
        const number = (position: number | undefined) => numbers[position ?? 0] ?? 0;
        for (const [position, id] of numbers.entries()) {
          expect(number(shape.upline[position])).toBe(tree.upline[id]);
          expect(number(shape.left[position])).toBe(tree.left[id]);
          expect(number(shape.right[position])).toBe(tree.right[id]);
          expect(shape.depth[position]).toBe(tree.depth[id]);
        }
      }),
    );
  });
});

describe("a slice", () => {
  test("is the subtree", () => {
    fc.assert(
      fc.property(snapshots, fc.nat(), ({ tree, snapshot }, choice) => {
        const position = choice % snapshot.size;
        const slice = sliceSnapshot(snapshot, position);
        const top = snapshot.numbers[position] ?? 0;
        expect(Array.from(slice.numbers)).toEqual(listBelow(tree, top));
        for (const name of ["units", "points", "sponsors", "members"] as const) {
          const whole = numberedLists(snapshot[name], snapshot.numbers);
          for (const [number, value] of numberedLists(slice[name], slice.numbers) ?? []) {
            expect(value).toBe(whole?.get(number));
          }
        }
        expect(decodeSnapshot(encodeSnapshot(slice))).toEqual(slice);
      }),
    );
  });
});
