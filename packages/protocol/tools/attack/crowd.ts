import { gainInCrowd } from "./day.ts";
import { trees } from "./recipes.ts";

/**
 * The gains of the best own tree among unlimited honest traffic, as parts of its payments: upper bounds for every strategy of own
 * accounts without spillover.
 */
export interface CrowdGains {
  /** All on one day. */
  day: number;
  /** The same with a full share of the HeroPool for each account that makes 50 points. */
  dayRanked: number;
  /** Over so many days that it meets no cap. */
  days: number;
  /** The same with a full share for each account that makes 50 points in one month. */
  month: number;
  /** With a share for every 50 points of each account, over the months that this takes. */
  months: number;
}

/** @param honestPoints points per honest unit */
export function gainsInCrowd(units: number, honestPoints: number): CrowdGains {
  const gain = (points: number) => gainInCrowd({ units, points }, honestPoints);
  // The value of these trees is in units.
  const ranked = (tree: "dayRanked" | "month" | "months") => gain(0) + trees[tree].worth(units) / units;
  return {
    day: gain(trees.day.worth(units)),
    dayRanked: ranked("dayRanked"),
    days: gain(trees.days.worth(units)),
    month: ranked("month"),
    months: ranked("months"),
  };
}
