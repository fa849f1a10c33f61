import { expect, test } from "vitest";
import { memberPrefix } from "./member-prefix.ts";

test.each([
  ["wil", "wil"],
  [" Willow ", "willow"],
  ["@oak_tree", "oak_tree"],
])("reads %j as the start of %s", (typed, prefix) => {
  expect(memberPrefix(typed)).toEqual({ prefix });
});

test.each([
  ["", "EMPTY"],
  ["  ", "EMPTY"],
  ["@", "EMPTY"],
  ["1oak", "LETTER_FIRST"],
  ["_oak", "LETTER_FIRST"],
  ["بید", "CHARACTER"],
  ["a b", "CHARACTER"],
  ["abcdefghijklmnopq", "TOO_LONG"],
])("names the error of %j: %s", (typed, error) => {
  expect(memberPrefix(typed)).toEqual({ error });
});
