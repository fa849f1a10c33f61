import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grow } from "../../test/seats.ts";
import { createSnapshot, listBelow, listNearest, snapshots, trees } from "../../test/snapshots.ts";
import { LEFT, NO_ID, RIGHT, type Tree } from "../rules/tree.ts";
import { linkSeats } from "./shape.ts";
import { decodeSnapshot, encodeSnapshot, type Snapshot, sliceSnapshot } from "./snapshot.ts";

const columns = ["units", "points", "sponsors", "members"] as const;

/** Values by seat number. */
const byNumber = ({ numbers }: Snapshot, column: Uint32Array) =>
  new Map(Array.from(numbers, (number, position) => [number, column[position]]));

function expectSameValues(slice: Snapshot, whole: Snapshot): void {
  for (const name of columns) {
    const [part, all] = [slice[name], whole[name]];
    expect(part === undefined).toBe(all === undefined);
    if (part === undefined || all === undefined) continue;
    const values = byNumber(whole, all);
    for (const [number, value] of byNumber(slice, part)) expect(value).toBe(values.get(number));
  }
}

const countHidden = ({ size, hiddenLeft, hiddenRight }: Snapshot) =>
  [...(hiddenLeft ?? []), ...(hiddenRight ?? [])].reduce((sum, seats) => sum + seats, size);

/** Checks the legs of a slice against the tree, with the seats that it hides. */
function expectLegs(slice: Snapshot, tree: Tree): void {
  const { left, right } = linkSeats(slice.legs, slice.numbers);
  const kept = new Set(slice.numbers);
  for (const [position, number] of slice.numbers.entries()) {
    for (const [leg, link, hidden] of [
      [LEFT, left, slice.hiddenLeft],
      [RIGHT, right, slice.hiddenRight],
    ] as const) {
      const child = tree.below(number, leg);
      expect(slice.numbers[link[position] ?? 0] ?? NO_ID).toBe(kept.has(child) ? child : NO_ID);
      const isHidden = child !== NO_ID && !kept.has(child);
      expect(hidden?.[position] ?? 0).toBe(isHidden ? listBelow(tree, child).length : 0);
    }
  }
}

describe("a slice", () => {
  test("is the subtree", () => {
    fc.assert(
      fc.property(snapshots, fc.nat(), ({ tree, snapshot }, choice) => {
        const position = choice % snapshot.size;
        const slice = sliceSnapshot(snapshot, position);
        expect(Array.from(slice.numbers)).toEqual(listBelow(tree, snapshot.numbers[position] ?? 0));
        expectSameValues(slice, snapshot);
        expect(slice.hiddenLeft).toBeUndefined();
        expect(decodeSnapshot(encodeSnapshot(slice))).toEqual(slice);
      }),
    );
  });

  test("has the nearest seats when it is cut, and counts the others", () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.integer({ min: 1, max: 300 }), (tree, choice, seats) => {
        const snapshot = createSnapshot(tree, choice);
        const position = choice % snapshot.size;
        const top = snapshot.numbers[position] ?? 0;
        const slice = sliceSnapshot(snapshot, position, { seats });
        expect(Array.from(slice.numbers)).toEqual(listNearest(tree, top, seats));
        expect(countHidden(slice)).toBe(listBelow(tree, top).length);
        expectLegs(slice, tree);
        expectSameValues(slice, snapshot);
        expect(decodeSnapshot(encodeSnapshot(slice))).toEqual(slice);
      }),
      { numRuns: 60 },
    );
  });

  test("of a cut slice counts the seats that both leave out", () => {
    fc.assert(
      fc.property(
        trees,
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 100 }),
        (tree, first, second) => {
          const snapshot = createSnapshot(tree, first);
          const once = sliceSnapshot(snapshot, 0, { seats: first });
          const twice = sliceSnapshot(once, 0, { seats: second });
          expect(countHidden(twice)).toBe(tree.size);
          expectLegs(twice, tree);
          expect(twice).toEqual(sliceSnapshot(snapshot, 0, { seats: Math.min(first, second) }));
        },
      ),
      { numRuns: 60 },
    );
  });

  const snapshot = createSnapshot(grow("random", 300, 1), 1);

  test("is the same with the ends of a known shape", () => {
    const { end } = linkSeats(snapshot.legs, snapshot.numbers);
    for (const seats of [1, 50, 1000]) {
      expect(sliceSnapshot(snapshot, 3, { seats, end })).toEqual(sliceSnapshot(snapshot, 3, { seats }));
    }
  });

  test("has its top at least", () => {
    expect(sliceSnapshot(snapshot, 0, { seats: 0 }).size).toBe(1);
  });

  test.each([-1, 0.5, 301, Number.NaN])("does not exist at position %d", (position) => {
    expect(() => sliceSnapshot(snapshot, position)).toThrow(RangeError);
  });

  test("of the 2,000 nearest seats takes at most 20 kB with units", () => {
    const {
      members: _members,
      points: _points,
      sponsors: _sponsors,
      ...whole
    } = createSnapshot(grow("random", 100_000, 1), 1);
    const units = whole.numbers.map((number) => 1 + (number % 50));
    const bytes = encodeSnapshot(sliceSnapshot({ ...whole, units }, 0, { seats: 2000 }));
    expect(bytes.length).toBeLessThanOrEqual(20_000);
  });
});
