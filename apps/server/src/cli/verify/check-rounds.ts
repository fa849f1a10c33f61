import type { Database } from "../../database/tables.ts";
import type { Comparison } from "./comparison.ts";
import type { PlanAt } from "./contract.ts";
import { readRoundInContract } from "./rounds-in-contract.ts";
import { readRoundsInIndex } from "./rounds-in-index.ts";

/** Rounds per batch of contract reads. */
const AT_ONCE = 100;

/** Compares every round from 0 to the current one, and the number of new members in it. */
export async function checkRounds(database: Database, plan: PlanAt, comparison: Comparison): Promise<void> {
  const index = await readRoundsInIndex(database, plan);
  for (let from = 0; from < index.length; from += AT_ONCE) {
    const some = index.slice(from, from + AT_ONCE);
    const contract = await Promise.all(some.map((_, position) => readRoundInContract(plan, from + position)));
    for (const [position, mine] of some.entries()) {
      const theirs = contract[position];
      if (theirs === undefined) continue;
      const number = from + position;
      comparison.compare({ plan: plan.name, of: `round ${number}` }, mine, theirs, {
        fields: ["points", "flash", "pointy", "pointyIds"],
        isAhead: number === plan.due && theirs.pointy > 0,
      });
    }
  }
}
