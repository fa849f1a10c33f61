import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { detectDirection } from "./text.ts";

describe("detectDirection", () => {
  test.each([
    ["", "ltr"],
    ["123 !?", "ltr"],
    ["Hello", "ltr"],
    ["سلام", "rtl"],
    ["سلام abcd", "rtl"],
    ["سلام abcde", "ltr"],
    ["۱۲۳ abc", "ltr"],
    ["ﺳﻼم", "rtl"],
    ["שלום", "ltr"],
  ])("%j is %s", (text, direction) => expect(detectDirection(text)).toBe(direction));

  test("changes at exactly half of the letters, whatever is between them", () => {
    assert(
      property(integer({ min: 0, max: 50 }), integer({ min: 0, max: 50 }), (arabic, latin) => {
        const text = `${"ب".repeat(arabic)} 12، ${"b".repeat(latin)}`;
        expect(detectDirection(text)).toBe(arabic > 0 && arabic >= latin ? "rtl" : "ltr");
      }),
    );
  });
});
