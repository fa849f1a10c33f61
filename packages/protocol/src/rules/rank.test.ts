import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HERO, highestRank, KNIGHT, NO_RANK, rankShares, shareCap, shareValue } from "./rank.ts";

const none = { points: 0, heroes: 0, reachedHeroUsd: false, reachedKnightUsd: false };

describe("highestRank", () => {
  test.each([
    ["nothing", {}, NO_RANK],
    ["49 points", { points: 49 }, NO_RANK],
    ["50 points", { points: 50 }, HERO],
    ["$1,000", { reachedHeroUsd: true }, HERO],
    ["$10,000 without Heroes", { reachedKnightUsd: true }, NO_RANK],
    ["$10,000 and four Heroes", { reachedKnightUsd: true, heroes: 4 }, NO_RANK],
    ["$10,000 and five Heroes", { reachedKnightUsd: true, heroes: 5 }, KNIGHT],
    ["50 points and four Heroes", { points: 50, heroes: 4 }, HERO],
    ["50 points and five Heroes", { points: 50, heroes: 5 }, KNIGHT],
    ["$1,000 and five Heroes", { reachedHeroUsd: true, heroes: 5 }, HERO],
    ["five Heroes", { heroes: 5 }, NO_RANK],
  ])("with %s", (_, conditions, rank) => {
    expect(highestRank({ ...none, ...conditions })).toBe(rank);
  });
});

describe("rankShares", () => {
  test("gives a Hero one for each full 50 points, at least one", () => {
    expect([0, 49, 50, 99, 100, 1_500].map((points) => rankShares(HERO, points))).toEqual([
      1, 1, 1, 1, 2, 30,
    ]);
  });

  test("gives a Knight four more than a Hero with the same points", () => {
    expect([0, 99, 100, 1_500].map((points) => rankShares(KNIGHT, points))).toEqual([5, 5, 6, 34]);
  });

  test("gives none without a rank", () => {
    expect(rankShares(NO_RANK, 49)).toBe(0);
  });
});

describe("the value of a share", () => {
  const month = { unitPrice: 40_000n, units: 100 };

  test("is at most a quarter of a unit for each point per unit, and at most 0.6 units", () => {
    expect(shareCap({ ...month, points: 100 })).toBe(10_000n);
    expect(shareCap({ ...month, points: 239 })).toBe(23_900n);
    expect(shareCap({ ...month, points: 240 })).toBe(24_000n);
    expect(shareCap({ ...month, points: 241 })).toBe(24_000n);
    expect(shareCap({ ...month, points: 1_000_000 })).toBe(24_000n);
  });

  test("has a cap that is rounded down", () => {
    expect(shareCap({ unitPrice: 10n, units: 3, points: 1 })).toBe(0n);
    expect(shareCap({ unitPrice: 13n, units: 3, points: 1 })).toBe(1n);
    expect(shareCap({ unitPrice: 11n, units: 1, points: 3 })).toBe(6n);
  });

  test("is the pot divided by the shares below the cap, rounded down", () => {
    const shared = { ...month, points: 100 };
    expect(shareValue({ ...shared, pot: 29_999n, shares: 3 })).toBe(9_999n);
    expect(shareValue({ ...shared, pot: 30_000n, shares: 3 })).toBe(10_000n);
    expect(shareValue({ ...shared, pot: 90_000n, shares: 3 })).toBe(10_000n);
  });

  test("never exceeds the pot or the cap, and is the highest value that does neither", () => {
    fc.assert(
      fc.property(
        fc.record({
          pot: fc.bigInt({ min: 0n, max: 10n ** 24n }),
          shares: fc.integer({ min: 1, max: 100_000 }),
          unitPrice: fc.bigInt({ min: 1n, max: 10n ** 21n }),
          points: fc.integer({ min: 1, max: 10_000_000 }),
          units: fc.integer({ min: 1, max: 1_000_000 }),
        }),
        ({ pot, shares, unitPrice, points, units }) => {
          const fits = (value: bigint) =>
            value * BigInt(shares) <= pot &&
            value * 4n * BigInt(units) <= unitPrice * BigInt(points) &&
            value * 10n <= unitPrice * 6n;
          const value = shareValue({ pot, shares, unitPrice, points, units });
          expect(fits(value)).toBe(true);
          expect(fits(value + 1n)).toBe(false);
        },
      ),
    );
  });
});
