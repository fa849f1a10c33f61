import { expect, test } from "vitest";
import { typedAmount } from "./typed-amount.ts";

test.each([
  ["12.5", 1_250n],
  [" 0 ", 0n],
  ["۱٬۰۰۰٫۵", 100_050n],
  ["۱۲٫۳۴", 1_234n],
])("%j is read with two decimals", (typed, cents) => {
  expect(typedAmount(typed, 2)).toBe(cents);
});

test.each(["", "abc", "-1", "1e3", "0,5", "1,000", "12.345", "۰٬۵"])("%j is rejected", (typed) => {
  expect(typedAmount(typed, 2)).toBeNull();
});
