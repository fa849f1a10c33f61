import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { selectUsername } from "./select-username.ts";

/** Maximum results of a search. */
export const SEARCH_LIMIT = 20;

interface Line {
  id: number;
  username: string;
  units: number;
  joined_at: Date;
}

/** Finds members of the plan by the beginning of their usernames, in alphabetical order. */
export async function searchMembers(database: Database, plan: PlanName, prefix: string): Promise<Line[]> {
  // `like` with a parameter would not use the index. `~` sorts after all characters of usernames.
  const { rows } = await sql<Line>`
    select member.id, member.username, seat.units, seat.joined_at
    from members as member
    join seats as seat on seat.plan = ${plan} and seat.member_id = member.id
    where member.username ~>=~ ${prefix} and member.username ~<~ ${`${prefix}~`}
    order by member.username using ~<~
    limit ${SEARCH_LIMIT}`.execute(database);
  return rows;
}

/** Lists members of the plan by id. */
export async function listMembers(
  database: Database,
  plan: PlanName,
  { after, limit }: { after: number; limit: number },
): Promise<Line[]> {
  return database
    .selectFrom("seats as seat")
    .select(["seat.member_id as id", "seat.units", "seat.joined_at"])
    .select(selectUsername("seat.member_id").as("username"))
    .where("seat.plan", "=", plan)
    .where("seat.member_id", ">", after)
    .orderBy("seat.member_id")
    .limit(limit)
    .execute();
}

/** Lists the members that `sponsor` sponsored, in the order in which they joined. */
export async function listReferrals(
  database: Database,
  plan: PlanName,
  sponsor: number,
  { after, limit }: { after: number; limit: number },
): Promise<Line[]> {
  return database
    .selectFrom("seats as seat")
    .select(["seat.member_id as id", "seat.units", "seat.joined_at"])
    .select(selectUsername("seat.member_id").as("username"))
    .where("seat.plan", "=", plan)
    .where("seat.sponsor_id", "=", sponsor)
    .where("seat.member_id", ">", after)
    .orderBy("seat.member_id")
    .limit(limit)
    .execute();
}

export function presentLine({ id, username, units, joined_at }: Line) {
  return { id, username, units, joinedAt: joined_at.toISOString() };
}
