import { expect, test } from "vitest";
import { isExternallyOwned } from "./read-seat-move.ts";

const delegate = "00000000219ab540356cbb839cbe05303d7705fa";

test.each([
  undefined,
  "0x",
  `0xef0100${delegate}`,
] as const)("an account with the code %s can take a seat", (code) => {
  expect(isExternallyOwned(code)).toBe(true);
});

test.each([
  "0x6001",
  `0xef0100${delegate}00`,
  "0xef0100",
  `0xef0200${delegate}`,
] as const)("an account with the code %s can't take a seat", (code) => {
  expect(isExternallyOwned(code)).toBe(false);
});
