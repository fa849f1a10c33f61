import { describe, expect, test } from "vitest";
import { finish } from "../steps.ts";
import { type Example, FeatureTable, type Kinds } from "./vectors.ts";

const kinds: Kinds = {
  factor: (feature) => (feature === "twice" ? 2 : 1),
  least: () => 2,
  isOptional: (feature) => feature.startsWith("^"),
};
const examples: Example[] = [
  { features: ["common", "twice", "^pair"], label: "one" },
  { features: ["common", "twice", "^pair"], label: "other" },
  { features: ["common", "single"], label: "other" },
];
const { table, vectors } = finish(FeatureTable.read(examples, kinds));

/** What each feature counts; the unknown ones are "?". */
function read(features: readonly string[]): Record<string, number> {
  const { numbers, values } = table.toVector(features);
  const names = new Map([...table.saved.numbers].map(([name, number]) => [number, name]));
  return Object.fromEntries(
    [...numbers].flatMap((number, at) => (values[at] ? [[names.get(number) ?? "?", values[at]]] : [])),
  );
}

describe("the table of features", () => {
  test("keeps those that several examples have", () => {
    expect([...table.saved.numbers.keys()].sort()).toEqual(["^pair", "common", "twice"]);
  });

  test("counts rare ones more, and each kind by its factor", () => {
    const { common = 0, twice = 0, "^pair": pair = 0 } = read(["common", "twice", "^pair"]);
    expect(pair).toBeGreaterThan(common);
    expect(twice).toBeCloseTo(2 * pair);
  });

  test("takes all unknown ones as one, without those that are optional", () => {
    expect(Object.keys(read(["common", "new", "^new", "newer"])).sort()).toEqual(["?", "common"]);
    expect(read(["^new"])).toEqual({});
  });

  test("makes vectors of length 1, in whole groups", () => {
    expect(vectors).toHaveLength(examples.length);
    for (const { numbers, values } of [...vectors, table.toVector(["a", "common", "twice", "^pair", "b"])]) {
      expect([...values].reduce((sum, value) => sum + value ** 2, 0)).toBeCloseTo(1);
      expect(numbers.length % 4).toBe(0);
    }
  });
});
