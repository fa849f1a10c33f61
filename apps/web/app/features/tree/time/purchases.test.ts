import fc from "fast-check";
import { expect, test } from "vitest";
import { buildModel } from "../data/tree-model.ts";
import { groupByRound, toPurchases } from "./purchases.ts";

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

test("finds the seats of the entries since a snapshot, without those that are not loaded", () => {
  const model = buildModel({
    chainId: 31_337,
    plan: "core",
    round: 4,
    blockNumber: 1n,
    blockHash: `0x${"0".repeat(64)}`,
    totalSeats: 9,
    legs: Uint8Array.of(3, 0, 0),
    numbers: Uint32Array.of(3, 10, 7),
    units: Uint32Array.of(2, 1, 5),
  });
  const entry = { member: 10, username: "willow", uplineNumber: 3, leg: "left", sponsorNumber: 3 } as const;
  const seats = [
    { ...entry, number: 10, units: 1, round: 5 },
    { ...entry, number: 11, units: 2, round: 5 },
  ];
  const units = [{ number: 7, units: 4, round: 6 }];
  expect(toPurchases(model, { seats, units })).toEqual([
    { position: 1, units: 1, round: 5 },
    { position: 2, units: 4, round: 6 },
  ]);
});
