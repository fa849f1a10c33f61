import { expect, test } from "vitest";
import { missedPoints } from "./missed-points.ts";

const day = (points: number, flash: number, closed = true) => ({
  points,
  flash,
  closed,
  ptEarn: closed ? String(points * 7) : null,
});

test("only pairs between the two caps count, at the value of their round", () => {
  expect(missedPoints([day(10, 4), day(10, 25), day(8, 0)], 10, 20)).toEqual({
    points: 14,
    wei: 98n,
    rounds: 2,
  });
});

test("nothing is missed where no pair was above the cap", () => {
  expect(missedPoints([day(9, 0), day(0, 0)], 10, 50)).toEqual({ points: 0, wei: 0n, rounds: 0 });
});

test("an open round does not count", () => {
  expect(missedPoints([day(10, 40, false)], 10, 50).points).toBe(0);
});

test("a round with fewer units at that time is compared with the current cap", () => {
  expect(missedPoints([day(10, 5)], 20, 30).points).toBe(0);
});
