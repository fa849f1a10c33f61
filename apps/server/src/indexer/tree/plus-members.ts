import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { readPackedColumns } from "./packed-columns.ts";

/**
 * Reads the members of Plus by seat number, up to the end of a round: seats are numbered in the order of the events that registered
 * them. Entry 0 is unused. In the core plan, numbers are member ids.
 */
export async function readPlusMembers(database: Database, round: number): Promise<Uint32Array> {
  // Every seat but the root was bought: its entry has the place of its event.
  const columns = await readPackedColumns(
    database,
    { id: sql`seat.member_id` },
    sql`from seats as seat left join entries as joining
      on joining.plan = seat.plan and joining.member_id = seat.member_id and joining.kind = 'register'
      where seat.plan = 'plus' and seat.round <= ${round}`,
    sql`order by seat.block_number, joining.log_index nulls first, seat.member_id`,
  );
  const ids = columns("id");
  const members = new Uint32Array(ids.length + 1);
  members.set(ids, 1);
  return members;
}
