import { describe, expect, test } from "vitest";
import { grow, type Seats } from "../test-tree.ts";
import { listMove, listTop, numbersAbove, treeRows } from "./tree-rows.ts";

//        1
//     2     3
//   4   5     6
const model = grow([1, [2, 4, 5], [3, null, 6]]);
const rows = (...expanded: number[]) => treeRows(model, 0, new Set(expanded));
const numbers = (...expanded: number[]) => rows(...expanded).map(({ position }) => model.numbers[position]);

describe("items", () => {
  test("show what is below an expanded seat only", () => {
    expect(numbers()).toEqual([1]);
    expect(numbers(1)).toEqual([1, 2, 3]);
    expect(numbers(1, 2)).toEqual([1, 2, 4, 5, 3]);
    expect(numbers(2)).toEqual([1]);
  });

  test("have level, place and number of siblings", () => {
    expect(rows(1, 3)).toEqual([
      { position: 0, level: 1, place: 1, siblings: 1, isExpanded: true },
      { position: 1, level: 2, place: 1, siblings: 2, isExpanded: false },
      { position: 4, level: 2, place: 2, siblings: 2, isExpanded: true },
      { position: 5, level: 3, place: 1, siblings: 1, isExpanded: null },
    ]);
  });
});

describe("keys", () => {
  const press = (selected: number, key: string, isRightToLeft = false) =>
    listMove(rows(1, 2), selected, key, isRightToLeft);

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
    expect(press(2, "ArrowRight")).toBeNull();
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
    expect(listMove(rows(), 3, "ArrowDown", false)).toBeNull();
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
  expect(numbers(...numbersAbove(model, 0, 5))).toContain(6);
  expect(numbersAbove(model, 0, 0)).toEqual([]);
});
