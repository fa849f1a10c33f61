import type { PlanName } from "@canopy/shared/api/primitives";
import type { Database } from "../../database/tables.ts";
import { selectUsername } from "../members/select-username.ts";

/** Finds the window of a month, or the newest window. Undefined until it opens. */
export async function findWindow(database: Database, plan: PlanName, month: number | null) {
  return database
    .selectFrom("rank_windows")
    .select(["month", "opened_at", "closes_at", "closed_at"])
    .where("plan", "=", plan)
    .$if(month !== null, (query) => query.where("month", "=", month))
    .orderBy("month", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Finds members who claimed a rank of a month, by id. */
export async function findClaims(
  database: Database,
  plan: PlanName,
  { month, after, limit }: { month: number; after: number; limit: number },
) {
  return database
    .selectFrom("ranks as rank")
    .select([
      "rank.member_id as id",
      selectUsername("rank.member_id").as("username"),
      "rank.month",
      "rank.rank",
      "rank.shares",
      "rank.claimed_at",
      "rank.collected",
    ])
    .where("rank.plan", "=", plan)
    .where("rank.month", "=", month)
    .where("rank.member_id", ">", after)
    .orderBy("rank.member_id")
    .limit(limit)
    .execute();
}

/** Finds a member's ranks before `before`, the newest first. */
export async function findMemberRanks(
  database: Database,
  plan: PlanName,
  member: number,
  { before, limit }: { before: number; limit: number },
) {
  return database
    .selectFrom("ranks")
    .select(["month", "rank", "shares", "claimed_at", "collected"])
    .where("plan", "=", plan)
    .where("member_id", "=", member)
    .where("month", "<", before)
    .orderBy("month", "desc")
    .limit(limit)
    .execute();
}
