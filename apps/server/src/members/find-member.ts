import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

export type MemberRecord = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** A member, their seat in the plan and what it brought in, from the index; null when there is no such seat. */
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

function findSeat(database: Database, plan: PlanName, username: string) {
  return database
    .selectFrom("members as member")
    .innerJoin("seats as seat", (join) =>
      join.onRef("seat.member_id", "=", "member.id").on("seat.plan", "=", plan),
    )
    .leftJoin("members as sponsor", "sponsor.id", "seat.sponsor_id")
    .leftJoin("members as upline", "upline.id", "seat.upline_id")
    .leftJoin("seats as left_seat", (join) =>
      join
        .onRef("left_seat.upline_id", "=", "member.id")
        .on("left_seat.plan", "=", plan)
        .on("left_seat.leg", "=", 0),
    )
    .leftJoin("members as left", "left.id", "left_seat.member_id")
    .leftJoin("seats as right_seat", (join) =>
      join
        .onRef("right_seat.upline_id", "=", "member.id")
        .on("right_seat.plan", "=", plan)
        .on("right_seat.leg", "=", 1),
    )
    .leftJoin("members as right", "right.id", "right_seat.member_id")
    .leftJoin("seats as plus", (join) =>
      join.onRef("plus.member_id", "=", "member.id").on("plus.plan", "=", "plus"),
    )
    .leftJoin("avatars as avatar", "avatar.member_id", "member.id")
    .innerJoin("plans", "plans.plan", "seat.plan")
    .selectAll("seat")
    .select([
      "member.id",
      "member.username",
      "member.account",
      "sponsor.username as sponsor",
      "upline.username as upline",
      "left.username as left",
      "right.username as right",
      "plus.member_id as plus_id",
      "plans.points_per_unit",
      "avatar.id as avatar_id",
    ])
    .select(({ selectFrom, fn }) => [
      selectFrom("seats as direct")
        .select(sql<number>`${fn.countAll()}::int4`.as("count"))
        .whereRef("direct.sponsor_id", "=", "member.id")
        .where("direct.plan", "=", plan)
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
    ])
    .where("member.username", "=", username)
    .executeTakeFirst();
}
