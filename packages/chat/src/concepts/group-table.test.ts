import { describe, expect, test } from "vitest";
import { groupings, readTable, writeTable } from "./group-table.ts";
import { wordGroups } from "./word-groups.ts";

const all = [
  { stem: "money", groups: [3, 1_499] },
  { stem: "cash", groups: [64, 63] },
];

test("the written table reads as it was", () => {
  const source = writeTable(all);
  const [, stems = ""] = /stems =\s+"([^"]*)"/.exec(source) ?? [];
  const groups = [...source.matchAll(/^ {2}"(\w[\w-]*)",$/gm)].map(([, line = ""]) => line);
  expect(stems).toBe("cash money");
  expect(readTable(stems, groups)).toEqual(new Map(all.map((one) => [one.stem, one.groups])));
});

describe("the groups of words", () => {
  const share = (one: string, other: string) =>
    groupings.filter((_, at) => wordGroups.get(one)?.[at] === wordGroups.get(other)?.[at]).length;

  test("are within their groupings, for thousands of stems", () => {
    expect(wordGroups.size).toBeGreaterThan(10_000);
    const isWithin = (groups: readonly number[]) =>
      groups.length === groupings.length &&
      groups.every((group, at) => group >= 0 && group < (groupings[at] ?? 0));
    expect([...wordGroups].filter(([, groups]) => !isWithin(groups))).toEqual([]);
  });

  test("have words that are used alike together, and others apart", () => {
    expect(share("brother", "nephew")).toBeGreaterThan(0);
    expect(share("dog", "cat")).toBeGreaterThan(0);
    expect(share("brother", "pizza")).toBe(0);
  });
});
