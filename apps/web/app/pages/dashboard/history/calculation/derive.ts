import { shareOut, unitShares } from "@canopy/protocol/rules/money";
import { weiToUSD } from "@canopy/shared/money";
import type { RoundByContract } from "../../../../chain/read-round.ts";

/** Units of a leg: without a pair before the round, and bought below it in the round. */
interface Leg {
  readonly before: number;
  readonly arrived: number;
}

/** What the result of a round follows from. */
export interface Facts {
  /** Null where the index can't follow all entries through the tree. */
  readonly legs: { readonly left: Leg; readonly right: Leg } | null;
  /** Pairs by the index, for a round without legs. */
  readonly pairs: number;
  /** The root seat earns no points, and its pairs do not count. */
  readonly isRoot: boolean;
  /** Units of the member at the end of the round, and those bought in it. */
  readonly held: number;
  readonly bought: number;
  /** Units bought in it by members whom the member sponsored. */
  readonly sponsored: number;
  /** USD of one POL in the round, 18 decimals. */
  readonly polUsd: bigint;
}

/** A member's result of a round. Amounts are wei. */
export interface Derived {
  readonly pairs: number;
  readonly cap: number;
  readonly points: number;
  readonly flash: number;
  /** The day's pool: the pool's share of each unit, rounded down. */
  readonly pool: bigint;
  readonly pointValue: bigint;
  readonly pointEarnings: bigint;
  readonly rebate: bigint;
  readonly rebates: bigint;
  /** For one unit. */
  readonly commission: bigint;
  readonly commissions: bigint;
  readonly total: bigint;
  /** Each part at the round's price, rounded down. USD with 18 decimals. */
  readonly totalUSD: bigint;
}

/**
 * Calculates a member's result of a closed round by the rules of the plan: from what reached the legs, the units of the member
 * and of those whom the member sponsored, and the units and points of the whole round.
 */
export function deriveResult(facts: Facts, round: RoundByContract): Derived {
  const { legs, isRoot, held, bought, sponsored, polUsd } = facts;
  const pairs = isRoot ? 0 : legs === null ? facts.pairs : Math.min(sumLeg(legs.left), sumLeg(legs.right));
  const cap = round.pointsPerUnit * held;
  const points = Math.min(pairs, cap);
  const { pool, pointValue, rebate } = shareRound(round);
  const pointEarnings = pointValue * BigInt(points);
  const rebates = rebate * BigInt(bought);
  const commission = unitShares(round.unitPrice, round).sponsor;
  const commissions = commission * BigInt(sponsored);
  const usd = (wei: bigint) => weiToUSD(wei, polUsd);
  return {
    pairs,
    cap,
    points,
    flash: pairs - points,
    pool,
    pointValue,
    pointEarnings,
    rebate,
    rebates,
    commission,
    commissions,
    total: pointEarnings + rebates + commissions,
    totalUSD: usd(pointEarnings) + usd(rebates) + usd(commissions),
  };
}

/** Units of a leg that could make pairs in the round. */
export function sumLeg({ before, arrived }: Leg): number {
  return before + arrived;
}

function shareRound({ units, points, unitPrice, shares, pointsPerUnit }: RoundByContract) {
  if (units === 0) return { pool: 0n, pointValue: 0n, rebate: 0n };
  const perUnit = unitShares(unitPrice, { shares });
  // Commissions do not change what points and rebates are worth.
  const totals = { units, points, sponsoredUnits: 0 };
  return {
    pool: perUnit.pool * BigInt(units),
    ...shareOut(totals, unitPrice, perUnit, pointsPerUnit),
  };
}

/** The figures that a view of the contract returns, too. */
export const checkedFigures = [
  "points",
  "flash",
  "pointValue",
  "pointEarnings",
  "rebate",
  "commissions",
] as const;
export type CheckedFigure = (typeof checkedFigures)[number];

/** The same figures by the contract. */
export function byContract({ pointValue, rebate, mine }: RoundByContract): Record<CheckedFigure, bigint> {
  return {
    points: BigInt(mine.points),
    flash: BigInt(mine.flash),
    pointValue,
    pointEarnings: mine.pointEarnings,
    rebate,
    commissions: mine.commissions,
  };
}

/** The figures in which the calculation and the contract differ. */
export function findDifferences(derived: Derived, round: RoundByContract): CheckedFigure[] {
  const contract = byContract(round);
  return checkedFigures.filter((figure) => BigInt(derived[figure]) !== contract[figure]);
}
