import { createPartitions } from "@canopy/server/database/partitions";
import type { Database } from "@canopy/server/database/tables";
import { sql } from "kysely";
import { toBlock } from "./place.ts";
import { million } from "./world.ts";

/** Large tables: their indexes are built after their rows are written, which takes a fraction of the time. */
const tables = ["members", "identities", "seats", "entries", "activity", "history", "transactions"];

/**
 * Empties the large tables, drops their indexes and keys, and creates the partitions of a year. Returns the statements that build
 * the indexes and keys again.
 */
export async function emptyLargeTables(database: Database): Promise<string[]> {
  await sql`truncate legs, ${sql.join(tables.map((table) => sql.table(table)))}`.execute(database);
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('p', 'u') and conrelid::regclass::text = any(${tables})`.execute(
    database,
  );
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(database);
  }
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any(${tables})`.execute(database);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(database);
  await createYear(database);
  await collectLegs(database);
  return [
    ...splitLegs,
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    // PostgreSQL describes an index of a partitioned table without its partitions.
    ...indexes.map(({ definition }) => definition.replace(" ON ONLY ", " ON ")),
  ];
}

/** Hides the table of seats behind one that has their legs too, which the model computes together. */
async function collectLegs(database: Database): Promise<void> {
  await sql`create temporary table seats (
    like public.seats including defaults,
    settled_units integer not null,
    left_units integer not null,
    right_units integer not null,
    left_variance integer not null,
    right_variance integer not null,
    left_members integer not null,
    right_members integer not null
  )`.execute(database);
}

const columns = [
  ...[
    "plan",
    "member_id",
    "sponsor_id",
    "upline_id",
    "leg",
    "depth",
    "round",
    "joined_at",
    "block_number",
    "units",
  ],
  ...[
    "points",
    "flash",
    "entered",
    "commissions",
    "point_earnings",
    "rebates",
    "rank_earnings",
    "closing_rewards",
  ],
  "withdrawn",
].join(", ");

const counts = [
  ...["settled_units", "left_units", "right_units", "left_variance", "right_variance"],
  ...["left_members", "right_members"],
];

const splitLegs = [
  `insert into public.seats (${columns}) select ${columns} from pg_temp.seats order by plan, member_id`,
  `insert into public.legs (plan, part, ${counts.join(", ")})
    select wanted.plan, wanted.part,
      ${counts.map((name) => `string_agg(int4send(coalesce(${name}, 0)), null order by slot)`).join(", ")}
    from (
      select plan, member_id / 64 as part from pg_temp.seats where ${counts.join(" + ")} > 0 group by plan, member_id / 64
    ) as wanted
    cross join generate_series(0, 63) as slot
    left join pg_temp.seats as seat on seat.plan = wanted.plan and seat.member_id = 64 * wanted.part + slot
    group by wanted.plan, wanted.part`,
  "drop table pg_temp.seats",
];

async function createYear(database: Database): Promise<void> {
  const rounds = Array.from({ length: million("bushy").rounds + 2 }, (_, round) => ({
    round,
    block_number: toBlock(round, 0),
  }));
  for (const table of ["activity", "history", "raw_logs"] as const) {
    await createPartitions(database, table, rounds);
  }
}
