import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { directionOf } from "./text.ts";

describe("directionOf", () => {
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
  ])("%j is %s", (text, direction) => expect(directionOf(text)).toBe(direction));

  test("changes at exactly half of the letters, whatever is between them", () => {
    assert(
      property(integer({ min: 0, max: 50 }), integer({ min: 0, max: 50 }), (arabic, latin) => {
        const text = `${"ب".repeat(arabic)} 12، ${"b".repeat(latin)}`;
        expect(directionOf(text)).toBe(arabic > 0 && arabic >= latin ? "rtl" : "ltr");
      }),
    );
  });
});
