import { expect, test } from "vitest";
import { parseHelp } from "../corpus/help.ts";
import { PassageIndex } from "./passage-index.ts";
import { finish } from "./steps.ts";

const passages = parseHelp({
  en: `# Chat

## Are you a person? {#person}

It is a program. It looks up answers and never sleeps.

## What is a point? {#point}

One unit under your left leg, paired with one under your right leg.
`,
  fa: `# گفتگو

## شما انسان هستید؟ {#person}

یک برنامه است. پاسخ‌ها را می‌جوید و هیچ‌گاه نمی‌خوابد.

## امتیاز چیست؟ {#point}

یک واحد زیر شاخهٔ چپ شما، جفت‌شده با یکی زیر شاخهٔ راست.
`,
});
const questions: Readonly<Record<string, readonly string[]>> = {
  person: ["what are you", "who are you", "who is this", "are you someone"],
  point: ["how do pairs come about", "left and right", "one on each leg"],
};
const index = finish(
  PassageIndex.read(passages, {
    toQuestions: (id) => questions[id] ?? [],
    offTopic: ["what is the weather", "who won the game", "who wrote this book"],
  }),
);
const findFirst = (question: string) => index.search(index.read(question), 1)[0]?.passage.id;

test("a question without any word of the passages is found by its similarity to the examples", () => {
  expect(findFirst("who are you, buddy")).toBe("person");
});

test("a question that mentions nothing has no passage", () => {
  expect(findFirst("aaaaaaa")).toBeUndefined();
});

test("a question in the words of the answer is found", () => {
  expect(findFirst("do you ever sleep")).toBe("person");
  expect(findFirst("paired with what")).toBe("point");
});

test("a restored index finds the same", () => {
  const restored = PassageIndex.restore(structuredClone(index.save()));
  for (const question of ["who are you, buddy", "do you evr sleep", "جفت یعنی چه", "what is the weather"]) {
    expect(restored.search(restored.read(question), 2)).toEqual(index.search(index.read(question), 2));
  }
});
