import { expect, test } from "vitest";
import { flashAdvice } from "./flash.ts";

const cap = { points: 10, flash: 0, units: 1, maximumUnits: 5, maxPoints: 10 };

test("no advice without pairs above the cap", () => {
  expect(flashAdvice(cap)).toBeNull();
});

test("enough units for all of today's pairs", () => {
  expect(flashAdvice({ ...cap, flash: 1 })).toEqual({ lost: 1, buy: 1, isEnough: true });
  expect(flashAdvice({ ...cap, flash: 14 })).toEqual({ lost: 14, buy: 2, isEnough: true });
});

test("as many units as a member can still buy", () => {
  expect(flashAdvice({ ...cap, flash: 90 })).toEqual({ lost: 90, buy: 4, isEnough: false });
  expect(flashAdvice({ points: 50, flash: 7, units: 5, maximumUnits: 5, maxPoints: 50 })).toEqual({
    lost: 7,
    buy: 0,
    isEnough: false,
  });
});
