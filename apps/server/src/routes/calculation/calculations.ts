import type { CalculationData } from "@canopy/shared/api/calculation";
import type { PlanName } from "@canopy/shared/api/primitives";
import { LRUCache } from "lru-cache";
import { readSnapshot } from "../../database/checkpoint.ts";
import type { Database } from "../../database/tables.ts";
import { requireSeat } from "../members/require-seat.ts";
import { calculate } from "./calculate.ts";
import { type Arrived, findArrivals } from "./find-arrivals.ts";
import { findResult } from "./find-result.ts";

/** Entries in memory: a closed round never changes. */
const MEMORY = 200_000;

interface Answer {
  calculation: Omit<CalculationData, "entries">;
  /** Of the round, the oldest first. */
  entries: Arrived[] | null;
}

/** Returns a function that reads how a member's result of a closed round was calculated. */
export function createCalculations(database: Database) {
  const answers = new LRUCache<string, Answer>({
    maxSize: MEMORY,
    sizeCalculation: ({ entries }) => 1 + (entries?.length ?? 0),
  });
  return (plan: PlanName, username: string, round: number): Promise<Answer> =>
    readSnapshot(database, async (snapshot) => {
      const member = await requireSeat(snapshot, plan, username);
      const result = await findResult(snapshot, plan, member, round);
      const key = `${plan} ${member} ${round} ${result.closing}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      const arrived = await findArrivals(snapshot, {
        plan,
        member,
        depth: result.depth,
        below: result.below,
        rounds: { from: round, to: result.last_closed },
      });
      const { points_per_unit } = await snapshot
        .selectFrom("plans")
        .select("points_per_unit")
        .where("plan", "=", plan)
        .executeTakeFirstOrThrow();
      const fresh = {
        calculation: calculate({ plan, round, pointsPerUnit: points_per_unit }, result, arrived),
        entries: arrived?.filter((entry) => entry.round === round) ?? null,
      };
      answers.set(key, fresh);
      return fresh;
    });
}
