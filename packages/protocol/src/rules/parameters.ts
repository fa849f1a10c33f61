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
    lottery: number;
    operations: number;
  };
  /** Highest value of one share of a month's HeroPool, in units. */
  rankShareCap: number;
  /** Fee for another username; 0 in Plus, which has no names of its own. */
  usernameFeeUsd: bigint;
}

/** Converts whole dollars to USD with 18 decimals. */
export const usd = (dollars: number): bigint => BigInt(dollars) * 10n ** 18n;

export const corePlan: PlanParameters = {
  unitUsd: usd(20),
  pointsPerUnit: 10,
  maxUnits: 5,
  shares: { sponsor: 1_000, pool: 7_000, heroPool: 1_000, lottery: 500, operations: 500 },
  rankShareCap: 1,
  usernameFeeUsd: usd(5),
};

export const plusPlan: PlanParameters = { ...corePlan, unitUsd: usd(100), usernameFeeUsd: 0n };

/** Basis points of the whole. */
export const WHOLE = 10_000;

/** The part of the operations share that rewards the caller who closes a round: one fifth. */
export const CLOSING_REWARD_DIVISOR = 5n;

/** A payment can exceed its price by one fiftieth (2 %); the excess goes to the payer's box. */
export const EXCESS_DIVISOR = 50n;

/** Conditions and shares of the ranks. */
export const ranks = {
  /** Points in a month, for Hero and for Knight. */
  monthlyPoints: 50,
  /** Alternative, once: lifetime point earnings in USD. */
  heroUsd: usd(1_000),
  knightUsd: usd(10_000),
  /** Members sponsored by a Knight who became Hero in the same month. */
  heroesSponsored: 5,
  heroShares: 1,
  /** Instead of a Hero's shares. */
  knightShares: 5,
} as const;

/** @throws RangeError if the shares do not add up to 10,000, or a member could exceed 50 points */
export function checkParameters({ shares, pointsPerUnit, maxUnits }: PlanParameters): void {
  const sum = shares.sponsor + shares.pool + shares.heroPool + shares.lottery + shares.operations;
  if (sum !== WHOLE) throw new RangeError(`the shares add up to ${sum} of ${WHOLE} basis points`);
  if (pointsPerUnit * maxUnits > 50) throw new RangeError("a member could earn more than 50 points a day");
}
