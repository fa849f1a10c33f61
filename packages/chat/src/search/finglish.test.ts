// cspell:disable
import { expect, test } from "vitest";
import { Finglish } from "./finglish.ts";

const words = [
  "ولی",
  "به",
  "پل",
  "برداشت",
  "بردن",
  "میتونم",
  "برسه",
  "تهران",
  "گربه",
  "غربی",
  "خونه",
  "خانه",
];
const english = new Set(["man", "in", "age", "to", "dare", "pool", "be", "the", "how", "does", "work"]);
const finglish = new Finglish(new Map(words.map((word) => [word, 1])), (word) => english.has(word));

test("Persian in Latin letters gets Persian ones, by the consonants of known words", () => {
  expect(finglish.toPersian("chetor mitoonam pool bardasht konam?")).toBe("چطور میتونم پول برداشت کنم?");
  expect(finglish.toPersian("Chera hanooz naresid be Tehran")).toBe("چرا هنوز نرسید به تهران");
});

test("other words stay", () => {
  expect(finglish.toPersian("chera MetaMask baz nemishe")).toContain("MetaMask");
});

test("names, codes and addresses stay, although known words have the same consonants", () => {
  const text = "chera willow POL nadare va 0x12ab user_1 error NotDue mige?";
  expect(finglish.toPersian(text)).toBe("چرا willow POL نداره و 0x12ab user_1 error NotDue mige?");
});

test.each([
  "ama hala para gelmedi",
  "chi dice che va bene?",
  "ça va pas",
  "nasılsın, hesabım hala açık mı",
])("other languages stay: %s", (text) => {
  expect(finglish.toPersian(text)).toBeNull();
});

test("English stays, although some of its words are Persian ones too", () => {
  expect(finglish.toPersian("man, how does the pool work in age to come? dare to be")).toBeNull();
  expect(
    finglish.toPersian("is chetor the name of a token that members of the network can trade"),
  ).toBeNull();
});

test("Persian letters stay", () => {
  expect(finglish.toPersian("chetor پول bardasht konam")).toBeNull();
});
