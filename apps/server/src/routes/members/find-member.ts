import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import { hasLegsOf, selectLegs } from "../../database/legs.ts";
import type { Database } from "../../database/tables.ts";
import { isUploadedByMember } from "./find-avatar.ts";

export type MemberRecord = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Finds a member with seat and earnings. Null when the member has no seat in the plan. */
export async function findMember(database: Database, plan: PlanName, username: string) {
  const member = await findSeat(database, plan, username);
  if (member === undefined) return null;
  const [entries, provisional] = await Promise.all([
    database
      .selectFrom("entries")
      .select(["kind", "round", "units", "value", "transaction_hash", "at"])
      .where("member_id", "=", member.id)
      .where("plan", "=", plan)
      .orderBy("block_number")
      .orderBy("log_index")
      .execute(),
    database
      .selectFrom("provisional_points")
      .select(["round", "points", "flash"])
      .where("plan", "=", plan)
      .where("member_id", "=", member.id)
      .orderBy("round")
      .execute(),
  ]);
  return { ...member, entries, provisional };
}

/** Subqueries by key, because the database would plan joins for longer than it runs them. */
function findSeat(database: Database, plan: PlanName, username: string) {
  return database
    .selectFrom("members as member")
    .innerJoin("seats as seat", "seat.member_id", "member.id")
    .innerJoin("plans", "plans.plan", "seat.plan")
    .leftJoin("legs", (join) => join.on(hasLegsOf("seat")))
    .selectAll("seat")
    .select(selectLegs("seat"))
    .select(["member.id", "member.username", "member.account", "plans.points_per_unit"])
    .select(({ selectFrom }) => {
      const nameById = (id: "seat.sponsor_id" | "seat.upline_id") =>
        selectFrom("members as named").select("named.username").whereRef("named.id", "=", id);
      const nameBelow = (leg: 0 | 1) =>
        selectFrom("seats as below")
          .innerJoin("members as named", "named.id", "below.member_id")
          .select("named.username")
          .where("below.plan", "=", plan)
          .whereRef("below.upline_id", "=", "member.id")
          .where("below.leg", "=", leg);
      return [
        nameById("seat.sponsor_id").as("sponsor"),
        nameById("seat.upline_id").as("upline"),
        nameBelow(0).as("left"),
        nameBelow(1).as("right"),
        selectFrom("seats as plus")
          .select("plus.member_id")
          .where("plus.plan", "=", "plus")
          .whereRef("plus.member_id", "=", "member.id")
          .as("plus_id"),
        selectFrom("avatars")
          .select("avatars.id")
          .whereRef("avatars.member_id", "=", "member.id")
          .where(isUploadedByMember)
          .as("avatar_id"),
        selectFrom("seats as direct")
          .select(sql<number>`count(*)::int4`.as("count"))
          .where("direct.plan", "=", plan)
          .whereRef("direct.sponsor_id", "=", "member.id")
          .as("directs"),
        selectFrom("rounds as closed")
          .select("closed.round")
          .where("closed.plan", "=", plan)
          .where("closed.closed_at", "is not", null)
          .orderBy("closed.round", "desc")
          .limit(1)
          .as("closed_round"),
        selectFrom("transactions as paid")
          .select(sql<string>`coalesce(sum(paid.gas_used * paid.gas_price), 0)`.as("gas"))
          .whereRef("paid.member_id", "=", "member.id")
          .as("gas_paid"),
      ];
    })
    .where("member.username", "=", username)
    .where("seat.plan", "=", plan)
    .executeTakeFirst();
}
