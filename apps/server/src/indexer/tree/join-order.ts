import { type RawBuilder, sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";
import { readPackedColumns } from "./packed-columns.ts";

/** Seats as `seat`, each with the entry as `joining` by which it was bought: the first seats of a plan have none. */
export const joinedSeats = sql`seats as seat left join entries as joining
  on joining.plan = seat.plan and joining.member_id = seat.member_id and joining.kind = 'register'`;

/** The order in which seats in `joinedSeats` were taken: their numbers count from 1 in it. In the core plan, numbers are member ids. */
export const joinOrder = (plan: PlanName): RawBuilder<unknown> =>
  plan === "core"
    ? sql`seat.member_id`
    : sql`seat.block_number, joining.log_index nulls first, seat.depth, seat.member_id`;

/** Member ids by seat number in Plus, up to the end of a round. Entry 0 is unused. */
export async function readPlusMembers(database: Database, round: number): Promise<Uint32Array> {
  const columns = await readPackedColumns(
    database,
    { id: sql`seat.member_id` },
    sql`from ${joinedSeats} where seat.plan = 'plus' and seat.round <= ${round}`,
    sql`order by ${joinOrder("plus")}`,
  );
  const ids = columns("id");
  const members = new Uint32Array(ids.length + 1);
  members.set(ids, 1);
  return members;
}
