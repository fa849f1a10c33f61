import { type Arrival, type SeatLegs, settleRound } from "@canopy/protocol/settlement/settle-round";
import { sql } from "kysely";
import type { Database, PlanName, Tables } from "../database/tables.ts";
import { withoutTimeLimit } from "../database/time-limit.ts";
import { insertRows, toRecordset } from "../database/write-rows.ts";
import { lockCheckpoint } from "./checkpoint.ts";
import { type Plans, readPlans } from "./derive/plans.ts";
import { readTouched } from "./derive/read-round.ts";

type Row = Tables["provisional_points"];

/**
 * Settles each open round as if it ended now, and replaces the forecasts in the table. The input is the entries, and the
 * legs as the last closed round left them.
 */
export async function refreshProvisionalPoints(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await lockCheckpoint(transaction);
    const plans = await readPlans(transaction);
    const wanted: Row[] = [];
    for (const plan of plans.keys()) wanted.push(...(await countOpenRounds(transaction, plans, plan)));
    await replaceRows(transaction, wanted);
  });
}

async function countOpenRounds(database: Database, plans: Plans, plan: PlanName): Promise<Row[]> {
  const rounds = await readOpenRounds(database, plan);
  const ids = new Set([...rounds.values()].flat().map(({ id }) => id));
  if (ids.size === 0) return [];
  const seats = new Map<number, SeatLegs>(await readTouched(database, plan, [...ids]));
  const pointsPerUnit = plans.get(plan)?.points_per_unit ?? 0;
  const rows: Row[] = [];
  for (const [round, arrivals] of rounds) {
    const settlement = settleRound(seats, arrivals, pointsPerUnit);
    for (const [id, seat] of settlement.seats) seats.set(id, seat);
    for (const { id, points, flash } of settlement.pairings) {
      rows.push({ plan, round, member_id: id, points, flash });
    }
  }
  return rows;
}

/** Units by buyer of each open round that has entries, the oldest round first. */
async function readOpenRounds(database: Database, plan: PlanName): Promise<Map<number, Arrival[]>> {
  const { rows } = await sql<Arrival & { round: number }>`
    select entries.round, member_id as id, sum(entries.units)::int4 as units, 0 as members
    from entries join rounds on rounds.plan = entries.plan and rounds.round = entries.round
    where entries.plan = ${plan} and closed_at is null
    group by entries.round, member_id order by entries.round`.execute(database);
  return Map.groupBy(rows, ({ round }) => round);
}

/** Writes only rows that differ: most rows of a large round stay the same. */
async function replaceRows(database: Database, wanted: readonly Row[]): Promise<void> {
  const present = new Set(
    (await database.selectFrom("provisional_points").selectAll().execute()).map(toText),
  );
  const names = new Set(wanted.map(toText));
  const added = wanted.filter((row) => !present.has(toText(row)));
  if (added.length === 0 && names.size === present.size) return;
  await sql`delete from provisional_points as present where not exists (
    select from ${toRecordset("provisional_points", wanted)} as wanted
    where (wanted.*) = (present.*))`.execute(database);
  await insertRows(database, "provisional_points", added);
}

const toText = ({ plan, round, member_id, points, flash }: Row): string =>
  [plan, round, member_id, points, flash].join(" ");
