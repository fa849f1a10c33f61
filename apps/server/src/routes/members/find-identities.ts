import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/** Block, log index, field. */
export type IdentityKey = readonly [number, number, "username" | "account"];

/** Finds a member's current and former usernames and accounts before `before`, the newest first. */
export async function findIdentities(
  database: Database,
  member: number,
  { before, limit }: { before: IdentityKey | null; limit: number },
) {
  return database
    .selectFrom("identities")
    .select(["block_number", "log_index", "field", "value", "at"])
    .where("member_id", "=", member)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(block_number, log_index, field) < (${sql.join(before ?? [])})`),
    )
    .orderBy("block_number", "desc")
    .orderBy("log_index", "desc")
    .orderBy("field", "desc")
    .limit(limit)
    .execute();
}
