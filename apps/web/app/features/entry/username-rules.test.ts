import { usernameSchema } from "@canopy/shared/api/primitives";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findUsernameError, tidyUsername } from "./username-rules.ts";

test.each([
  ["willow", null],
  ["a_b9", null],
  ["a234567890123456", null],
  ["", "TOO_SHORT"],
  ["abc", "TOO_SHORT"],
  ["a2345678901234567", "TOO_LONG"],
  ["1abc", "FIRST_LETTER"],
  ["_abc", "FIRST_LETTER"],
  ["Willow", "LETTERS"],
  ["wil low", "LETTERS"],
  ["بید_مجنون", "LETTERS"],
  ["wіllow", "LETTERS"],
])("findUsernameError(%j) is %s", (text, code) => {
  expect(findUsernameError(text)).toBe(code);
});

test("agrees with what the API and the contract accept", () => {
  const alphabet = fc.constantFrom(..."abz019_-AB éب".split(""));
  fc.assert(
    fc.property(fc.string({ unit: alphabet, maxLength: 18 }), (text) => {
      expect(findUsernameError(text) === null).toBe(usernameSchema.safeParse(text).success);
    }),
  );
});

test.each([
  ["  @Willow ", "willow"],
  ["willow", "willow"],
])("tidyUsername(%j) is %s", (text, tidy) => {
  expect(tidyUsername(text)).toBe(tidy);
});
