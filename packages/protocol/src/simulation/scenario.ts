import type { GrowthKind } from "./placement.ts";

/** The inputs of a simulated network: the same scenario gives the same network. */
export interface Scenario {
  /** Members at the end, without the root. */
  members: number;
  /** Rounds in which members join. */
  days: number;
  /** Daily change of the number of new members, in percent; can be negative. */
  dailyGrowth: number;
  /** Placement of new members. */
  placement: GrowthKind;
  /** Average units of a new member. */
  units: number;
  /** Percentage of members who buy further units on a later day. */
  topUps: number;
  seed: number;
}

/** Allowed values of a scenario. */
export const scenarioLimits = {
  members: { least: 10, most: 100_000 },
  days: { least: 1, most: 365 },
  dailyGrowth: { least: -5, most: 5 },
  units: { least: 1, most: 5 },
  topUps: { least: 0, most: 100 },
} as const;

/** Members at the end of each day: whole numbers that rise to `members`. */
export function membersByDay({ members, days, dailyGrowth }: Scenario): number[] {
  const factor = 1 + dailyGrowth / 100;
  const joining = Array.from({ length: days }, (_, day) => factor ** day);
  const all = joining.reduce((sum, part) => sum + part, 0);
  let sum = 0;
  return joining.map((part, day) => {
    sum += part;
    return day === days - 1 ? members : Math.round((members * sum) / all);
  });
}
