import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { ApiError } from "../../http/api-error.ts";

/** A stored tree: that of a plan after a closed round. */
export interface TreeRound {
  plan: PlanName;
  round: number;
  /** The block that closed the round, and its hash: a tree of another closing has another. */
  blockNumber: bigint;
  blockHash: string;
  seats: number;
  /** The closing can't be undone any more. */
  isFinal: boolean;
}

/**
 * Finds the tree of a round, or the newest one.
 *
 * @throws ApiError TREE_NOT_READY before it is written, TREE_NO_ROUND_CLOSED before any can be, TREE_ROUND_UNKNOWN when it
 *   never will be
 */
export async function findTreeRound(
  database: Database,
  plan: PlanName,
  round: number | "latest",
): Promise<TreeRound> {
  const { rows } = await sql<TreeRound>`
    select plan, round, block_number as "blockNumber", block_hash as "blockHash", seats,
      coalesce(block_number <= (select finalized_number from index_checkpoint), false) as "isFinal"
    from tree_snapshots
    where plan = ${plan} and ${round === "latest" ? sql`true` : sql`round = ${round}`}
    order by round desc limit 1`.execute(database);
  const [found] = rows;
  if (found !== undefined) return found;
  if (round === "latest")
    throw new ApiError((await hasClosedRound(database, plan)) ? "TREE_NOT_READY" : "TREE_NO_ROUND_CLOSED");
  throw new ApiError((await isUnwritten(database, plan, round)) ? "TREE_NOT_READY" : "TREE_ROUND_UNKNOWN");
}

async function hasClosedRound(database: Database, plan: PlanName): Promise<boolean> {
  const closed = await database
    .selectFrom("rounds")
    .select("round")
    .where("plan", "=", plan)
    .where("closed_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return closed !== undefined;
}

/** Whether the round is closed, and newer than the newest tree: the indexer writes no earlier ones. */
async function isUnwritten(database: Database, plan: PlanName, round: number): Promise<boolean> {
  const { rows } = await sql<{ unwritten: boolean }>`
    select ${round}::int4 > coalesce(max(round), -1) and exists (
      select from rounds where rounds.plan = ${plan} and rounds.round = ${round} and closed_at is not null
    ) as unwritten
    from tree_snapshots where plan = ${plan}`.execute(database);
  return rows[0]?.unwritten === true;
}
