import { setImmediate } from "node:timers/promises";
import { OpenRoundPoints, type Prospect } from "@canopy/protocol/settlement/open-round-points";
import { sql } from "kysely";
import { type IndexState, lockCheckpoint } from "../database/checkpoint.ts";
import { readPaths } from "../database/read-paths.ts";
import type { Database, PlanName, Tables } from "../database/tables.ts";
import { withoutTimeLimit } from "../database/time-limit.ts";
import { insertRows, splitChunks, toRecordset } from "../database/write-rows.ts";
import { readPlans } from "./derive/plans.ts";

type Row = Tables["provisional_points"];

/** Forecasts the points of the open rounds, as if these ended now, in the table `provisional_points`. */
export interface Forecast {
  /** Brings the table up to the checkpoint. */
  refresh(): Promise<void>;
}

/** A plan's open rounds, on top of the legs after its last closed round: -1 without one. */
interface PlanForecast {
  closed: number;
  open: OpenRoundPoints;
}

/** What the tables have in addition to a plan's forecast. */
interface Reading {
  plan: PlanName;
  forecast: PlanForecast;
  /** The forecast starts over: rows that it does not contain are obsolete. */
  isNew: boolean;
  purchases: readonly Purchase[];
}

/** Purchases between two pauses, in which connections receive and send: long paths cost thousands of steps for each. */
const PURCHASES = 200;

/**
 * A forecast that adds each new entry to the ones before. It starts over from the tables after a rollback and after the closing
 * of a round, which changes all legs below.
 */
export function createForecast(database: Database): Forecast {
  /** The state of the index that the forecast includes. */
  let included: IndexState | null = null;
  let plans = new Map<PlanName, PlanForecast>();

  async function readPlan(
    on: Database,
    plan: PlanName,
    { pointsPerUnit, after }: { pointsPerUnit: number; after: bigint | null },
  ): Promise<Reading> {
    const closed = await readLastClosed(on, plan);
    const known = plans.get(plan);
    if (after === null || known?.closed !== closed) {
      const forecast = { closed, open: new OpenRoundPoints(pointsPerUnit) };
      return readPurchases(on, { plan, forecast, isNew: true, purchases: await readOpenEntries(on, plan) });
    }
    const purchases = await readNewEntries(on, plan, after);
    return readPurchases(on, { plan, forecast: known, isNew: false, purchases });
  }

  /** One state of the index, and what the forecast lacks of it; null without an index. */
  function read(before: IndexState | null): Promise<{ now: IndexState; readings: Reading[] } | null> {
    return database.transaction().execute(async (transaction) => {
      await withoutTimeLimit(transaction);
      const now = await lockCheckpoint(transaction);
      if (now === null) return null;
      const after = before !== null && before.rollbacks === now.rollbacks ? before.block : null;
      const readings: Reading[] = [];
      for (const [plan, { points_per_unit }] of await readPlans(transaction)) {
        readings.push(await readPlan(transaction, plan, { pointsPerUnit: points_per_unit, after }));
      }
      return { now, readings };
    });
  }

  return {
    async refresh() {
      for (let before = included; ; before = null) {
        // After a failure, memory and table may differ.
        included = null;
        const found = await read(before);
        if (found === null) return;
        const { now, readings } = found;
        // In a transaction, PostgreSQL would end the session of a process that computes for long.
        const forecasts: Forecasted[] = [];
        for (const reading of readings) forecasts.push({ ...reading, changes: await addPurchases(reading) });
        if (!(await write(database, now, forecasts))) continue;
        plans = new Map(readings.map(({ plan, forecast }) => [plan, forecast]));
        included = now;
        return;
      }
    },
  };
}

/** Adds the seats of the buyers, and all above them, to the forecast. */
async function readPurchases(database: Database, reading: Reading): Promise<Reading> {
  const { plan, purchases, forecast } = reading;
  const { open } = forecast;
  if (purchases.length === 0) return reading;
  const buyers = purchases.map(({ id }) => id);
  const columns = ["leg", "settledUnits", "leftVariance", "rightVariance"] as const;
  open.addSeats(await readPaths(database, plan, buyers, columns, { isKnown: (id) => open.has(id) }));
  return reading;
}

