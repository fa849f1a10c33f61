import { expect, test } from "vitest";
import { toTokens } from "../text/tokens.ts";
import { everydayWords } from "./everyday.ts";
import { foreignSubjects } from "./foreign.ts";
import { ConceptMatcher, listPhrases } from "./matcher.ts";
import { concepts } from "./table.ts";

const toStems = (text: string) => toTokens(text).map(({ stem }) => stem);
const matcher = ConceptMatcher.read(
  {
    withdraw: ["cash out; take … out; withdraw", "برداشت; پول … دراوردن"],
    money: ["cash", "پول"],
    changeName: ["change username", "نام کاربری … عوض"],
  },
  toStems,
);
const find = (text: string) =>
  matcher.find(toStems(text)).map(({ term, indexes }) => `${term} ${indexes.join()}`);

test("the longest phrase at a word counts", () => {
  expect(find("how do I cash out")).toEqual(["§withdraw 3,4"]);
  expect(find("is it cash")).toEqual(["§money 2"]);
});

test("a gap holds a few words, and articles are not counted", () => {
  expect(find("take all of it out")).toEqual(["§withdraw 0,4"]);
  expect(find("take one two three four five out")).toEqual([]);
  expect(find("change my username")).toEqual(["§changeName 0,2"]);
});

test("a Persian verb may come first", () => {
  const other = find("دربیارم پول");
  expect(find("پول را دربیارم")[0]).toMatch(/^§withdraw/);
  expect(other[0]).toMatch(/^§withdraw/);
});

test("each phrase of the tables expresses its own concept", () => {
  for (const table of [concepts, foreignSubjects, everydayWords]) {
    const all = ConceptMatcher.read(table, toStems);
    for (const [concept, texts] of Object.entries(table)) {
      for (const phrase of texts.flatMap((text) => text.split(";"))) {
        const terms = all.find(toStems(phrase.replace("…", ""))).map(({ term }) => term);
        expect(terms, `${concept}: ${phrase}`).toContain(`§${concept}`);
      }
    }
  }
});

test("every concept has phrases in both languages", () => {
  for (const [concept, texts] of Object.entries(concepts)) {
    for (const text of texts) expect(text.trim(), concept).not.toBe("");
  }
  expect(listPhrases(concepts).length).toBeGreaterThan(1_000);
});
