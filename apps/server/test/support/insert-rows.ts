import { createSeatColumns, seatColumns } from "@canopy/protocol/settlement/seat-columns";
import type { Insertable } from "kysely";
import { type Address, checksumAddress, type Hex, numberToHex } from "viem";
import { isLegCount, type LegCount, writeLegs } from "../../src/database/legs.ts";
import type { Database, PlanName, Tables } from "../../src/database/tables.ts";
import { insertAll } from "./insert-all.ts";

/** The start of round 0. */
export const genesis = new Date("2026-10-01T12:00:00Z");

/** The time `minutes` after the start of a round. */
export function toTime(round: number, minutes = 0): Date {
  return new Date(genesis.getTime() + (round * 1_440 + minutes) * 60_000);
}

export function toAccount(id: number): Address {
  return checksumAddress(numberToHex(id, { size: 20 }));
}

export function toHash(number: number): Hex {
  return numberToHex(number, { size: 32 });
}

/** Inserts the plans and a checkpoint at `block`. */
export async function insertPlans(
  database: Database,
  plans: readonly PlanName[],
  block = 100n,
): Promise<void> {
  await insertAll(
    database,
    "plans",
    plans.map((plan) => ({
      plan,
      address: toAccount(plan === "core" ? 1_000 : 2_000),
      code_hash: toHash(1),
      genesis,
      opens_at: genesis,
      unit_usd: plan === "core" ? "20000000000000000000" : "100000000000000000000",
      points_per_unit: 10,
      maximum_units: 5,
      sponsor_share: 1_000,
      pool_share: 7_300,
      hero_share: 200,
      commons_share: 1_000,
      operations_share: 500,
    })),
  );
  await setCheckpoint(database, block);
}

export async function setCheckpoint(database: Database, block: bigint): Promise<void> {
  const at = { block_number: block, block_hash: toHash(Number(block)), finalized_number: 0n, halted: null };
  await database
    .insertInto("index_checkpoint")
    .values(at)
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(at))
    .execute();
}

/** Inserts members with consecutive ids. */
export async function insertMembers(database: Database, usernames: readonly string[]): Promise<void> {
  await insertAll(
    database,
    "members",
    usernames.map((username, index) => ({
      id: index + 1,
      username,
      account: toAccount(index + 1),
      joined_at: toTime(0, index),
      block_number: BigInt(index + 1),
    })),
  );
}

type Seat = Partial<Insertable<Tables["seats"]>> & { member_id: number; upline_id: number };

/** Inserts seats. Default: the left leg of the upline, who is the sponsor, in the core plan, without units. */
export async function insertSeats(database: Database, seats: readonly Seat[]): Promise<void> {
  await insertAll(
    database,
    "seats",
    seats.map((seat) => ({
      plan: "core" as const,
      sponsor_id: seat.upline_id,
      leg: 0,
      depth: 0,
      round: 0,
      joined_at: toTime(0, seat.member_id),
      block_number: BigInt(seat.member_id),
      ...seat,
    })),
  );
}

type Legs = { id: number } & Partial<Record<LegCount, number>>;

/** Sets what legs hold: nothing by default. */
export async function setLegs(database: Database, plan: PlanName, legs: readonly Legs[]): Promise<void> {
  const seats = createSeatColumns(legs.length);
  legs.forEach((seat, position) => {
    for (const column of seatColumns)
      if (column === "id" || isLegCount(column)) seats[column][position] = seat[column] ?? 0;
  });
  await writeLegs(database, plan, seats);
}

type Round = Partial<Insertable<Tables["rounds"]>> & { round: number };

/** Inserts rounds. Default: open, $0.50 per POL, 40 POL per unit. */
export async function insertRounds(database: Database, rounds: readonly Round[]): Promise<void> {
  await insertAll(
    database,
    "rounds",
    rounds.map((round) => ({
      plan: "core" as const,
      unit_price: "40000000000000000000",
      pol_usd: "500000000000000000",
      block_number: BigInt(10 * (round.round + 1)),
      priced_at: toTime(round.round, 5),
      ...round,
    })),
  );
}
