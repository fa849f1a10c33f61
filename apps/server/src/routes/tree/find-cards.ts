import type { PlanName } from "@canopy/shared/api/primitives";
import type { Rank } from "@canopy/shared/api/ranks";
import { sql } from "kysely";
import type { Address } from "viem";
import { hasLegsOf, selectLegs } from "../../database/legs.ts";
import type { Database } from "../../database/tables.ts";
import { isUploadedByMember } from "../members/find-avatar.ts";
import type { LegColumns } from "../members/present-legs.ts";
import { selectUsername } from "../members/select-username.ts";

export interface CardRow extends LegColumns {
  id: number;
  username: string;
  account: Address;
  avatar_id: string | null;
  sponsor: string | null;
  upline: string | null;
  leg: number;
  depth: number;
  units: number;
  points: bigint;
  points_per_unit: number;
  round: number;
  joined_at: Date;
  rank_month: number | null;
  rank: Rank | null;
}

/** Finds members and their seats. Ids without a seat in the plan are left out. Each is looked up by key. */
export async function findCards(
  database: Database,
  plan: PlanName,
  ids: readonly number[],
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select wanted as id, member.username, member.account,
      (select avatars.id from avatars where avatars.member_id = wanted and ${isUploadedByMember} limit 1) as avatar_id,
      ${selectUsername("seat.sponsor_id")} as sponsor, ${selectUsername("seat.upline_id")} as upline,
      seat.leg, seat.depth, seat.units, seat.points, seat.round, seat.joined_at,
      (select points_per_unit from plans where plans.plan = ${plan}) as points_per_unit,
      ${sql.join(selectLegs("seat"))}, newest.month as rank_month, newest.rank
    from unnest(${`{${ids.join(",")}}`}::int4[]) as wanted
    cross join lateral (select * from seats where seats.plan = ${plan} and seats.member_id = wanted limit 1) as seat
    cross join lateral (select username, account from members where members.id = wanted limit 1) as member
    left join lateral (select * from legs where ${hasLegsOf("seat")} limit 1) as legs on true
    left join lateral (
      select month, rank from ranks where ranks.plan = ${plan} and ranks.member_id = wanted order by month desc limit 1
    ) as newest on true`.execute(database);
  return rows;
}
