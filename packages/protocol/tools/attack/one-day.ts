import { type NetworkKind, networkKinds } from "../../src/simulation/placement.ts";
import { createRun } from "../vectors/run.ts";
import { computeDayGain, type DayTraffic } from "./day.ts";
import { MAXIMUM_UNITS, trees } from "./recipes.ts";

/** Honest days for comparison with a one-day tree. */
export interface DayKind {
  name: string;
  days: readonly DayTraffic[];
}

/** Days of a `kind` of network, from a run of the model. */
function simulateDays(kind: NetworkKind): DayKind {
  const { results } = createRun({ kind, seed: 7, members: 4_000, rounds: 40 });
  return { name: kind, days: results.rounds.map(({ units, points }) => ({ units, points })) };
}

export function dayKinds(): DayKind[] {
  const badlyBalanced = [10, 100, 1_000, 10_000, 1e6, 1e9].map((units) => ({ units, points: 0 }));
  const wellPaired = badlyBalanced.map(({ units }) => ({ units, points: 12 * units }));
  return [
    { name: "empty", days: [{ units: 0, points: 0 }] },
    { name: "10 to 1,000,000,000 honest units without a point", days: badlyBalanced },
    { name: "the same with 12 points a unit", days: wellPaired },
    ...networkKinds.map(simulateDays),
  ];
}

export interface BestDay {
  gain: number;
  units: number;
  points: number;
  honest: DayTraffic;
}

/** The highest gain of a one-day tree of at least `least` units on any of the days. */
export function findBestDay(days: readonly DayTraffic[], least = 1): BestDay {
  let best: BestDay | undefined;
  for (const honest of days) {
    for (let units = least; units <= MAXIMUM_UNITS; units++) {
      const points = trees.day.worth(units);
      const gain = computeDayGain({ units, points }, honest);
      if (best === undefined || gain > best.gain) best = { gain, units, points, honest };
    }
  }
  if (best === undefined) throw new RangeError("no days to search");
  return best;
}
