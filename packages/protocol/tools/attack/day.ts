import { CLOSING_REWARD_DIVISOR, corePlan, WHOLE } from "../../src/rules/parameters.ts";

/** Units and points of one day. */
export interface DayTraffic {
  units: number;
  points: number;
}

const part = (basisPoints: number): number => basisPoints / WHOLE;

/**
 * An attacker's gain on a day, as a part of the payment. These are ratios; `campaign.ts` plays the same in wei.
 *
 * All assumptions favour the attacker: every account of the attacker has a sponsor of the attacker's who earns the commission,
 * the attacker's units make no points for others, and the attacker closes the round and gets the part of the reward that these
 * units paid.
 */
export function computeDayGain(own: DayTraffic, honest: DayTraffic): number {
  const { shares, pointsPerUnit } = corePlan;
  const units = own.units + honest.units;
  const points = own.points + honest.points;
  const pool = part(shares.pool) * units;
  const pointValue = pool / Math.max(points, pointsPerUnit * units);
  const rebate = (pool - pointValue * points) / units;
  const back = part(shares.sponsor) + part(shares.operations) / Number(CLOSING_REWARD_DIVISOR) + rebate;
  return back + (pointValue * own.points) / own.units - 1;
}

/**
 * The same among unlimited honest traffic.
 *
 * @param honestPoints points per honest unit
 */
export function gainInCrowd(own: DayTraffic, honestPoints: number): number {
  const crowd = 1e12;
  return computeDayGain(own, { units: crowd, points: honestPoints * crowd });
}
