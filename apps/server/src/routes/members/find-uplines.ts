import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

export interface UplineRow {
  /** The member whose path it is. */
  asked_id: number;
  id: number;
  upline_id: number;
  username: string;
  depth: number;
  units: number;
  /** The leg with the previous row's member; null in the first row. */
  leg: number | null;
}

/**
 * A part of the path from a member up to the root: the member `from`, then their uplines, `limit` at most. Empty when the
 * member has no seat in the plan. It takes `limit` look-ups, however deep the tree is.
 *
 * @param from the id where the part starts; null = the member
 */
export async function findUplines(
  database: Database,
  plan: PlanName,
  username: string,
  { from, limit }: { from: number | null; limit: number },
): Promise<UplineRow[]> {
  const { rows } = await sql<UplineRow>`
    with recursive path as (
      select member.id as asked_id, seat.member_id as id, seat.upline_id, seat.leg as own_leg, seat.depth, seat.units,
        null::smallint as leg, 0 as step
      from members as member
      join seats as seat on seat.plan = ${plan} and seat.member_id = coalesce(${from}::int4, member.id)
      where member.username = ${username}
      union all
      select path.asked_id, seat.member_id, seat.upline_id, seat.leg, seat.depth, seat.units, path.own_leg, path.step + 1
      from path
      join seats as seat on seat.plan = ${plan} and seat.member_id = path.upline_id
      where path.step < ${limit}
    )
    select path.asked_id, path.id, path.upline_id, member.username, path.depth, path.units, path.leg
    from path join members as member on member.id = path.id
    order by path.step`.execute(database);
  return rows;
}
