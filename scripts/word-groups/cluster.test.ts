import { describe, expect, test } from "vitest";
import { centre, countRows, dot, group, type Rows } from "./cluster.ts";

const toRows = (...rows: readonly (readonly number[])[]): Rows => ({
  size: rows[0]?.length ?? 0,
  values: Float32Array.from(rows.flat()),
});

describe("group", () => {
  test("puts vectors of the same direction together", () => {
    const rows = toRows([1, 0, 0], [0, 1, 0], [0, 0, 1], [0.99, 0.1, 0], [0, 0.99, 0.1], [0.1, 0, 0.99]);
    const groups = group(rows, 3, 1);
    expect(countRows(rows)).toBe(6);
    for (const at of [0, 1, 2]) expect(groups[at]).toBe(groups[at + 3]);
    expect(new Set(groups).size).toBe(3);
  });

  test("gives the same result in each run", () => {
    const rows = toRows(...Array.from({ length: 40 }, (_, at) => [Math.cos(at), Math.sin(at)]));
    expect(group(rows, 5, 2)).toEqual(group(rows, 5, 2));
  });
});

test("centre removes what all vectors have in common, and gives them the length 1", () => {
  const rows = toRows([9, 1, 0], [9, -1, 0], [9, 0, 1], [9, 0, -1]);
  centre(rows, 0);
  const at = (row: number) => rows.values.subarray(3 * row, 3 * row + 3);
  for (const row of [0, 1, 2, 3]) expect(dot(at(row), at(row))).toBeCloseTo(1);
  expect(dot(at(0), at(1))).toBeCloseTo(-1);
  expect(dot(at(0), at(2))).toBeCloseTo(0);
});

test("centre removes the directions in which vectors differ most", () => {
  const rows = toRows([5, 1, 0], [-5, 1, 0], [5, -1, 0], [-5, -1, 0], [0, 0, 1], [0, 0, -1]);
  centre(rows, 1);
  for (let row = 0; row < 4; row++) expect(rows.values[3 * row]).toBeCloseTo(0, 3);
});
