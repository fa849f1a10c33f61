import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

export type MemberRecord = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** A member and their seat, from the index; null when the index knows no such name. */
export async function findMember(database: Database, username: string) {
  const member = await database
    .selectFrom("members as member")
    .leftJoin("members as sponsor", "sponsor.id", "member.sponsor_id")
    .leftJoin("members as upline", "upline.id", "member.upline_id")
    .leftJoin("members as left", (join) =>
      join.onRef("left.upline_id", "=", "member.id").on("left.leg", "=", 0),
    )
    .leftJoin("members as right", (join) =>
      join.onRef("right.upline_id", "=", "member.id").on("right.leg", "=", 1),
    )
    .crossJoin("index_source as source")
    .select([
      "member.id",
      "member.username",
      "member.account",
      "member.leg",
      "member.depth",
      "member.round",
      "member.joined_at",
      "sponsor.username as sponsor",
      "upline.username as upline",
      "left.username as left",
      "right.username as right",
      "source.points_per_unit",
    ])
    .select(({ selectFrom, fn }) =>
      selectFrom("members as direct")
        .select(sql<number>`${fn.countAll()}::int4`.as("count"))
        .whereRef("direct.sponsor_id", "=", "member.id")
        .as("directs"),
    )
    .where("member.username", "=", username)
    .executeTakeFirst();
  if (member === undefined) return null;
  const entries = await database
    .selectFrom("entries")
    .select(["kind", "round", "units", "value", "transaction_hash", "at"])
    .where("member_id", "=", member.id)
    .orderBy("block_number")
    .orderBy("log_index")
    .execute();
  return { ...member, entries };
}

/** Whether anything has been indexed. */
export async function hasIndex(database: Database): Promise<boolean> {
  return (await database.selectFrom("members").select("id").limit(1).executeTakeFirst()) !== undefined;
}
