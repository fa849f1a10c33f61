import { evaluationSets } from "@canopy/chat/questions/evaluation-sets/evaluation-sets";
import { allPhrasings, listedIds } from "@canopy/chat/questions/table";
import { loadCorpus } from "@canopy/server/chat/corpus";
import { describe, expect, test } from "vitest";
import { checkPassages, loadQuestions } from "./questions.ts";

const unseen = await loadQuestions();
const sets = { ...evaluationSets, unseen };
const all = Object.values(sets).flat();
const corpus = await loadCorpus();

describe("the chat's questions", () => {
  test("of the unseen set are in no table that the search learns from", () => {
    const learned = new Set(
      [...listedIds.flatMap(allPhrasings.toQuestions), ...allPhrasings.offTopic].map(toLetters),
    );
    expect(unseen.map(({ text }) => text).filter((text) => learned.has(toLetters(text)))).toEqual([]);
  });

  test("name only passages that exist, each once", () => {
    checkPassages(all, corpus.passages);
    for (const { text, passages } of all) expect(new Set(passages).size, text).toBe(passages.length);
  });

  test("have each text once, whatever its case and punctuation", () => {
    expect(repeated(all.map(({ text }) => toLetters(text)))).toEqual([]);
  });

  test.each(
    Object.entries(sets),
  )("of the set %s are in both languages, one in four to be refused", (_, messages) => {
    for (const locale of ["en", "fa"]) {
      const own = messages.filter((message) => message.locale === locale);
      const refused = own.filter(({ passages }) => passages.length === 0).length;
      expect(own.length).toBeGreaterThanOrEqual(80);
      expect(refused / own.length).toBeGreaterThanOrEqual(0.2);
      expect(refused / own.length).toBeLessThanOrEqual(0.35);
    }
  });
});

/** Letters and digits only, with one form of the two keyboards' ye and kaf. Emojis alone stay as they are. */
function toLetters(text: string): string {
  const letters = text
    .toLowerCase()
    .replaceAll("ي", "ی")
    .replaceAll("ك", "ک")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return letters || text;
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
