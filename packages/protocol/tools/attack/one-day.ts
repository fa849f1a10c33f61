import { playCampaign } from "./campaign.ts";
import type { Shares } from "./campaign-outcome.ts";
import { computeDayGain, type DayTraffic } from "./day.ts";
import { MAXIMUM_UNITS, trees } from "./recipes.ts";

/** Honest days for comparison with a one-day tree. */
export interface DayKind {
  name: string;
  days: readonly DayTraffic[];
}

const noFarm = { accounts: [], turns: [], start: 0, calm: 0, staleDays: false, top: "anywhere" } as const;

/** Days of a network that grows for 40 days. */
function simulateDays(kind: "balanced" | "random" | "preferential"): DayKind {
  const network = { kind, seed: 7, members: 4_000, days: 40, dailyGrowth: 0, spillover: false };
  const { rounds } = playCampaign(noFarm, network);
  return { name: kind, days: rounds.map(({ units, points }) => ({ units, points })) };
}

export const emptyDay: DayTraffic = { units: 0, points: 0 };

export function dayKinds(): DayKind[] {
  const few = [10, 100, 1_000, 10_000, 1e6, 1e9].map((units) => ({ units, points: 0 }));
  const wellPaired = few.map(({ units }) => ({ units, points: 12 * units }));
  return [
    { name: "empty", days: [emptyDay] },
    { name: "10 to 1,000,000,000 honest units without a point", days: few },
    { name: "the same with 12 points a unit", days: wellPaired },
    ...(["balanced", "random", "preferential"] as const).map(simulateDays),
  ];
}

export interface BestDay {
  gain: number;
  units: number;
  points: number;
  honest: DayTraffic;
}

/** The highest gain of a one-day tree on any of the days, without ranks. */
export function findBestDay(days: readonly DayTraffic[], shares?: Shares): BestDay {
  let best: BestDay | undefined;
  for (const honest of days) {
    for (let units = 1; units <= MAXIMUM_UNITS; units++) {
      const points = trees.day.worth(units);
      const gain = computeDayGain({ units, points }, honest, shares);
      if (best === undefined || gain > best.gain) best = { gain, units, points, honest };
    }
  }
  if (best === undefined) throw new RangeError("no days to search");
  return best;
}
