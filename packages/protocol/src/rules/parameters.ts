/** The immutable parameters of a plan. USD amounts have 18 decimals. */
export interface PlanParameters {
  /** Price of one unit. */
  unitUsd: bigint;
  /** Points that a unit adds to its owner's daily cap. */
  pointsPerUnit: number;
  /** Units that a member can hold. */
  maxUnits: number;
  /** Shares of a unit's payment, in basis points that add up to 10,000. */
  shares: {
    sponsor: number;
    pool: number;
    heroPool: number;
    commons: number;
    operations: number;
  };
  /** Fee for another username; 0 in Plus, which has no names of its own. */
  usernameFeeUsd: bigint;
}

/** Converts whole dollars to USD with 18 decimals. */
export const usd = (dollars: number): bigint => BigInt(dollars) * 10n ** 18n;

export const corePlan: PlanParameters = {
  unitUsd: usd(20),
  pointsPerUnit: 10,
  maxUnits: 5,
  shares: { sponsor: 1_000, pool: 7_300, heroPool: 200, commons: 1_000, operations: 500 },
  usernameFeeUsd: usd(5),
};

export const plusPlan: PlanParameters = { ...corePlan, unitUsd: usd(100), usernameFeeUsd: 0n };

/** Basis points of the whole. */
export const WHOLE = 10_000;

/** The part of the operations share that rewards the caller who closes a round: one fifth. */
export const CLOSING_REWARD_DIVISOR = 5n;

/** Conditions and shares of the ranks. */
export const ranks = {
  /** Points in a month, for Hero and for Knight. A Hero has one share for each full `monthlyPoints`, at least one. */
  monthlyPoints: 50,
  /** Alternative, once: lifetime point earnings in USD. */
  heroUsd: usd(1_000),
  knightUsd: usd(10_000),
  /** Members sponsored by a Knight who have a rank of the same month. */
  heroesSponsored: 5,
  /** What a Knight has above the shares of a Hero with the same points. */
  knightExtraShares: 4,
  /** The highest value of a share, in basis points of a unit: for each point that a unit of the month made on average... */
  capPerPoint: 2_500,
  /** ...and in total. */
  highestCap: 6_000,
} as const;

/** @throws RangeError if the shares do not add up to 10,000, or a member could exceed 50 points */
export function checkParameters({ shares, pointsPerUnit, maxUnits }: PlanParameters): void {
  const sum = shares.sponsor + shares.pool + shares.heroPool + shares.commons + shares.operations;
  if (sum !== WHOLE) throw new RangeError(`the shares add up to ${sum} of ${WHOLE} basis points`);
  if (pointsPerUnit * maxUnits > 50) throw new RangeError("a member could earn more than 50 points a day");
}
