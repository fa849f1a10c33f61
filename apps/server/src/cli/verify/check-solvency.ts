import { sql } from "kysely";
import { readExcesses } from "../../database/read-excesses.ts";
import type { Database } from "../../database/tables.ts";
import type { Pools } from "./check-pools.ts";
import type { Comparison } from "./comparison.ts";
import type { PlanAt } from "./contract.ts";

/** The debts of a plan, by the index, and its balance; wei. */
export interface Solvency {
  boxes: bigint;
  pots: bigint;
  heroPool: bigint;
  /** Paid into open rounds, without commissions, which are in boxes. */
  openRounds: bigint;
  /** The sum of all debts. */
  owed: bigint;
  held: bigint;
}

/** Adds up all debts of the index, and compares the sum with the plan's balance. */
export async function checkSolvency(
  database: Database,
  { name, node, at }: PlanAt,
  { months, commons, operations }: Pools,
  comparison: Comparison,
): Promise<Solvency> {
  const { rows } = await sql<{ boxes: string; open: string }>`
    select (select sum(commissions + point_earnings + rebates + rank_earnings + closing_rewards - withdrawn)
        from seats where plan = ${name})::text as boxes,
      (select coalesce(sum(entered - commissions), 0)
        from rounds where plan = ${name} and closed_at is null)::text as open`.execute(database);
  const excesses = await readExcesses(database, name, at.address);
  const held = await node.getBalance({ address: at.address, blockHash: at.blockHash });
  const excess = [...excesses.values()].reduce((sum, { known }) => sum + known, 0n);
  const boxes = BigInt(rows[0]?.boxes ?? 0) + excess;
  const pots = commons + operations;
  const heroPool = months.reduce(
    (sum, { pot, shares, collectedShares, window }) =>
      sum + (window === null ? pot : window.shareValue * (shares - collectedShares)),
    0n,
  );
  const openRounds = BigInt(rows[0]?.open ?? 0);
  const owed = boxes + pots + heroPool + openRounds;
  comparison.atMost({ plan: name, of: "the plan" }, "owed", owed, held);
  return { boxes, pots, heroPool, openRounds, owed, held };
}
