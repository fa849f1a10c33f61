import { expect, test } from "vitest";
import { toHundred, totalReturn } from "./outcome-figures.ts";

test("earning exactly what was paid counts as ahead, and earning nothing has its own share", () => {
  expect(toHundred({ members: 212, earnedBack: 36, earnedNothing: 3 })).toEqual({
    ahead: 16,
    behind: 82,
    nothing: 2,
  });
});

test("shares are unknown before any payment", () => {
  expect(toHundred({ members: 0, earnedBack: 0, earnedNothing: 0 })).toBeNull();
});

test("the total return is rounded down, and unknown before any payment", () => {
  expect(totalReturn({ earned: "79999", paid: "100000" })).toBe(7_999);
  expect(totalReturn({ earned: `3${"0".repeat(24)}`, paid: `1${"0".repeat(24)}` })).toBe(30_000);
  expect(totalReturn({ earned: "0", paid: "0" })).toBeNull();
});
