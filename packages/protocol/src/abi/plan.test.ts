import { expect, test } from "vitest";
import { planAbi } from "./plan.gen.ts";

test("names every output of a function with several", () => {
  const lists = planAbi.flatMap((entry) =>
    entry.type === "function" ? [entry.outputs.map(({ name }) => name)] : [],
  );
  expect(lists.filter((names) => names.length > 1 && names.includes(""))).toEqual([]);
  expect(lists.filter((names) => names.length > 1).length).toBeGreaterThan(5);
});
