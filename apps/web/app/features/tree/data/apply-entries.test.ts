import { LEFT, ROOT, Tree } from "@canopy/protocol/rules/tree";
import { toPreorder, trees } from "@canopy/protocol/test/snapshots";
import { type Snapshot, sliceSnapshot } from "@canopy/protocol/tree-format/snapshot";
import type { TreeEntries } from "@canopy/shared/api/tree";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyEntries } from "./apply-entries.ts";
import { head } from "./test-snapshots.ts";

type Entries = Pick<TreeEntries, "seats" | "units">;

/** Units of a seat at registration, and those that it bought later. */
const firstUnits = (number: number) => 1 + (number % 3);
const laterUnits = (number: number) => (number % 5 === 0 ? 2 : 0);
const toSponsor = (number: number) => Math.max(1, number >> 1);

/** A tree as it was when it had `size` seats. */
function treeAt(tree: Tree, size: number): Tree {
  const smaller = new Tree();
  for (let id = ROOT + 1; id <= size; id++) smaller.add(tree.upline[id] ?? 0, tree.leg[id] ?? LEFT);
  return smaller;
}

/** The snapshot of a tree; seats up to `toppedUp` have their later units. */
function makeSnapshot(tree: Tree, toppedUp: number): Snapshot {
  const { order, legs } = toPreorder(tree);
  const units = order.map((number) => firstUnits(number) + (number <= toppedUp ? laterUnits(number) : 0));
  return {
    ...head,
    plan: "plus",
    totalSeats: tree.size,
    size: tree.size,
    legs,
    numbers: order,
    units,
    points: new Uint32Array(tree.size),
    sponsors: order.map((number) => (number === ROOT ? 0 : toSponsor(number))),
    members: order.map((number) => 1_000 - number),
  };
}

/** What happened after the tree had `size` seats: all other seats, and the later units of all. */
function entriesAfter(tree: Tree, size: number): Entries {
  const numbers = Array.from({ length: tree.size - size }, (_, index) => size + 1 + index);
  return {
    seats: numbers.map((number) => ({
      number,
      member: 1_000 - number,
      username: `seat${number}`,
      uplineNumber: tree.upline[number] ?? 0,
      leg: tree.leg[number] === LEFT ? "left" : "right",
      sponsorNumber: toSponsor(number),
      units: firstUnits(number),
      round: 4,
    })),
    units: Array.from({ length: tree.size }, (_, index) => index + 1)
      .filter((number) => laterUnits(number) > 0)
      .map((number) => ({ number, units: laterUnits(number), round: 4 })),
  };
}

test("a snapshot with the entries after it is the newer snapshot", () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, choice) => {
      const size = 1 + (choice % tree.size);
      const before = makeSnapshot(treeAt(tree, size), 0);
      expect(applyEntries(before, entriesAfter(tree, size))).toEqual(makeSnapshot(tree, tree.size));
    }),
  );
});

test("the order of entries does not matter, nor those that the snapshot has", () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, choice) => {
      const size = 1 + (choice % tree.size);
      const before = makeSnapshot(treeAt(tree, size), 0);
      const { seats, units } = entriesAfter(tree, 1);
      const shuffled = { seats: seats.toReversed(), units: units.toReversed() };
      expect(applyEntries(before, shuffled)).toEqual(makeSnapshot(tree, tree.size));
    }),
  );
});

test("a subtree gets its own entries only", () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), (tree, choice, top) => {
      const size = 1 + (choice % tree.size);
      const whole = makeSnapshot(treeAt(tree, size), 0);
      const position = top % size;
      const grown = applyEntries(sliceSnapshot(whole, position), entriesAfter(tree, size));
      const newer = makeSnapshot(tree, tree.size);
      expect(grown).toEqual(sliceSnapshot(newer, newer.numbers.indexOf(whole.numbers[position] ?? 0)));
    }),
  );
});

test("does not put a seat where others are that are not loaded", () => {
  const cut: Snapshot = {
    ...head,
    totalSeats: 3,
    size: 1,
    legs: Uint8Array.of(0),
    numbers: Uint32Array.of(1),
    hiddenLeft: Uint32Array.of(2),
    hiddenRight: Uint32Array.of(0),
  };
  const seat = { member: 0, username: "maple", sponsorNumber: 1, units: 1, round: 4 };
  const { legs, numbers, hiddenLeft, totalSeats } = applyEntries(cut, {
    seats: [
      { ...seat, number: 4, uplineNumber: 1, leg: "left" },
      { ...seat, number: 5, uplineNumber: 1, leg: "right" },
      { ...seat, number: 6, uplineNumber: 3, leg: "left" },
    ],
    units: [],
  });
  expect([...numbers]).toEqual([1, 5]);
  expect([...legs]).toEqual([2, 0]);
  expect(hiddenLeft).toEqual(Uint32Array.of(2, 0));
  expect(totalSeats).toBe(6);
});

test("returns the same snapshot without entries", () => {
  const snapshot = makeSnapshot(new Tree(), 0);
  expect(applyEntries(snapshot, { seats: [], units: [] })).toBe(snapshot);
});
