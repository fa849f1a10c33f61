import { expect, test } from "vitest";
import { withdrawAmount } from "./withdraw-amount.ts";

const box = 12_500_000_000_000_000_000n;

test.each([
  ["12.5", box],
  [" 1 ", 10n ** 18n],
  ["0.000000000000000001", 1n],
  ["۱۲٫۵", box],
])("%j is %d wei", (typed, wei) => {
  expect(withdrawAmount(typed, box)).toEqual({ wei });
});

test.each([
  ["", "EMPTY"],
  ["abc", "NOT_A_NUMBER"],
  ["-1", "NOT_A_NUMBER"],
  ["1e3", "NOT_A_NUMBER"],
  ["0.0000000000000000001", "NOT_A_NUMBER"],
  ["0.0", "ZERO"],
  ["12.500000000000000001", "TOO_MUCH"],
])("%j is refused: %s", (typed, error) => {
  expect(withdrawAmount(typed, box)).toEqual({ error });
});

test("accepts Persian thousands separators between whole groups", () => {
  expect(withdrawAmount("۱٬۰۰۰٫۵", 10n ** 22n)).toEqual({ wei: 1_000_500_000_000_000_000_000n });
  expect(withdrawAmount("۰٬۵", 10n ** 22n)).toEqual({ error: "NOT_A_NUMBER" });
});

test.each(["0,5", "1,5", "1,000", "1,500.5"])("%j is rejected, because a comma is ambiguous", (typed) => {
  expect(withdrawAmount(typed, 10n ** 22n)).toEqual({ error: "NOT_A_NUMBER" });
});
