import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import { hasLegsOf, selectLegs } from "../../database/legs.ts";
import type { Database } from "../../database/tables.ts";
import type { LegColumns } from "./present-legs.ts";

export interface TreeRow extends LegColumns {
  id: number;
  username: string;
  upline_id: number;
  leg: number;
  depth: number;
  units: number;
  has_more: boolean;
}

/** Few columns, because rows pass through every level. */
const columns = sql.raw(
  "plan member_id upline_id leg depth units"
    .split(" ")
    .map((name) => `seat.${name}`)
    .join(", "),
);

/**
 * Finds `levels` levels of the tree, starting with the member, each from left to right. Empty when the member has no seat in
 * the plan. Each level uses the index on (plan, upline, leg), so the cost does not depend on the size of the tree. A limit of one
 * row keeps the planner from reading all legs.
 */
export async function findTree(
  database: Database,
  plan: PlanName,
  username: string,
  levels: number,
): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    with recursive page as (
      select ${columns}, 1 as level, 1 as place
      from members as member
      join seats as seat on seat.plan = ${plan} and seat.member_id = member.id
      where member.username = ${username}
      union all
      select ${columns}, page.level + 1, page.place * 2 + seat.leg
      from page
      join seats as seat on seat.plan = ${plan} and seat.upline_id = page.member_id
      where page.level < ${levels}
    )
    select page.member_id as id, member.username, page.upline_id, page.leg, page.depth, page.units,
      ${sql.join(selectLegs("page"))},
      page.level = ${levels} and exists (
        select from seats as below where below.plan = ${plan} and below.upline_id = page.member_id
      ) as has_more
    from page join members as member on member.id = page.member_id
    left join lateral (select * from legs where ${hasLegsOf("page")} limit 1) as legs on true
    order by page.place`.execute(database);
  return rows;
}
