import { loadCorpus } from "@canopy/server/chat/corpus";
import { describe, expect, test } from "vitest";
import { checkPassages, loadQuestions, type Question } from "./questions.ts";

const halves = await Promise.all([loadQuestions("tune"), loadQuestions("test")]);
const fresh = await loadQuestions("fresh");
const third = await loadQuestions("third");
const fourth = await loadQuestions("fourth");
const fifth = await loadQuestions("fifth");
const sixth = await loadQuestions("sixth");
const all = await loadQuestions(null);
const corpus = await loadCorpus();

describe("the chat's questions", () => {
  test("name only passages that exist, each once", () => {
    checkPassages(all, corpus.passages);
    for (const { id, passages } of all) expect(new Set(passages).size, id).toBe(passages.length);
  });

  test("have each id and each text once, whatever its case and punctuation", () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([]);
    expect(repeated(all.map(({ text }) => toLetters(text)))).toEqual([]);
  });

  test("are split into halves of the same size in each language", () => {
    for (const half of halves) for (const locale of ["en", "fa"]) expectSizes(half, locale, 60, 20);
  });

  test("have further sets of fixed sizes", () => {
    const sets = [fresh, third, fourth, fifth];
    for (const set of sets) for (const locale of ["en", "fa"]) expectSizes(set, locale, 75, 25);
    expectSizes(sixth, "en", 100, 50);
    expectSizes(sixth, "fa", 80, 39);
    expect([...halves, ...sets, sixth].flat()).toHaveLength(all.length);
  });

  test("ask at most twice in a language for what one passage answers best", () => {
    for (const set of [halves.flat(), fresh]) {
      const best = set.flatMap(({ locale, passages: [first] }) => (first ? [`${locale} ${first}`] : []));
      const counts = Map.groupBy(best, (name) => name);
      expect([...counts].filter(([, { length }]) => length > 2)).toEqual([]);
    }
  });
});

function expectSizes(set: readonly Question[], locale: string, asked: number, refused: number): void {
  const own = set.filter((question) => question.locale === locale);
  expect(own.filter(({ passages }) => passages.length > 0)).toHaveLength(asked);
  expect(own.filter(({ passages }) => passages.length === 0)).toHaveLength(refused);
}

/** Letters and digits only, with one form of the two keyboards' ye and kaf. */
function toLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ي", "ی")
    .replaceAll("ك", "ک")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
