import { expect, test } from "vitest";
import { detectLocale } from "./language.ts";

test.each([
  ["How do I withdraw?", "fa", "en"],
  ["چگونه برداشت کنم؟", "en", "fa"],
  ["POL چیست", "en", "fa"],
  // A Persian question that quotes an English message.
  ["می‌گوید insufficient funds for transfer، چه کنم", "en", "fa"],
  // An English question that quotes one word of the Persian page.
  ["what does the button برداشت do", "fa", "en"],
  ["42?", "fa", "fa"],
] as const)("%s on a page in %s is asked in %s", (question, page, language) => {
  expect(detectLocale(question, page)).toBe(language);
});
