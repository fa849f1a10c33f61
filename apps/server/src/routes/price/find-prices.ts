import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/** Finds the unconfirmed reading: the newest one, unless a round got its price after it. */
export async function findCandidate(database: Database, plan: PlanName) {
  return database
    .selectFrom("price_candidates as candidate")
    .select(["pol_usd", "at"])
    .where("plan", "=", plan)
    .where("block_number", ">", ({ selectFrom }) =>
      selectFrom("rounds")
        .select(sql<bigint>`coalesce(max(rounds.block_number), 0)`.as("block"))
        .where("rounds.plan", "=", plan),
    )
    .orderBy("block_number", "desc")
    .orderBy("log_index", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Finds prices of rounds before `before`, the newest first. */
export async function findPrices(
  database: Database,
  plan: PlanName,
  { before, limit }: { before: number; limit: number },
) {
  return database
    .selectFrom("rounds")
    .select(["round", "priced_at", "pol_usd", "unit_price"])
    .where("plan", "=", plan)
    .where("round", "<", before)
    .orderBy("round", "desc")
    .limit(limit)
    .execute();
}
