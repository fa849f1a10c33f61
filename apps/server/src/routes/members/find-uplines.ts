import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

export interface UplineRow {
  /** The member at the start of the path. */
  asked_id: number;
  id: number;
  upline_id: number;
  username: string;
  depth: number;
  units: number;
  /** The leg that contains the previous row's member; null in the first row. */
  leg: number | null;
}

/**
 * Finds a part of the path from a member to the root: `from`, then `limit` uplines at most. Empty when the member has no seat
 * in the plan. The cost depends on `limit`, not on the depth of the tree.
 *
 * @param from the id of the first member; null = `username`
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
