import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyTree } from "../data/test-snapshots.ts";
import { buildModel, isFree } from "../data/tree-model.ts";
import { nearestFreeSeats, nextFreeSeat, smallerLeg } from "./jumps.ts";
import { grow } from "./test-tree.ts";

const model = grow([1, [2, [4, 7, null], 5], [3, null, 6]]);
const named = (places: ReturnType<typeof nearestFreeSeats>) =>
  places.map(({ position, leg }) => `${model.numbers[position]} ${leg}`);

test("the smaller leg has fewer units", () => {
  expect(smallerLeg(model, 0)).toBe("right");
  const heavy = grow([1, 2, [3, null, 4]], { units: Uint32Array.of(1, 5, 1, 1) });
  expect(smallerLeg(heavy, 0)).toBe("right");
  expect(smallerLeg(heavy, 2)).toBe("left");
});

test("neither of two equal legs is smaller", () => {
  expect(smallerLeg(grow([1, 2, 3]), 0)).toBeNull();
  expect(smallerLeg(grow(1), 0)).toBeNull();
});

test("no leg is smaller while seats below it are not loaded", () => {
  const hidden = { hiddenLeft: Uint32Array.of(0, 9, 0), hiddenRight: new Uint32Array(3) };
  const cut = grow([1, 2, 3], { ...hidden, units: Uint32Array.of(1, 1, 5) });
  expect(smallerLeg(cut, 0)).toBeNull();
});

test("finds free seats level by level, each from left to right", () => {
  expect(named(nearestFreeSeats(model, 0, 6))).toEqual([
    "3 left",
    "4 right",
    "5 left",
    "5 right",
    "6 left",
    "6 right",
  ]);
});

test("finds the nearest ones if there are more", () => {
  const deepFirst = grow([1, [2, [4, 6, null], null], [3, null, null]]);
  expect(nearestFreeSeats(deepFirst, 0, 3)).toEqual([
    { position: 1, leg: "right" },
    { position: 4, leg: "left" },
    { position: 4, leg: "right" },
  ]);
});

test("looks in the subtree only", () => {
  expect(named(nearestFreeSeats(model, 1, 2))).toEqual(["4 right", "5 left"]);
});

test("finds as many as a search of all seats, none deeper than one that it leaves out", () => {
  fc.assert(
    fc.property(anyTree, fc.integer({ min: 1, max: 9 }), (snapshot, most) => {
      const tree = buildModel(snapshot);
      const all = [...tree.depth].flatMap((depth, position) =>
        (["left", "right"] as const).filter((leg) => isFree(tree, position, leg)).map(() => depth),
      );
      const found = nearestFreeSeats(tree, 0, most).map(({ position }) => tree.depth[position]);
      expect(found).toEqual(all.sort((a, b) => a - b).slice(0, most));
    }),
  );
});

test("goes from each free seat to the next, and from the last to the first", () => {
  const places = nearestFreeSeats(model, 0, 3);
  const [first, second, third] = places;
  if (!first || !second || !third) throw new Error("expected three free seats");
  expect(nextFreeSeat(places, first)).toBe(second);
  expect(nextFreeSeat(places, third)).toBe(first);
  expect(nextFreeSeat(places, { position: 0, leg: null })).toBe(first);
  expect(nextFreeSeat([], first)).toBeUndefined();
});
