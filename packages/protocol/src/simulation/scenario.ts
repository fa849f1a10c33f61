import type { GrowthKind } from "./placement.ts";

/** What is imagined of a network, and nothing else: the same scenario brings the same network. */
export interface Scenario {
  /** Who have joined at the end, the root not counted. */
  members: number;
  /** Rounds in which people join. */
  days: number;
  /** By how many percent the number who join changes from one day to the next; may be negative. */
  dailyGrowth: number;
  /** Where newcomers are placed. */
  placement: GrowthKind;
  /** Units with which members join, on average. */
  units: number;
  /** Of a hundred members, how many buy further units on a later day. */
  topUps: number;
  seed: number;
}

/** What a scenario may ask for. */
export const scenarioLimits = {
  members: { least: 10, most: 100_000 },
  days: { least: 1, most: 365 },
  dailyGrowth: { least: -5, most: 5 },
  units: { least: 1, most: 5 },
  topUps: { least: 0, most: 100 },
} as const;

/** Members at the end of each day, whole numbers that rise to `members`. */
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
