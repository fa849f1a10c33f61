import type { ActivityDay } from "@canopy/shared/api/activity";

type Day = Pick<ActivityDay, "closed" | "points" | "flash" | "ptEarn">;

/** Points that a higher cap would have added in past rounds, and their worth in wei at those rounds' point values. */
interface MissedPoints {
  readonly points: number;
  readonly wei: bigint;
  /** Rounds in which the higher cap would have mattered. */
  readonly rounds: number;
}

/** Compares the caps before and after a purchase on the pairs of past rounds. Open rounds are not final and do not count. */
export function missedPoints(days: readonly Day[], cap: number, higherCap: number): MissedPoints {
  let [points, wei, rounds] = [0, 0n, 0];
  for (const { closed, points: earned, flash, ptEarn } of days) {
    const pairs = earned + flash;
    const more = Math.min(pairs, higherCap) - Math.min(pairs, cap);
    if (!closed || more === 0) continue;
    points += more;
    rounds += 1;
    if (ptEarn !== null && earned > 0) wei += (BigInt(ptEarn) / BigInt(earned)) * BigInt(more);
  }
  return { points, wei, rounds };
}
