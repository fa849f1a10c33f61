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
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(database);
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
  return [
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    // PostgreSQL describes an index of a partitioned table without its partitions.
    ...indexes.map(({ definition }) => definition.replace(" ON ONLY ", " ON ")),
  ];
}

async function createYear(database: Database): Promise<void> {
  const rounds = Array.from({ length: million("bushy").rounds + 2 }, (_, round) => ({
    round,
    block_number: toBlock(round, 0),
  }));
  for (const table of ["activity", "history", "raw_logs"] as const) {
    await createPartitions(database, table, rounds);
  }
}
