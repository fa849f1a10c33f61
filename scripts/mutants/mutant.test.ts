import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutantGroups } from "./groups.ts";
import { isContractTest, type Mutant, mutate, selectMutants } from "./mutant.ts";

const root = new URL("../../", import.meta.url);
const all = selectMutants(mutantGroups, []);
const mutant: Mutant = {
  name: "less-or-equal",
  file: "price.ts",
  text: "a < b",
  replacement: "a <= b",
  reason: "",
  test: { file: "price.test.ts", name: "compares" },
};

test("replaces a text that occurs once", () => {
  expect(mutate("return a < b;", mutant)).toBe("return a <= b;");
});

test.each(["return a > b;", "return a < b || a < b;"])("does not apply to %j", (source) => {
  expect(mutate(source, mutant)).toBeUndefined();
});

test("selects by the name of a group, or by a part of a name or file", () => {
  const other: Mutant = { ...mutant, name: "no-check", file: "session.ts" };
  const groups = { money: [mutant], auth: [other] };
  expect(selectMutants(groups, [])).toEqual([mutant, other]);
  expect(selectMutants(groups, ["auth"])).toEqual([other]);
  expect(selectMutants(groups, ["equal", "price.ts"])).toEqual([mutant]);
  expect(() => selectMutants(groups, ["check", "letter"])).toThrow('"letter"');
});

test("names each mutant once", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test.each(all)("$name applies to today's source, and its test exists", (listed) => {
  const source = readFileSync(new URL(listed.file, root), "utf8");
  const mutated = mutate(source, listed);
  expect(mutated).toBeDefined();
  expect(mutated).not.toBe(source);
  const tests = readFileSync(new URL(listed.test.file, root), "utf8");
  const title = listed.test.name.split(" > ").at(-1);
  expect(tests).toContain(isContractTest(listed.test) ? `function ${title}(` : `("${title}"`);
});
