import fc from "fast-check";
import { expect, test } from "vitest";
import { groupByRound } from "./purchases.ts";

const anyPurchases = fc.array(
  fc.record({ position: fc.nat(30), units: fc.integer({ min: 1, max: 5 }), round: fc.nat(3) }),
);

test("adds up the units of any subtree, round by round", () => {
  fc.assert(
    fc.property(anyPurchases, fc.nat(31), fc.nat(31), (purchases, one, other) => {
      const [start, end] = [Math.min(one, other), Math.max(one, other)];
      for (const round of groupByRound(purchases)) {
        const expected = purchases
          .filter((bought) => bought.round === round.round)
          .filter(({ position }) => position >= start && position < end)
          .reduce((sum, { units }) => sum + units, 0);
        expect(round.between(start, end)).toBe(expected);
      }
    }),
  );
});

test("lists each round with purchases once, oldest first", () => {
  const bought = [5, 3, 5, 4].map((round) => ({ position: 1, units: 1, round }));
  expect(groupByRound(bought).map(({ round }) => round)).toEqual([3, 4, 5]);
  expect(groupByRound([])).toEqual([]);
});
