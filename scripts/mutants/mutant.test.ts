import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contractMutants } from "./contracts/all.ts";
import { type Mutant, mutate, selectMutants } from "./mutant.ts";
import { serverMutants } from "./server.ts";

const root = new URL("../../", import.meta.url);
const all = [...contractMutants, ...serverMutants];
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

test("selects by a part of the name or file", () => {
  expect(selectMutants([mutant], [])).toEqual([mutant]);
  expect(selectMutants([mutant], ["other", "price.ts"])).toEqual([mutant]);
  expect(selectMutants([mutant], ["equal"])).toEqual([mutant]);
  expect(selectMutants([mutant], ["other"])).toEqual([]);
});

test("names each mutant once", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test.each(all)("$name applies to today's source, and its test exists", (listed) => {
  const source = readFileSync(new URL(listed.file, root), "utf8");
  const mutated = mutate(source, listed);
  expect(mutated).toBeDefined();
  expect(mutated).not.toBe(source);
  expect(existsSync(new URL(listed.test.file, root))).toBe(true);
  if (listed.test.file.endsWith(".t.sol")) {
    const tests = readFileSync(new URL(listed.test.file, root), "utf8");
    expect(tests).toContain(`function ${listed.test.name}(`);
  }
});
