import { corePlan, ranks, WHOLE } from "../../src/rules/parameters.ts";
import type { Shares } from "./campaign-outcome.ts";
import { gainInCrowd, highestShare } from "./day.ts";
import { POINT, trees } from "./recipes.ts";

/**
 * Bounds for the gains of the best farm among unlimited honest traffic, as parts of its payments. They hold for every
 * strategy of a farm without newcomers sponsored by others below it.
 */
export interface CrowdGains {
  /** All on one day, without ranks. */
  day: number;
  /** The same with ranks. */
  dayRanked: number;
  /** Over enough days to avoid the daily cap, without ranks. */
  days: number;
  /** The same with the ranks of one month. */
  month: number;
  /** With ranks for all points, over the months that this takes. */
  months: number;
  /** The same in months whose other days have enough points for a share to have its highest value. */
  highestShares: number;
}

/** @param honestPoints points per honest unit, in all months of the farm */
export function gainsInCrowd(
  units: number,
  honestPoints: number,
  shares: Shares = corePlan.shares,
): CrowdGains {
  const gain = (points: number) => gainInCrowd({ units, points }, honestPoints, shares);
  const isDearest = highestShare(honestPoints) / (ranks.highestCap / WHOLE);
  // The best value of a tree is convex in the value of a share, so the chord from 0 to the highest is a bound.
  const ranked = (plain: "day" | "days", tree: "dayRanked" | "month" | "months", part = isDearest) => {
    const withoutRanks = gain(trees[plain].worth(units));
    const withRanks = withoutRanks + (trees[tree].worth(units) - POINT * trees[plain].worth(units)) / units;
    return withoutRanks + part * (withRanks - withoutRanks);
  };
  return {
    day: gain(trees.day.worth(units)),
    dayRanked: ranked("day", "dayRanked"),
    days: gain(trees.days.worth(units)),
    month: ranked("days", "month"),
    months: ranked("days", "months"),
    highestShares: ranked("days", "months", 1),
  };
}
