import { NONE } from "@canopy/protocol/tree-format/shape";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "./columns.ts";
import { deepest, step } from "./layout.ts";
import { anyTree, head } from "./test-snapshots.ts";
import { buildModel, findLeg, isInside, type TreeModel } from "./tree-model.ts";

const makeChain = (size: number) =>
  buildModel({
    ...head,
    legs: new Uint8Array(size).map((_, position) => (position === size - 1 ? 0 : 1)),
    numbers: new Uint32Array(size).map((_, position) => position + 1),
  });

/** Checks each seat of any small tree. */
function forEachSeat(check: (model: TreeModel, position: number) => void): void {
  fc.assert(
    fc.property(anyTree, (snapshot) => {
      const model = buildModel(snapshot);
      for (let position = 0; position < model.size; position++) check(model, position);
    }),
  );
}

describe("columns", () => {
  test("are as many as seats, the left leg on the left", () => {
    // 1: left leg of three seats in a fan, right leg of one.
    const { x, start, width } = buildModel({
      ...head,
      legs: Uint8Array.of(3, 3, 0, 0, 0),
      numbers: Uint32Array.of(1, 2, 4, 5, 3),
    });
    expect([...x]).toEqual([3.5, 1.5, 0.5, 2.5, 4.5]);
    expect([...start]).toEqual([0, 0, 0, 2, 4]);
    expect([...width]).toEqual([5, 3, 1, 1, 1]);
  });

  test("of a subtree hold its seats and no others", () => {
    forEachSeat((model, top) => {
      const from = at(model.start, top);
      const to = from + at(model.width, top);
      for (let position = 0; position < model.size; position++) {
        const x = at(model.x, position);
        // A seat above with one leg is over the columns of that leg.
        if (!isInside(model, top, position)) expect(x > from && x < to).toBe(isInside(model, position, top));
      }
    });
  });

  test("set each leg on its side of the seat", () => {
    forEachSeat((model, position) => {
      const leg = findLeg(model, position);
      if (leg === null) return;
      const above = at(model.x, at(model.upline, position));
      expect(at(model.x, position) < above).toBe(leg === "left");
    });
  });

  test("have a seat with one leg over its child, half a column aside", () => {
    // 1 has only 2 on its left, which forks into two legs of one seat.
    const { x } = buildModel({
      ...head,
      legs: Uint8Array.of(1, 3, 0, 0),
      numbers: Uint32Array.of(1, 2, 3, 4),
    });
    expect([...x]).toEqual([2, 1.5, 0.5, 2.5]);
  });

  test("stay where they are when a leg that was left out arrives", () => {
    const whole = buildModel({
      ...head,
      legs: Uint8Array.of(3, 3, 0, 0, 0),
      numbers: Uint32Array.of(1, 2, 4, 5, 3),
    });
    const cut = buildModel({
      ...head,
      legs: Uint8Array.of(3, 0, 0),
      numbers: Uint32Array.of(1, 2, 3),
      hiddenLeft: Uint32Array.of(0, 1, 0),
      hiddenRight: Uint32Array.of(0, 1, 0),
    });
    expect([...cut.x]).toEqual([0, 1, 4].map((position) => at(whole.x, position)));
    expect([...cut.y]).toEqual([0, 1, 4].map((position) => at(whole.y, position)));
    expect([...cut.width]).toEqual([0, 1, 4].map((position) => at(whole.width, position)));
  });
});

describe("levels", () => {
  test("are whole in a balanced tree", () => {
    const { y } = buildModel({
      ...head,
      legs: Uint8Array.of(3, 3, 0, 0, 3, 0, 0),
      numbers: Uint32Array.of(1, 2, 4, 5, 3, 6, 7),
    });
    expect([...y]).toEqual([0, 1, 2, 2, 1, 2, 2]);
  });

  test("are close together between a seat and a child with nearly all of its seats", () => {
    expect(step(100, 50)).toBe(1);
    expect(step(100, 25)).toBe(1);
    expect(step(100, 99)).toBeCloseTo(1.25 * Math.log2(100 / 99));
    expect(step(10, 9)).toBe(0.4);
  });

  test("grow downwards, and no subtree is deeper than its columns allow", () => {
    forEachSeat((model, position) => {
      const above = at(model.upline, position);
      if (above !== NONE) expect(at(model.y, position)).toBeGreaterThan(at(model.y, above));
      const limit = at(model.y, position) + deepest(at(model.width, position));
      for (let below = position; below < at(model.end, position); below++) {
        expect(at(model.y, below)).toBeLessThanOrEqual(limit + 1e-3);
      }
    });
  });

  test("of a leg of 100,000 seats are little more than those of a balanced tree", () => {
    const { y, x } = makeChain(100_000);
    expect(at(y, 99_999)).toBeGreaterThan(16);
    expect(at(y, 99_999)).toBeLessThan(deepest(100_000));
    expect([at(x, 0), at(x, 99_999)]).toEqual([99_999.5, 0.5]);
  });

  test("leave room for a fork below a seat with one leg", () => {
    const size = 1_000;
    // The first seat has one leg; below it is a fork of two chains.
    const legs = new Uint8Array(size).map((_, position) =>
      position === 500 || position === size - 1 ? 0 : 1,
    );
    legs[1] = 3;
    const numbers = new Uint32Array(size).map((_, position) => position + 1);
    const { y } = buildModel({ ...head, legs, numbers });
    expect(at(y, 1)).toBeCloseTo(1);
  });
});

describe("spines", () => {
  test("hold every seat once, and continue with the child of more columns", () => {
    forEachSeat((model, position) => {
      const { spine, spineIndex, spineEnd, left, right, width, size } = model;
      const index = at(spineIndex, position);
      expect(spine[index]).toBe(position);
      const children = [at(left, position), at(right, position)].filter((child) => child < size);
      const next = index + 1 < at(spineEnd, index) ? at(spine, index + 1) : NONE;
      expect(next === NONE).toBe(children.length === 0);
      if (next === NONE) return;
      expect(children).toContain(next);
      for (const child of children) expect(at(width, child)).toBeLessThanOrEqual(at(width, next));
    });
  });

  test("are one in a chain", () => {
    const { spine, spineEnd } = makeChain(1_000);
    expect([...spine]).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
    expect(new Set(spineEnd)).toEqual(new Set([1_000]));
  });
});
