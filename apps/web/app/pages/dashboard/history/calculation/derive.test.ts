import { corePlan } from "@canopy/protocol/rules/parameters";
import { describe, expect, test } from "vitest";
import type { RoundByContract } from "../../../../chain/read-round.ts";
import { deriveResult, type Facts, findDifferences } from "./derive.ts";

/** A round with 10 units at 40 POL: a pool of 292 POL, which is 2.92 for each of up to 100 points. */
const round: RoundByContract = {
  unitPrice: 40n * 10n ** 18n,
  units: 10,
  points: 12,
  pointValue: 2_920_000_000_000_000_000n,
  rebate: 25_696_000_000_000_000_000n,
  closed: true,
  pointsPerUnit: corePlan.pointsPerUnit,
  shares: corePlan.shares,
  mine: {
    points: 10,
    flash: 3,
    pointEarnings: 29_200_000_000_000_000_000n,
    commissions: 4_000_000_000_000_000_000n,
  },
};
const facts: Facts = {
  legs: { left: { before: 9, arrived: 4 }, right: { before: 0, arrived: 20 } },
  pairs: 13,
  isRoot: false,
  held: 1,
  bought: 1,
  sponsored: 1,
  polUsd: 500_000_000_000_000_000n,
};

describe("a result", () => {
  test("follows from the legs, the cap, and the pool of the round, and agrees with the contract", () => {
    const derived = deriveResult(facts, round);
    expect(derived).toEqual({
      pairs: 13,
      cap: 10,
      points: 10,
      flash: 3,
      pool: 292n * 10n ** 18n,
      pointValue: round.pointValue,
      pointEarnings: 29_200_000_000_000_000_000n,
      rebate: round.rebate,
      rebates: round.rebate,
      commission: 4_000_000_000_000_000_000n,
      commissions: 4_000_000_000_000_000_000n,
      total: 58_896_000_000_000_000_000n,
      totalUSD: 29_448_000_000_000_000_000n,
    });
    expect(findDifferences(derived, round)).toEqual([]);
  });

  test("names each figure that differs by one", () => {
    const { mine } = round;
    const differences = (other: RoundByContract) => findDifferences(deriveResult(facts, round), other);
    expect(differences({ ...round, pointValue: round.pointValue + 1n })).toEqual(["pointValue"]);
    expect(differences({ ...round, rebate: round.rebate - 1n })).toEqual(["rebate"]);
    expect(differences({ ...round, mine: { ...mine, points: 9, flash: 4 } })).toEqual(["points", "flash"]);
    expect(differences({ ...round, mine: { ...mine, commissions: 0n } })).toEqual(["commissions"]);
  });

  test("takes the pairs of the index where the legs are unknown", () => {
    const derived = deriveResult({ ...facts, legs: null, pairs: 4 }, round);
    expect([derived.pairs, derived.points, derived.flash]).toEqual([4, 4, 0]);
  });

  test("of the root seat has no pairs", () => {
    const derived = deriveResult({ ...facts, isRoot: true, held: 0, bought: 0 }, round);
    expect([derived.pairs, derived.points, derived.flash]).toEqual([0, 0, 0]);
  });

  test("shares the whole pool when the round has more points than the most for its units", () => {
    const crowded = { ...round, units: 1, points: 20 };
    const derived = deriveResult(facts, crowded);
    expect(derived.pointValue).toBe((292n * 10n ** 17n) / 20n);
    expect(derived.rebate).toBe(0n);
  });
});
