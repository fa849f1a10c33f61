import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, Speller } from "./spelling.ts";

// cspell:disable

test.each([
  ["withdraw", "withdraw", 0],
  ["withdarw", "withdraw", 1],
  ["witdraw", "withdraw", 1],
  ["withdrawl", "withdraw", 1],
  ["wothdrow", "withdraw", 2],
  ["leg", "box", 3],
])("%s and %s are %i edits apart", (one, other, edits) => {
  expect(editDistance(one, other, 3)).toBe(edits);
});

test("a distance is the same in both directions, and at most one more than asked for", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcد"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const edits = editDistance(one, other, most);
      expect(edits).toBe(editDistance(other, one, most));
      expect(edits).toBe(Math.min(editDistance(one, other, 8), most + 1));
    }),
  );
});

const counts = new Map([
  ["withdraw", 9],
  ["sponsor", 5],
  ["hero", 2],
  ["pool", 2],
  ["whether", 5],
  ["point", 3],
  ["paint", 1],
]);
const speller = new Speller(counts, (word) => word === "whether");

test("corrects to the nearest word, of those as near to the most frequent one", () => {
  expect(speller.correct("withdarw")).toEqual({ words: ["withdraw"], edits: 1 });
  expect(speller.correct("sponser")).toEqual({ words: ["sponsor"], edits: 1 });
  expect(speller.correct("pxint")).toEqual({ words: ["point"], edits: 1 });
});

test("a letter written once instead of twice is likelier than a missing or replaced one", () => {
  const words = new Map([
    ["process", 1],
    ["prices", 9],
  ]);
  expect(new Speller(words, () => false).correct("proces")).toEqual({ words: ["process"], edits: 1 });
});

test("parts two words that are written as one", () => {
  expect(speller.correct("heropool")).toEqual({ words: ["hero", "pool"], edits: 1 });
});

test("keeps words without a mistake", () => {
  expect(speller.correct("point")).toEqual({ words: ["point"], edits: 0 });
  for (const word of ["weather", "po", "tehran", "p0int"]) expect(speller.correct(word)).toBeNull();
});
