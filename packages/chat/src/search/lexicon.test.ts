// cspell:ignore sawp
// cspell:words پولمو پولم
import { expect, test } from "vitest";
import { Lexicon } from "./lexicon.ts";
import { finish } from "./steps.ts";

const lexicon = finish(Lexicon.read(["You swap POL."], [], [], ["How do I wash wool?"]));
const read = (text: string) => lexicon.ofQuestion(text, 10).map(({ stem, isKnown }) => [stem, isKnown]);

test("a mistake is corrected to a word of the passages", () => {
  expect(read("sawp")).toEqual([["swap", true]]);
  expect(read("polo")).toEqual([["pol", true]]);
});

test("a word that only other subjects have is not a mistake, and stays unknown", () => {
  expect(read("wool")).toEqual([["wool", false]]);
});

test("a short word with another letter is another word", () => {
  expect(read("swim")).toEqual([["swim", false]]);
});

test("the endings of spoken Persian are read off, also when the corpus has the word with one of them", () => {
  const spoken = finish(Lexicon.read(["پول من"], [], ["پولم کجاست"], []));
  expect(spoken.ofQuestion("پولمو", 10).map(({ stem }) => stem)).toEqual(["پول"]);
});
