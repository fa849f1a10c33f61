import type { Kind, Members } from "./outcome.ts";

type Before = Members & { paidToRanks: number };

const before = (
  paidToRanks: number,
  mean: number,
  median: number,
  earnedBack: number,
  topShare: number,
): Before => ({ paidToRanks, mean, median, earnedBack, topShare });

/**
 * The figures of the first design in the same networks, in per cent: 70 % day pool, 10 % HeroPool, 5 % lottery, one share for a
 * Hero and five for a Knight, worth at most one unit, the rest carried over. Its code is gone, so these are constants.
 */
export const firstDesign: Record<Kind, Record<-2 | 0 | 1 | 2 | 5, Before>> = {
  random: {
    "-2": before(10.4, 81, 54, 12.3, 42.5),
    0: before(11.1, 81.1, 53, 11.5, 44.6),
    1: before(11.1, 81.1, 53.8, 11.4, 43.8),
    2: before(10.9, 81.1, 55.1, 11.4, 41.9),
    5: before(11.1, 81.1, 57.8, 11.8, 37.1),
  },
  balanced: {
    "-2": before(8.8, 80.9, 58.4, 15.6, 25.5),
    0: before(6.5, 80.6, 58, 15.2, 25.2),
    1: before(5.8, 80.6, 58.6, 15, 24.6),
    2: before(5.6, 80.6, 59.2, 15, 23.9),
    5: before(13, 81.3, 59.9, 15.3, 21.9),
  },
  preferential: {
    "-2": before(12.7, 81.2, 45.4, 11.5, 47.5),
    0: before(13.8, 81.3, 43.2, 10.9, 49.4),
    1: before(13.1, 81.2, 43, 10.9, 48.5),
    2: before(13.3, 81.2, 43.9, 10.8, 46.8),
    5: before(13, 81.2, 47, 11.1, 42),
  },
};
