import { assert, bigInt, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { exactText, quotedText, typedTokenAmount } from "./typed-token-amount.ts";

describe("typedTokenAmount", () => {
  test.each([
    ["12.5", 6, 12_500_000n],
    [" 1 ", 18, 10n ** 18n],
    ["۱۲٫۵", 6, 12_500_000n],
    ["۱٬۰۰۰٫۵", 1, 10_005n],
    ["7", 0, 7n],
  ])("reads %j with %i decimals", (typed, decimals, amount) => {
    expect(typedTokenAmount(typed, decimals)).toEqual({ amount });
  });

  test.each([
    ["", 6, "EMPTY"],
    ["  ", 6, "EMPTY"],
    ["-1", 6, "NOT_A_NUMBER"],
    ["1e3", 6, "NOT_A_NUMBER"],
    ["1,5", 6, "NOT_A_NUMBER"],
    [".", 6, "NOT_A_NUMBER"],
    ["0.0000001", 6, "TOO_PRECISE"],
    ["0.5", 0, "TOO_PRECISE"],
    ["0.000", 6, "ZERO"],
    [`1${"0".repeat(33)}`, 6, "TOO_LARGE"],
  ])("rejects %j with %i decimals: %s", (typed, decimals, error) => {
    expect(typedTokenAmount(typed, decimals)).toEqual({ error });
  });
});

const locales = constantFrom<("en" | "fa")[]>("en", "fa");
const amounts = bigInt({ min: 1n, max: 10n ** 38n });
const decimals = integer({ min: 0, max: 36 });

test("an exact text is read as the same amount, in both languages", () => {
  assert(
    property(amounts, decimals, locales, (amount, places, locale) => {
      expect(typedTokenAmount(exactText(amount, places, locale), places)).toEqual({ amount });
    }),
  );
});

test("a quoted text is never more than is received, nor less than is paid", () => {
  const read = (text: string, places: number) => {
    const parsed = typedTokenAmount(text, places);
    return "amount" in parsed ? parsed.amount : 0n;
  };
  assert(
    property(amounts, decimals, locales, (amount, places, locale) => {
      expect(read(quotedText(amount, places, "to", locale), places)).toBeLessThanOrEqual(amount);
      const paid = typedTokenAmount(quotedText(amount, places, "from", locale), places);
      expect("amount" in paid ? paid.amount >= amount : paid.error === "TOO_LARGE").toBe(true);
    }),
  );
});

test("quoted amounts have Persian digits in Persian, and no thousands separators", () => {
  expect(quotedText(12_345_678_901n, 6, "to", "en")).toBe("12345.67");
  expect(quotedText(12_345_678_901n, 6, "from", "fa")).toBe("۱۲۳۴۵٫۶۸");
});
