import { describe, expect, test } from "vitest";
import { grow, type Seats } from "../test-tree.ts";
import { listMove, listTop, numbersAbove, treeRows } from "./tree-rows.ts";

//        1
//     2     3
//   4   5     6
const model = grow([1, [2, 4, 5], [3, null, 6]]);
const rows = (...expanded: number[]) => treeRows(model, 0, new Set(expanded));
/** Seat numbers; of a free seat that of its upline and the leg. */
const names = (...expanded: number[]) =>
  rows(...expanded).map(({ position, leg }) => [model.numbers[position], leg].filter(Boolean).join(" "));
const seat = (position: number) => ({ position, leg: null });

describe("items", () => {
  test("show what is below an expanded seat only", () => {
    expect(names()).toEqual(["1"]);
    expect(names(1)).toEqual(["1", "2", "3"]);
    expect(names(1, 2)).toEqual(["1", "2", "4", "5", "3"]);
    expect(names(2)).toEqual(["1"]);
  });

  test("are free seats too, also below a seat without seats below", () => {
    expect(names(1, 3)).toEqual(["1", "2", "3", "3 left", "6"]);
    expect(names(1, 3, 6)).toEqual(["1", "2", "3", "3 left", "6", "6 left", "6 right"]);
  });

  test("are no free seats on a leg that is not loaded", () => {
    const hidden = { hiddenLeft: Uint32Array.of(3), hiddenRight: Uint32Array.of(0) };
    const places = (cut: Partial<typeof hidden>) =>
      treeRows(grow(1, cut), 0, new Set([1])).map(({ leg }) => leg);
    expect(places(hidden)).toEqual([null, "right"]);
    expect(treeRows(grow(1, { ...hidden, hiddenRight: Uint32Array.of(2) }), 0, new Set([1]))).toEqual([
      { ...seat(0), level: 1, place: 1, siblings: 1, isExpanded: null },
    ]);
  });

  test("have level, place and number of siblings", () => {
    expect(rows(1, 3)).toEqual([
      { ...seat(0), level: 1, place: 1, siblings: 1, isExpanded: true },
      { ...seat(1), level: 2, place: 1, siblings: 2, isExpanded: false },
      { ...seat(4), level: 2, place: 2, siblings: 2, isExpanded: true },
      { position: 4, leg: "left", level: 3, place: 1, siblings: 2, isExpanded: null },
      { ...seat(5), level: 3, place: 2, siblings: 2, isExpanded: false },
    ]);
  });
});

describe("keys", () => {
  /** What a key does at a seat, and to which. */
  const press = (selected: number, key: string, isRightToLeft = false) => {
    const move = listMove(rows(1, 2), seat(selected), key, isRightToLeft);
    return move && { kind: move.kind, position: move.row.position };
  };

  test("up and down go from item to item, Home and End to the first and the last", () => {
    expect(press(1, "ArrowDown")).toEqual({ kind: "select", position: 2 });
    expect(press(4, "ArrowUp")).toEqual({ kind: "select", position: 3 });
    expect(press(4, "ArrowDown")).toBeNull();
    expect(press(2, "Home")).toEqual({ kind: "select", position: 0 });
    expect(press(2, "End")).toEqual({ kind: "select", position: 4 });
  });

  test("right expands, then goes to the first seat below", () => {
    expect(press(4, "ArrowRight")).toEqual({ kind: "expand", position: 4 });
    expect(press(1, "ArrowRight")).toEqual({ kind: "select", position: 2 });
    expect(press(2, "ArrowRight")).toEqual({ kind: "expand", position: 2 });
  });

  test("left collapses, then goes to the upline", () => {
    expect(press(1, "ArrowLeft")).toEqual({ kind: "collapse", position: 1 });
    expect(press(3, "ArrowLeft")).toEqual({ kind: "select", position: 1 });
    expect(press(4, "ArrowLeft")).toEqual({ kind: "select", position: 0 });
  });

  test("left and right change places in a page from right to left", () => {
    expect(press(4, "ArrowLeft", true)).toEqual({ kind: "expand", position: 4 });
    expect(press(1, "ArrowRight", true)).toEqual({ kind: "collapse", position: 1 });
  });

  test("Enter and the space bar open the card", () => {
    expect(press(3, "Enter")).toEqual({ kind: "open", position: 3 });
    expect(press(3, " ")).toEqual({ kind: "open", position: 3 });
  });

  test("other keys, and an item that is not visible, do nothing", () => {
    expect(press(3, "a")).toBeNull();
    expect(listMove(rows(), seat(3), "ArrowDown", false)).toBeNull();
  });
});

describe("keys at a free seat", () => {
  const free = { position: 4, leg: "left" } as const;
  const press = (key: string) => listMove(rows(1, 3), free, key, false);

  test("walk on from it, and up to the seat above", () => {
    expect(press("ArrowDown")).toMatchObject({ kind: "select", row: seat(5) });
    expect(press("ArrowUp")).toMatchObject({ kind: "select", row: seat(4) });
    expect(press("ArrowLeft")).toMatchObject({ kind: "select", row: seat(4) });
    expect(press("ArrowRight")).toBeNull();
  });

  test("open its card", () => {
    expect(press("Enter")).toMatchObject({ kind: "open", row: free });
  });
});

describe("the top of the list", () => {
  test("stays while the selected seat is near below it", () => {
    expect(listTop(model, 0, 5)).toBe(0);
    expect(listTop(model, 1, 3)).toBe(1);
  });

  test("moves up to a seat outside of it", () => {
    expect(listTop(model, 1, 5)).toBe(0);
  });

  test("is twelve levels above a seat far down a long leg", () => {
    let leg: Seats = 40;
    for (let number = 39; number > 0; number--) leg = [number, leg, null];
    const chain = grow(leg);
    expect(listTop(chain, 0, 39)).toBe(27);
    expect(numbersAbove(chain, 27, 39)).toHaveLength(12);
  });
});

test("a seat is visible once all seats above it are expanded", () => {
  expect(numbersAbove(model, 0, 5)).toEqual([3, 1]);
  expect(names(...numbersAbove(model, 0, 5))).toContain("6");
  expect(numbersAbove(model, 0, 0)).toEqual([]);
});
