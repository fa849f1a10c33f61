import { expect, test } from "vitest";
import { shortAmount } from "./short-amount.ts";

test.each([
  ["en", "en-US"],
  ["fa", "fa-IR"],
] as const)("axis ticks in %s are formatted like the compact numbers of Intl", (locale, tag) => {
  const { format } = new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 2 });
  for (const power of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    for (const step of [1, 2, 2.5, 5, 7.5]) {
      const value = step * 10 ** power;
      expect(shortAmount(value, locale)).toBe(format(value));
    }
  }
  expect(shortAmount(0, locale)).toBe(format(0));
});
