import { expect, test } from "vitest";
import { returnOfAll, toHundred } from "./of-hundred.ts";

test("who earned just as much as they paid is ahead of it, who earned nothing is counted apart", () => {
  expect(toHundred({ members: 212, earnedBack: 36, earnedNothing: 3 })).toEqual({
    ahead: 16,
    behind: 82,
    nothing: 2,
  });
});

test("what became of a hundred members cannot be told while nobody has paid", () => {
  expect(toHundred({ members: 0, earnedBack: 0, earnedNothing: 0 })).toBeNull();
});

test("what all got back is rounded down, and unknown while nothing was paid", () => {
  expect(returnOfAll({ earned: "79999", paid: "100000" })).toBe(7_999);
  expect(returnOfAll({ earned: `3${"0".repeat(24)}`, paid: `1${"0".repeat(24)}` })).toBe(30_000);
  expect(returnOfAll({ earned: "0", paid: "0" })).toBeNull();
});
