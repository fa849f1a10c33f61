import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyTree } from "../data/test-snapshots.ts";
import { buildModel, isFree, positionOfNumber } from "../data/tree-model.ts";
import { grow } from "./test-tree.ts";
import { type Direction, type Place, selectedPlace, walk } from "./walk.ts";

//        1
//     2     3
//   4   5     6
//  7
const model = grow([1, [2, [4, 7, null], 5], [3, null, 6]]);

const place = (text: string): Place => ({
  position: positionOfNumber(model, Number.parseInt(text, 10)),
  leg: text.endsWith("l") ? "left" : text.endsWith("r") ? "right" : null,
});

const name = (found: Place | null) =>
  found && `${model.numbers[found.position]}${found.leg === null ? "" : found.leg.charAt(0)}`;

/** `3l` is the free seat on the left leg of seat 3. */
const from = (start: string, direction: Direction, last?: number) =>
  name(walk(model, place(start), direction, last));

describe("up", () => {
  test("goes to the upline, and ends at the top", () => {
    expect(from("7", "up")).toBe("4");
    expect(from("1", "up")).toBeNull();
  });

  test("goes from a free seat to the seat above it", () => {
    expect(from("3l", "up")).toBe("3");
  });
});

describe("down", () => {
  test("goes to the left leg, a member or a free seat", () => {
    expect(from("1", "down")).toBe("2");
    expect(from("3", "down")).toBe("3l");
  });

  test("ends at a free seat", () => {
    expect(from("3l", "down")).toBeNull();
  });
});

describe("sideways", () => {
  test("goes to the other leg of the same seat", () => {
    expect(from("2", "right")).toBe("3");
    expect(from("5", "left")).toBe("4");
    expect(from("6", "left")).toBe("3l");
  });

  test("continues to the next seat on the level, in another branch", () => {
    expect(from("5", "right")).toBe("3l");
    expect(from("3l", "left")).toBe("5");
    expect(from("7", "right")).toBe("4r");
    expect(from("4r", "right")).toBe("5l");
    expect(from("6l", "left")).toBe("5r");
  });

  test("ends at the edge of the level", () => {
    expect(from("2", "left")).toBeNull();
    expect(from("6", "right")).toBeNull();
    expect(from("1", "right")).toBeNull();
  });

  test("there and back again is the same place, in any tree", () => {
    fc.assert(
      fc.property(anyTree, fc.constantFrom("left", "right", null), (snapshot, leg) => {
        const any = buildModel(snapshot);
        for (let position = 0; position < any.size; position++) {
          const start =
            leg !== null && isFree(any, position, leg) ? { position, leg } : { position, leg: null };
          const next = walk(any, start, "right");
          if (next !== null) expect(walk(any, next, "left")).toEqual(start);
        }
      }),
    );
  });
});

describe("in the time-lapse", () => {
  test("later seats and free seats are no places", () => {
    expect(from("2", "right", 3)).toBe("3");
    expect(from("2", "right", 2)).toBeNull();
    expect(from("3", "down", 3)).toBeNull();
    expect(from("4", "right", 5)).toBe("5");
  });
});

test("a leg that is not loaded can't be selected", () => {
  const cut = grow([1, 2, null], { hiddenLeft: Uint32Array.of(0, 0), hiddenRight: Uint32Array.of(5, 0) });
  expect(walk(cut, { position: 1, leg: null }, "right")).toBeNull();
});

describe("the selected place", () => {
  test("is a seat, or a free seat", () => {
    expect(name(selectedPlace(model, { selected: 3, freeLeg: null }))).toBe("3");
    expect(name(selectedPlace(model, { selected: 3, freeLeg: "left" }))).toBe("3l");
  });

  test("is the seat above a free seat that was taken since", () => {
    expect(name(selectedPlace(model, { selected: 3, freeLeg: "right" }))).toBe("3");
  });

  test("is none while the seat is not loaded", () => {
    expect(selectedPlace(model, { selected: 99, freeLeg: null })).toBeNull();
  });
});
