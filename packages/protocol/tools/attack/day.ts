import { CLOSING_REWARD_DIVISOR, corePlan, ranks, WHOLE } from "../../src/rules/parameters.ts";
import type { Shares } from "./campaign-outcome.ts";

/** Units and points of one day. */
export interface DayTraffic {
  units: number;
  points: number;
}

const part = (basisPoints: number): number => basisPoints / WHOLE;

/** The plan's shares with another day pool: the commons absorb the difference. */
export function withPool(pool: number): Shares {
  const { shares } = corePlan;
  return { ...shares, pool, commons: shares.commons + shares.pool - pool };
}

/** Highest value of a rank share in units, in a month with that many points per unit. */
export const highestShare = (pointsPerUnit: number): number =>
  part(Math.min(ranks.capPerPoint * pointsPerUnit, ranks.highestCap));

/**
 * An attacker's gain on a day, as a part of the payment. These are ratios; `campaign.ts` plays the same as a network.
 *
 * All assumptions favour the attacker: every account of the attacker has a sponsor of the attacker's who earns the commission,
 * the attacker's units make no points for others, and the attacker closes the round and gets the part of the reward that these
 * units paid.
 */
export function computeDayGain(
  own: DayTraffic,
  honest: DayTraffic,
  shares: Shares = corePlan.shares,
): number {
  const units = own.units + honest.units;
  const points = own.points + honest.points;
  const pool = part(shares.pool) * units;
  const pointValue = pool / Math.max(points, corePlan.pointsPerUnit * units);
  const rebate = (pool - pointValue * points) / units;
  const back = part(shares.sponsor) + part(shares.operations) / Number(CLOSING_REWARD_DIVISOR) + rebate;
  return back + (pointValue * own.points) / own.units - 1;
}

/**
 * The same among unlimited honest traffic.
 *
 * @param honestPoints points per honest unit
 */
export function gainInCrowd(own: DayTraffic, honestPoints: number, shares: Shares = corePlan.shares): number {
  const crowd = 1e12;
  return computeDayGain(own, { units: crowd, points: honestPoints * crowd }, shares);
}
