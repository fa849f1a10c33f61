import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database, HistoryType } from "../../database/tables.ts";

/** Block, log index, type. */
export type HistoryKey = readonly [number, number, HistoryType];
export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number];

/** Finds a member's history before `before`, the newest first; with `type`, only lines of that type. */
export async function findHistory(
  database: Database,
  plan: PlanName,
  member: number,
  { type, before, limit }: { type: HistoryType | null; before: HistoryKey | null; limit: number },
) {
  return database
    .selectFrom("history as line")
    .leftJoin("members as other", "other.id", "line.other_id")
    .leftJoin("transactions as paid", (join) =>
      join.onRef("paid.hash", "=", "line.transaction_hash").onRef("paid.member_id", "=", "line.member_id"),
    )
    .select([
      "line.block_number",
      "line.log_index",
      "line.type",
      "line.at",
      "line.round",
      "line.amount",
      "line.units",
      "line.detail",
      "line.transaction_hash",
      "other.username as other",
      sql<string | null>`paid.gas_used * paid.gas_price`.as("gas"),
    ])
    .where("line.plan", "=", plan)
    .where("line.member_id", "=", member)
    .$if(type !== null, (query) => query.where("line.type", "=", type))
    .where(before === null ? sql<boolean>`true` : isBefore(before))
    .orderBy("line.block_number", "desc")
    .orderBy("line.log_index", "desc")
    .orderBy("line.type", "desc")
    .limit(limit)
    .execute();
}

/** The first condition excludes partitions, which a comparison of rows does not. */
const isBefore = ([block, index, type]: HistoryKey) =>
  sql<boolean>`line.block_number <= ${block}
    and (line.block_number, line.log_index, line.type) < (${block}, ${index}, ${type})`;
