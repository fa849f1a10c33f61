import type { Database, PlanName } from "../../src/database/tables.ts";
import { insertAll } from "./insert-all.ts";
import { insertPlans, insertRounds, insertSeats, toHash, toTime } from "./insert-rows.ts";

/** Closes a round that has no row yet, in `block`. */
export async function insertClosing(
  database: Database,
  plan: PlanName,
  round: number,
  block: bigint,
): Promise<void> {
  await insertRounds(database, [
    {
      plan,
      round,
      closed_at: toTime(round + 1),
      closed_block: block,
      transaction_hash: toHash(Number(block)),
    },
  ]);
  await insertAll(database, "raw_logs", [
    {
      plan,
      block_hash: toHash(Number(block)),
      log_index: plan === "core" ? 0 : 1,
      block_number: block,
      block_time: toTime(round + 1),
      transaction_hash: toHash(Number(block)),
      topics: [],
      data: "0x",
    },
  ]);
}

interface Purchase {
  plan?: PlanName;
  member_id: number;
  kind?: "register" | "topup";
  round: number;
  units: number;
  block: number;
  log_index?: number;
}

async function insertPurchases(database: Database, purchases: readonly Purchase[]): Promise<void> {
  await insertAll(
    database,
    "entries",
    purchases.map(({ block, plan = "core", kind = "register", log_index = 0, ...purchase }) => ({
      ...purchase,
      plan,
      kind,
      log_index,
      block_number: BigInt(block),
      value: "1",
      commission: "0",
      transaction_hash: toHash(block),
      at: toTime(purchase.round),
    })),
  );
}

/**
 * Inserts two closed rounds and an open one of the core plan, and a closed round and an open one of Plus, where the member 4
 * joined before the member 2, in the same block:
 *
 * ```
 *     1             1
 *    / \           /
 *   2   3         4
 *    \           / \
 *     4         2   3 (in the open round)
 *    /
 *   5 (in the open round)
 * ```
 *
 * The member 2 buys units in each round of the core plan.
 */
export async function insertClosedRounds(database: Database): Promise<void> {
  await insertPlans(database, ["core", "plus"]);
  await insertAll(database, "index_source", [
    { chain_id: 31_337n, plan_block: 1n, plan_block_hash: toHash(1), derived_version: 1 },
  ]);
  await insertSeats(database, [
    { member_id: 1, upline_id: 0 },
    { member_id: 2, upline_id: 1, depth: 1, units: 5 },
    { member_id: 3, upline_id: 1, leg: 1, sponsor_id: 2, depth: 1, units: 1 },
    { member_id: 4, upline_id: 2, leg: 1, depth: 2, units: 1, round: 1 },
    { member_id: 5, upline_id: 4, sponsor_id: 3, depth: 3, units: 4, round: 2 },
  ]);
  const plus = { plan: "plus" as const, block_number: 20n };
  await insertSeats(database, [
    { ...plus, member_id: 1, upline_id: 0, block_number: 1n },
    { ...plus, member_id: 2, upline_id: 4, depth: 2, units: 1 },
    { ...plus, member_id: 3, upline_id: 4, leg: 1, sponsor_id: 2, depth: 2, units: 1, round: 1 },
    { ...plus, member_id: 4, upline_id: 1, depth: 1, units: 1 },
  ]);
  await insertPurchases(database, [
    { member_id: 2, round: 0, units: 2, block: 2 },
    { member_id: 3, round: 0, units: 1, block: 3 },
    { member_id: 4, round: 1, units: 1, block: 4 },
    { member_id: 5, round: 2, units: 4, block: 5 },
    { member_id: 2, kind: "topup", round: 1, units: 1, block: 25 },
    { member_id: 2, kind: "topup", round: 2, units: 2, block: 35 },
    { plan: "plus", member_id: 4, round: 0, units: 1, block: 20, log_index: 1 },
    { plan: "plus", member_id: 2, round: 0, units: 1, block: 20, log_index: 5 },
    { plan: "plus", member_id: 3, round: 1, units: 1, block: 20, log_index: 7 },
  ]);
  await insertAll(database, "activity", [
    { plan: "core", member_id: 1, round: 0, points: 1 },
    { plan: "core", member_id: 2, round: 1, points: 3, units: 1 },
    { plan: "core", member_id: 3, round: 1, units: 1 },
    { plan: "core", member_id: 2, round: 2, units: 2 },
    { plan: "plus", member_id: 4, round: 0, points: 2 },
  ]);
  await insertClosing(database, "core", 0, 30n);
  await insertClosing(database, "plus", 0, 30n);
  await insertClosing(database, "core", 1, 40n);
  await insertRounds(database, [{ round: 2 }, { plan: "plus", round: 1 }]);
}