async function addPurchases({ purchases, forecast }: Reading): Promise<Prospect[]> {
  for (const part of splitChunks(purchases, PURCHASES)) {
    for (const { round, id, units } of part) forecast.open.buy(round, id, units);
    await setImmediate();
  }
  return forecast.open.takeChanges();
}

type Forecasted = Reading & { changes: readonly Prospect[] };

/** Writes what has changed; false when the index is no longer as it was read. */
async function write(
  database: Database,
  read: IndexState,
  forecasts: readonly Forecasted[],
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    const now = await lockCheckpoint(transaction);
    if (now?.block !== read.block || now.rollbacks !== read.rollbacks) return false;
    for (const { plan, isNew, changes } of forecasts) {
      await (isNew ? replaceRows : updateRows)(transaction, plan, changes);
    }
    return true;
  });
}

async function readLastClosed(database: Database, plan: PlanName): Promise<number> {
  const row = await database
    .selectFrom("rounds")
    .select(({ fn }) => fn.max("round").as("round"))
    .where("plan", "=", plan)
    .where("closed_at", "is not", null)
    .executeTakeFirst();
  return row?.round ?? -1;
}

interface Purchase {
  round: number;
  id: number;
  units: number;
}

/** The entries of each open round, the oldest round first. */
async function readOpenEntries(database: Database, plan: PlanName): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`
    select entries.round, member_id as id, sum(entries.units)::int4 as units
    from entries join rounds on rounds.plan = entries.plan and rounds.round = entries.round
    where entries.plan = ${plan} and closed_at is null
    group by entries.round, member_id order by entries.round`.execute(database);
  return rows;
}

/** The entries of later blocks. Their rounds are open: otherwise another round would be the last closed one. */
function readNewEntries(database: Database, plan: PlanName, after: bigint): Promise<Purchase[]> {
  return database
    .selectFrom("entries")
    .select(["round", "member_id as id", "units"])
    .where("block_number", ">", after)
    .where("plan", "=", plan)
    .orderBy("block_number")
    .orderBy("log_index")
    .execute();
}

const names = ["plan", "round", "member_id", "points", "flash"] as const;
const columns = sql.join(names.map((name) => sql.ref(name)));
const isSame = sql.join(
  names.map((name) => sql`wanted.${sql.ref(name)} = present.${sql.ref(name)}`),
  sql` and `,
);

const toRow = (plan: PlanName, { round, id, points, flash }: Prospect): Row => ({
  plan,
  round,
  member_id: id,
  points,
  flash,
});

async function updateRows(database: Database, plan: PlanName, changes: readonly Prospect[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => toRow(plan, change));
  await sql`insert into provisional_points (${columns})
    select ${columns} from ${toRecordset("provisional_points", rows)} as wanted
    on conflict (plan, round, member_id) do update set points = excluded.points, flash = excluded.flash`.execute(
    database,
  );
}

/** Writes only rows that differ: after a rollback most rows of a large round stay the same. */
async function replaceRows(database: Database, plan: PlanName, wanted: readonly Prospect[]): Promise<void> {
  const rows = wanted.map((prospect) => toRow(plan, prospect));
  const held = await database.selectFrom("provisional_points").selectAll().where("plan", "=", plan).execute();
  const present = new Set(held.map(toText));
  const added = rows.filter((row) => !present.has(toText(row)));
  if (added.length === 0 && rows.length === held.length) return;
  await sql`delete from provisional_points as present where plan = ${plan} and not exists (
    select from ${toRecordset("provisional_points", rows)} as wanted
    where ${isSame})`.execute(database);
  await insertRows(database, "provisional_points", added);
}

const toText = ({ round, member_id, points, flash }: Row): string =>
  [round, member_id, points, flash].join(" ");
