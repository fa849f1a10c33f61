import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";
import { type Carries, type CarrySeat, carriesOf } from "./carries.ts";

/** A round that is to be settled, as the contract has it. */
export interface Goal {
  round: number;
  /** All units up to and including the round: what has to reach the root. */
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
 * The steps that settle a round, from the index. Buyers and everybody above them are found in one walk up the tree.
 *
 * @returns null while the index does not stand where the contract does
 */
export async function carriesFromIndex(
  database: Database,
  plan: PlanName,
  goal: Goal,
): Promise<Carries | null> {
  return database
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      if (!(await isAt(transaction, plan, goal))) return null;
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
      return carriesOf(boughtIn(rows), new Map(rows.map((row) => [row.id, seatOf(row)])));
    });
}

/** Whether the index has every unit up to the round, has closed all rounds before it, and this one not. */
async function isAt(database: Database, plan: PlanName, { round, cumulativeUnits }: Goal): Promise<boolean> {
  const { rows } = await sql<{ units: bigint | null; oldest: number | null }>`
    select sum(units)::bigint as units, min(round) filter (where units > 0 and closed_at is null) as oldest
    from rounds where plan = ${plan} and round <= ${round}
  `.execute(database);
  const [row] = rows;
  return row !== undefined && Number(row.units ?? 0) === cumulativeUnits && row.oldest === round;
}

function boughtIn(rows: readonly SeatRow[]): Map<number, number> {
  return new Map(rows.flatMap(({ id, bought }) => (bought === null ? [] : [[id, Number(bought)]])));
}

function seatOf({ upline, leg, depth, left_units, right_units }: SeatRow): CarrySeat {
  return { upline, leg, depth, leftUnits: Number(left_units), rightUnits: Number(right_units) };
}
