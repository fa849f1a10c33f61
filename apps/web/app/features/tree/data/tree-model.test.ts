import { NONE } from "@canopy/protocol/tree-format/shape";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyTree, head } from "./test-snapshots.ts";
import {
  buildModel,
  childAt,
  findLeg,
  findMemberId,
  findMemberPosition,
  isFree,
  isInside,
  legSeats,
  legUnits,
  pathToTop,
  positionOfNumber,
  type TreeSnapshot,
} from "./tree-model.ts";

/** 1 has 2 on its left and 3 on its right leg; 4 is on the right leg of 2. */
const four: TreeSnapshot = {
  ...head,
  legs: Uint8Array.of(3, 2, 0, 0),
  numbers: Uint32Array.of(1, 2, 4, 3),
  units: Uint32Array.of(1, 2, 3, 4),
};

test("links the seats and weighs their subtrees", () => {
  const model = buildModel(four);
  expect([...model.upline]).toEqual([NONE, 0, 1, 0]);
  expect([...model.depth]).toEqual([0, 1, 2, 1]);
  expect([...model.end]).toEqual([4, 3, 3, 4]);
  expect([...model.weight]).toEqual([10, 5, 3, 4]);
});

test("answers questions about seats and legs", () => {
  const model = buildModel(four);
  expect(childAt(model, 0, "left")).toBe(1);
  expect(childAt(model, 1, "left")).toBe(NONE);
  expect(findLeg(model, 0)).toBeNull();
  expect(findLeg(model, 2)).toBe("right");
  expect(isFree(model, 1, "left")).toBe(true);
  expect(isFree(model, 1, "right")).toBe(false);
  expect(legSeats(model, 0, "left")).toBe(2);
  expect(legUnits(model, 0, "left")).toBe(5);
  expect(legUnits(model, 1, "left")).toBe(0);
  expect(isInside(model, 2, 1)).toBe(true);
  expect(isInside(model, 3, 1)).toBe(false);
  expect([...pathToTop(model, 2)]).toEqual([2, 1, 0]);
  expect(findMemberId(model, 2)).toBe(4);
});

test("finds a member by the id in the core plan, in Plus too", () => {
  expect(findMemberPosition(buildModel(four), 4)).toBe(2);
  const plus = buildModel({ ...four, plan: "plus", members: Uint32Array.of(7, 90, 12, 4) });
  expect(findMemberPosition(plus, 12)).toBe(2);
  expect(findMemberPosition(plus, 1)).toBe(NONE);
});

test("does not call a leg free whose seats are not loaded", () => {
  const model = buildModel({
    ...four,
    hiddenLeft: Uint32Array.of(0, 9, 0, 0),
    hiddenRight: new Uint32Array(4),
  });
  expect(isFree(model, 1, "left")).toBe(false);
  expect(isFree(model, 2, "left")).toBe(true);
});

test("finds any seat by its number", () => {
  fc.assert(
    fc.property(anyTree, fc.boolean(), (snapshot, isSparse) => {
      const numbers = isSparse ? snapshot.numbers.map((number) => number * 50) : snapshot.numbers;
      const model = buildModel({ ...snapshot, numbers });
      numbers.forEach((number, position) => {
        expect(positionOfNumber(model, number)).toBe(position);
      });
      expect(positionOfNumber(model, 7 + 50 * 1_000)).toBe(NONE);
    }),
  );
});
