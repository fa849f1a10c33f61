import { OpenRoundPoints, type Prospect } from "@canopy/protocol/settlement/open-round-points";
import { sql } from "kysely";
import { type IndexState, lockCheckpoint } from "../database/checkpoint.ts";
import { readPaths } from "../database/read-paths.ts";
import type { Database, PlanName, Tables } from "../database/tables.ts";
import { withoutTimeLimit } from "../database/time-limit.ts";
import { insertRows, toRecordset } from "../database/write-rows.ts";
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

/**
 * A forecast that adds each new entry to the ones before. It starts over from the tables after a rollback and after the closing
 * of a round, which changes all legs below.
 */
export function createForecast(database: Database): Forecast {
  /** The state of the index that the forecast includes. */
  let included: IndexState | null = null;
  let plans = new Map<PlanName, PlanForecast>();

  async function refreshPlan(
    on: Database,
    plan: PlanName,
    { pointsPerUnit, after }: { pointsPerUnit: number; after: bigint | null },
  ): Promise<PlanForecast> {
    const closed = await readLastClosed(on, plan);
    const known = plans.get(plan);
    if (after === null || known?.closed !== closed) {
      const open = new OpenRoundPoints(pointsPerUnit);
      const changes = await addEntries(on, plan, open, await readOpenEntries(on, plan));
      await replaceRows(on, plan, changes);
      return { closed, open };
    }
    const changes = await addEntries(on, plan, known.open, await readNewEntries(on, plan, after));
    await updateRows(on, plan, changes);
    return known;
  }

  return {
    async refresh() {
      const before = included;
      // After a failure, memory and table may differ.
      included = null;
      included = await database.transaction().execute(async (transaction) => {
        await withoutTimeLimit(transaction);
        const now = await lockCheckpoint(transaction);
        if (now === null) return null;
        const after = before !== null && before.rollbacks === now.rollbacks ? before.block : null;
        const refreshed = new Map<PlanName, PlanForecast>();
        for (const [plan, { points_per_unit }] of await readPlans(transaction)) {
          const options = { pointsPerUnit: points_per_unit, after };
          refreshed.set(plan, await refreshPlan(transaction, plan, options));
        }
        plans = refreshed;
        return now;
      });
    },
  };
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

async function addEntries(
  database: Database,
  plan: PlanName,
  open: OpenRoundPoints,
  purchases: readonly Purchase[],
): Promise<Prospect[]> {
  if (purchases.length === 0) return [];
  const buyers = purchases.map(({ id }) => id);
  const columns = ["leg", "settledUnits", "leftVariance", "rightVariance"] as const;
  open.addSeats(await readPaths(database, plan, buyers, columns, { isKnown: (id) => open.has(id) }));
  for (const { round, id, units } of purchases) open.buy(round, id, units);
  return open.takeChanges();
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
