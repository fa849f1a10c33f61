import type { Database } from "../../src/database/tables.ts";
import { insertAll } from "./insert-all.ts";
import {
  insertMembers,
  insertPlans,
  insertRounds,
  insertSeats,
  setLegs,
  toAccount,
  toHash,
  toTime,
} from "./insert-rows.ts";

const POL = 10n ** 18n;
const pol = (amount: bigint) => String(amount * POL);

/**
 * Inserts six members of the core plan, two of them in Plus, with two closed rounds and an open one:
 *
 * ```
 *        canopy 1
 *       /        \
 *    willow 2    maple 6
 *    /      \
 * alder 3  rowan 4
 *  /
 * hazel 5
 * ```
 */
export async function insertSmallWorld(database: Database): Promise<void> {
  await insertPlans(database, ["core", "plus"]);
  await insertMembers(database, ["canopy", "willow", "alder", "rowan", "hazel", "maple"]);
  await insertSeats(database, [
    { member_id: 1, upline_id: 0 },
    {
      member_id: 2,
      upline_id: 1,
      depth: 1,
      units: 3,
      points: 1n,
      flash: 2n,
      entered: pol(120n),
      commissions: pol(12n),
      point_earnings: pol(7n),
      rebates: pol(3n),
      rank_earnings: pol(2n),
      closing_rewards: pol(1n),
      withdrawn: pol(5n),
    },
    { member_id: 3, upline_id: 2, depth: 2, units: 1 },
    { member_id: 4, upline_id: 2, leg: 1, depth: 2, units: 1 },
    { member_id: 5, upline_id: 3, sponsor_id: 2, depth: 3, units: 1, round: 2 },
    { member_id: 6, upline_id: 1, leg: 1, sponsor_id: 2, depth: 1, units: 1 },
    { plan: "plus", member_id: 1, upline_id: 0 },
    { plan: "plus", member_id: 2, upline_id: 1, depth: 1, units: 1, round: 1 },
  ]);
  await setLegs(database, "core", [
    { id: 1, leftUnits: 5, rightUnits: 1, leftMembers: 3, rightMembers: 1 },
    { id: 2, leftUnits: 2, rightUnits: 1, leftVariance: 1, leftMembers: 2, rightMembers: 1 },
    { id: 3, leftUnits: 1, leftVariance: 1, leftMembers: 1 },
  ]);
  await insertRounds(database, [
    {
      round: 0,
      units: 5,
      entered: pol(200n),
      commissions: pol(20n),
      joined: 4,
      points: 2n,
      flash: 2n,
      pointy: 2,
      point_value: pol(3n),
      rebate: pol(1n),
      hero_pool: pol(20n),
      commons: pol(10n),
      operations: pol(10n),
      closing_reward: pol(2n),
      closer_id: 2,
      closed_at: toTime(1, 1),
      closed_block: 30n,
      transaction_hash: toHash(30),
    },
    { round: 1, points: 0n, flash: 0n, pointy: 0, closed_at: toTime(2, 1), pol_usd: "333333333333333333" },
    { round: 2, units: 1, entered: pol(40n), joined: 1 },
    { plan: "plus", round: 1, unit_price: pol(200n), units: 1, entered: pol(200n), joined: 1 },
  ]);
  await insertAll(
    database,
    "entries",
    [
      { log_index: 0, kind: "register" as const, units: 2, value: pol(80n) },
      { log_index: 4, kind: "topup" as const, units: 1, value: pol(40n) },
    ].map((entry) => ({
      ...entry,
      plan: "core" as const,
      block_number: 2n,
      member_id: 2,
      round: 0,
      commission: "0",
      transaction_hash: toHash(2),
      at: toTime(0, 2),
    })),
  );
  await insertAll(database, "activity", [
    {
      plan: "core",
      member_id: 2,
      round: 0,
      units: 3,
      commissions: pol(12n),
      points: 1,
      flash: 2,
      point_earnings: "7",
      rebates: pol(3n),
    },
    { plan: "core", member_id: 2, round: 1, commissions: "5" },
    { plan: "core", member_id: 3, round: 0, points: 1, point_earnings: pol(3n) },
  ]);
  await insertAll(database, "provisional_points", [
    { plan: "core", round: 2, member_id: 2, points: 4, flash: 1 },
    { plan: "core", round: 2, member_id: 3, points: 0, flash: 0 },
  ]);
  await insertAll(database, "transactions", [
    {
      hash: toHash(2),
      block_number: 2n,
      block_hash: toHash(2),
      sender: toAccount(2),
      recipient: null,
      value: pol(120n),
      gas_used: 100_000n,
      gas_price: "30000000000",
      member_id: 2,
    },
  ]);
  const line = { plan: "core" as const, member_id: 2, transaction_hash: toHash(2), at: toTime(0, 2) };
  await insertAll(database, "history", [
    { ...line, block_number: 2n, log_index: 0, type: "register", round: 0, amount: `-${pol(80n)}`, units: 2 },
    { ...line, block_number: 2n, log_index: 4, type: "topup", round: 0, amount: `-${pol(40n)}`, units: 1 },
    {
      ...line,
      block_number: 3n,
      log_index: 0,
      type: "commission",
      round: 0,
      amount: pol(4n),
      other_id: 3,
      transaction_hash: toHash(3),
    },
    {
      ...line,
      block_number: 3n,
      log_index: 0,
      type: "credit",
      round: 0,
      amount: pol(1n),
      transaction_hash: toHash(3),
    },
    {
      ...line,
      block_number: 9n,
      log_index: 1,
      type: "username",
      amount: "0",
      detail: "willow",
      transaction_hash: toHash(9),
    },
  ]);
  await insertAll(database, "identities", [
    { block_number: 2n, log_index: 0, member_id: 2, field: "account", value: toAccount(2), at: toTime(0, 2) },
    { block_number: 2n, log_index: 0, member_id: 2, field: "username", value: "sallow", at: toTime(0, 2) },
    { block_number: 9n, log_index: 1, member_id: 2, field: "username", value: "willow", at: toTime(1, 2) },
  ]);
  await insertAll(database, "rank_windows", [
    {
      plan: "core",
      month: 0,
      opened_at: toTime(30),
      closes_at: toTime(37),
      closed_at: toTime(37, 1),
      shares: 7n,
      share_value: pol(2n),
      rest: pol(6n),
    },
    { plan: "core", month: 1, opened_at: toTime(60), closes_at: toTime(67) },
  ]);
  await insertAll(database, "ranks", [
    {
      plan: "core",
      month: 0,
      member_id: 2,
      rank: "knight",
      shares: 6,
      claimed_at: toTime(31),
      collected: pol(12n),
    },
    { plan: "core", month: 0, member_id: 3, rank: "hero", shares: 1, claimed_at: toTime(31) },
    { plan: "core", month: 1, member_id: 2, rank: "hero", shares: 2, claimed_at: toTime(61) },
  ]);
}
