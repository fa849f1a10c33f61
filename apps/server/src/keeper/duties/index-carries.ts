import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";
import { type Carry, type CarrySeat, toCarries } from "./carries.ts";

/** A round to settle, as the contract reports it. */
export interface Goal {
  round: number;
  /** All units up to and including the round, which must reach the root. */
  cumulativeUnits: number;
}

interface SeatRow {
  id: number;
  upline: number;
  leg: number;
  depth: number;
  left_units: bigint;
  right_units: bigint;
  bought: bigint | null;
}

/**
 * Reads a round's carries from the index in one query up the tree from the buyers.
 *
 * @returns null while the index is not at the same round as the contract
 */
export async function readIndexCarries(
  database: Database,
  plan: PlanName,
  goal: Goal,
): Promise<readonly Carry[] | null> {
  return database
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      if (!(await isIndexCurrent(transaction, plan, goal))) return null;
      const { rows } = await sql<SeatRow>`
        with recursive buyers as (
          select member_id as id, sum(units)::bigint as bought from entries
          where plan = ${plan} and round = ${goal.round} group by member_id
        ), above as (
          select id from buyers
          union
          select seats.upline_id from seats join above on seats.plan = ${plan} and seats.member_id = above.id
          where seats.upline_id <> 0
        )
        select id, upline_id as upline, leg, depth, left_units, right_units, bought
        from above join seats on seats.plan = ${plan} and seats.member_id = above.id left join buyers using (id)
      `.execute(transaction);
      return toCarries(toBought(rows), new Map(rows.map((row) => [row.id, toSeat(row)])));
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

function toBought(rows: readonly SeatRow[]): Map<number, number> {
  return new Map(rows.flatMap(({ id, bought }) => (bought === null ? [] : [[id, Number(bought)]])));
}

function toSeat({ upline, leg, depth, left_units, right_units }: SeatRow): CarrySeat {
  return { upline, leg, depth, leftUnits: Number(left_units), rightUnits: Number(right_units) };
}
