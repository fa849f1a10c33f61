import { CLOSING_REWARD_DIVISOR, type PlanParameters, WHOLE } from "./parameters.ts";

/** 1 in a number with 18 decimals: POL in wei, USD. */
export const ONE = 10n ** 18n;

/** The shares of one unit's payment in wei, each rounded down. The HeroPool receives the rest. */
export interface UnitShares {
  sponsor: bigint;
  pool: bigint;
  commons: bigint;
  operations: bigint;
}

export function unitShares(unitPrice: bigint, { shares }: Pick<PlanParameters, "shares">): UnitShares {
  const share = (basisPoints: number) => (unitPrice * BigInt(basisPoints)) / BigInt(WHOLE);
  return {
    sponsor: share(shares.sponsor),
    pool: share(shares.pool),
    commons: share(shares.commons),
    operations: share(shares.operations),
  };
}

/** Where a round's money went, in wei. `commissions + points + rebates + heroPool + commons + operations = entered`. */
export interface RoundMoney {
  entered: bigint;
  commissions: bigint;
  /** Of one point, rounded down. */
  pointValue: bigint;
  points: bigint;
  /** Of one unit, rounded down. */
  rebate: bigint;
  rebates: bigint;
  /** The round's HeroPool share with the dust of all rounding. */
  heroPool: bigint;
  commons: bigint;
  /** With the closing reward. */
  operations: bigint;
  closingReward: bigint;
}

export interface RoundTotals {
  units: number;
  /** Units whose sponsor earned a commission. */
  sponsoredUnits: number;
  points: number;
}

/** Shares out a round. A point is worth at most a tenth of a unit's part in the pool; the rest is the rebate. */
export function shareOut(
  totals: RoundTotals,
  unitPrice: bigint,
  shares: UnitShares,
  pointsPerUnit: number,
): RoundMoney {
  const units = BigInt(totals.units);
  const entered = unitPrice * units;
  const commissions = shares.sponsor * BigInt(totals.sponsoredUnits);
  const pool = shares.pool * units;
  const pointValue = pool / BigInt(Math.max(totals.points, pointsPerUnit * totals.units));
  const points = pointValue * BigInt(totals.points);
  const rebate = (pool - points) / units;
  const rebates = rebate * units;
  const commons = shares.commons * units;
  const operations = shares.operations * units;
  return {
    entered,
    commissions,
    pointValue,
    points,
    rebate,
    rebates,
    heroPool: entered - commissions - points - rebates - commons - operations,
    commons,
    operations,
    closingReward: operations / CLOSING_REWARD_DIVISOR,
  };
}
