import { sql } from "kysely";
import { readSnapshot } from "../../database/checkpoint.ts";
import { readPaths } from "../../database/read-paths.ts";
import type { Database, PlanName } from "../../database/tables.ts";
import { type Carry, toColumnCarries } from "./carries.ts";

/** A round to settle, as the contract reports it. */
export interface Goal {
  round: number;
  /** All units up to and including the round, which must reach the root. */
  cumulativeUnits: number;
}

/**
 * Reads a round's carries from the index, level by level up the tree from the buyers.
 *
 * @returns null while the index is not at the same round as the contract
 */
export async function readIndexCarries(
  database: Database,
  plan: PlanName,
  goal: Goal,
): Promise<readonly Carry[] | null> {
  return readSnapshot(database, async (snapshot) => {
    if (!(await isIndexCurrent(snapshot, plan, goal))) return null;
    const bought = await readBought(snapshot, plan, goal.round);
    const columns = ["leg", "leftUnits", "rightUnits"] as const;
    return toColumnCarries(bought, await readPaths(snapshot, plan, bought.keys(), columns));
  });
}

/** Whether the index has all units up to the round, and the round is its oldest open one. */
async function isIndexCurrent(
  database: Database,
  plan: PlanName,
  { round, cumulativeUnits }: Goal,
): Promise<boolean> {
  const { rows } = await sql<{ units: bigint | null; oldest: number | null }>`
    select sum(units)::bigint as units, min(round) filter (where units > 0 and closed_at is null) as oldest
    from rounds where plan = ${plan} and round <= ${round}
  `.execute(database);
  const [row] = rows;
  return row !== undefined && Number(row.units ?? 0) === cumulativeUnits && row.oldest === round;
}

/** Units by buyer. */
async function readBought(database: Database, plan: PlanName, round: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; units: number }>`
    select member_id as id, sum(units)::int4 as units from entries
    where plan = ${plan} and round = ${round} group by member_id`.execute(database);
  return new Map(rows.map(({ id, units }) => [id, units]));
}
