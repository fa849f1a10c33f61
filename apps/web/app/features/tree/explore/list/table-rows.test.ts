import { expect, test } from "vitest";
import { grow } from "../test-tree.ts";
import { type TableOrder, tableRows } from "./table-rows.ts";

//          1
//      2       3
//    6   4   5
//   7
const model = grow([1, [2, [6, 7, null], 4], [3, 5, null]], { units: Uint32Array.of(1, 1, 1, 1, 5, 1, 1) });

const numbers = (order: TableOrder, most: number, top = 0) =>
  tableRows(model, top, order, most).map((position) => model.numbers[position]);

test("level by level, from left to right", () => {
  expect(numbers("level", 5)).toEqual([1, 2, 3, 6, 4]);
});

test("the newest first", () => {
  expect(numbers("newest", 3)).toEqual([7, 6, 5]);
});

test("the seats with most units at and below them first", () => {
  expect(numbers("weight", 4)).toEqual([1, 2, 4, 3]);
});

test.each<TableOrder>(["level", "newest", "weight"])("has the seats of the subtree only (%s)", (order) => {
  expect(numbers(order, 9, 1).sort()).toEqual([2, 4, 6, 7]);
});
