import { describe, expect, test } from "vitest";
import { shareOut, unitShares } from "./money.ts";
import { checkParameters, corePlan } from "./parameters.ts";

const unitPrice = 40n * 10n ** 18n;
const shares = unitShares(unitPrice, corePlan);

describe("shareOut", () => {
  test("divides the pool by the points if there are more than ten per unit", () => {
    const money = shareOut({ units: 2, sponsoredUnits: 0, points: 35 }, unitPrice, shares, 10);
    expect(money.pointValue).toBe(1_668_571_428_571_428_571n);
    expect(money.points).toBe(58_399_999_999_999_999_985n);
    expect(money.rebate).toBe(7n);
  });

  test("returns the whole pool if no member has a point", () => {
    const money = shareOut({ units: 3, sponsoredUnits: 0, points: 0 }, unitPrice, shares, 10);
    expect(money.points).toBe(0n);
    expect(money.rebate).toBe(292n * 10n ** 17n);
  });

  test("leaves the dust of all rounding to the HeroPool", () => {
    const odd = 66_666_666_666_666_666_667n;
    const totals = { units: 3, sponsoredUnits: 3, points: 7 };
    const money = shareOut(totals, odd, unitShares(odd, corePlan), 10);
    // A unit's own share rounded down is 1333333333333333333.
    expect(money.heroPool).toBe(3n * 1_333_333_333_333_333_333n + 9n);
  });
});

describe("checkParameters", () => {
  test("refuses shares that do not add up, and caps above 50", () => {
    expect(() => checkParameters(corePlan)).not.toThrow();
    expect(() => checkParameters({ ...corePlan, shares: { ...corePlan.shares, pool: 7_299 } })).toThrow(
      "add up to 9999",
    );
    expect(() => checkParameters({ ...corePlan, pointsPerUnit: 11 })).toThrow("50 points");
  });
});
