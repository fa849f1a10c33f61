import { sql } from "kysely";
import type { Hex } from "viem";
import { parseHex } from "../../database/parse-hex.ts";
import type { Database, PlanName } from "../../database/tables.ts";

/** A closed round of a plan. */
export interface ClosedRound {
  plan: PlanName;
  round: number;
  /** The block that closed it. */
  blockNumber: bigint;
  blockHash: Hex;
}

/** The newest closed round of each plan that has one. */
const newestClosed = sql`(
  select distinct on (plan) plan, round, closed_block from rounds
  where closed_block is not null order by plan, round desc)`;

/** The newest closed round of each plan, unless its tree is stored. */
export async function findUnwrittenRounds(database: Database): Promise<ClosedRound[]> {
  const { rows } = await sql<{ plan: PlanName; round: number; block: bigint; hash: string }>`
    select newest.plan, newest.round, closed_block as block, closing.block_hash as hash
    from ${newestClosed} as newest
    cross join lateral (select block_hash from raw_logs where block_number = closed_block limit 1) as closing
    where not exists (select from tree_snapshots as tree where tree.plan = newest.plan and tree.round = newest.round)
    order by newest.plan`.execute(database);
  return rows.map(({ plan, round, block, hash }) => ({
    plan,
    round,
    blockNumber: block,
    blockHash: parseHex(hash),
  }));
}

/** By plan, how many rounds the newest tree is behind the newest closed round. */
export async function readTreeLags(database: Database): Promise<{ plan: PlanName; rounds: number }[]> {
  const { rows } = await sql<{ plan: PlanName; rounds: number }>`
    select plan, newest.round - coalesce(
      (select max(round) from tree_snapshots as tree where tree.plan = newest.plan), -1) as rounds
    from ${newestClosed} as newest`.execute(database);
  return rows;
}
