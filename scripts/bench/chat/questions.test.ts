import { loadCorpus } from "@canopy/server/chat/corpus";
import { describe, expect, test } from "vitest";
import { checkPassages, loadQuestions } from "./questions.ts";

const halves = await Promise.all([loadQuestions("tune"), loadQuestions("test")]);
const all = halves.flat();

describe("the chat's questions", () => {
  test("name only passages that exist", async () => {
    checkPassages(all, (await loadCorpus()).passages);
  });

  test("have each id and each text once", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  test("are split into halves of the same size in each language", () => {
    for (const half of halves)
      for (const locale of ["en", "fa"]) {
        const own = half.filter((question) => question.locale === locale);
        expect(own.filter(({ passages }) => passages.length > 0)).toHaveLength(60);
        expect(own.filter(({ passages }) => passages.length === 0)).toHaveLength(20);
      }
  });

  test("ask at most twice in a language for what one passage answers best", () => {
    const best = all.flatMap(({ locale, passages: [first] }) => (first ? [`${locale} ${first}`] : []));
    const counts = Map.groupBy(best, (name) => name);
    expect([...counts].filter(([, { length }]) => length > 2)).toEqual([]);
  });
});
