// cspell:ignore swop
import { expect, test } from "vitest";
import { Lexicon } from "./lexicon.ts";
import { finish } from "./steps.ts";

const lexicon = finish(Lexicon.read(["You swap POL."], [], [], ["How do I wash wool?"]));
const read = (text: string) => lexicon.ofQuestion(text, 10).map(({ stem, isKnown }) => [stem, isKnown]);

test("a mistake is corrected to a word of the passages", () => {
  expect(read("swop")).toEqual([["swap", true]]);
  expect(read("polo")).toEqual([["pol", true]]);
});

test("a word that only other subjects have is not a mistake, and stays unknown", () => {
  expect(read("wool")).toEqual([["wool", false]]);
});
