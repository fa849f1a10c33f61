import { CLOSING_REWARD_DIVISOR, corePlan, WHOLE } from "../../src/rules/parameters.ts";

/** What entered and what paired on one day. */
export interface DayTraffic {
  units: number;
  points: number;
}

const part = (basisPoints: number): number => basisPoints / WHOLE;

/**
 * What an attacker gains on a day, as a part of what they put in. These are ratios, not amounts: `campaign.ts` plays
 * the same in wei.
 *
 * All in the attacker's favour: every own account has an own sponsor who earns the commission, no unit of theirs makes a
 * point for others, and they close the round, of whose reward the part is counted that their own units paid.
 */
export function gainOfDay(own: DayTraffic, honest: DayTraffic): number {
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
 * The same where honest traffic is so large that the attacker does not weigh in it.
 *
 * @param honestPoints points for each honest unit
 */
export function gainInCrowd(own: DayTraffic, honestPoints: number): number {
  const crowd = 1e12;
  return gainOfDay(own, { units: crowd, points: honestPoints * crowd });
}
