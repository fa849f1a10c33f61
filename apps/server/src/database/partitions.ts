import { sql } from "kysely";
import type { Database, Tables } from "./tables.ts";

/**
 * Tables with partitions by a column, for `size` values each: 4,000,000 blocks are about three months of Polygon. Each partition
 * adds to the time that PostgreSQL takes to plan a query. Never change a size: existing partitions have it.
 */
const partitionedTables = {
  history: { column: "block_number", size: 4_000_000 },
  raw_logs: { column: "block_number", size: 4_000_000 },
  activity: { column: "round", size: 90 },
} as const;

type PartitionedTable = keyof typeof partitionedTables;

/**
 * Creates the partitions that `rows` need and the table lacks, in the current schema. Call it in the transaction that inserts
 * them. Readers and writers of the table do not wait for it.
 */
export async function createPartitions(
  database: Database,
  table: keyof Tables,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await createNumbered(database, table, new Set(rows.map((row) => toPartition(table, row))));
}

/** The number of the partition that a row belongs to; null when the table has none. */
export function toPartition(table: keyof Tables, row: Readonly<Record<string, unknown>>): number | null {
  if (!isPartitioned(table)) return null;
  const { column, size } = partitionedTables[table];
  return Math.floor(Number(row[column]) / size);
}

/** Like `createPartitions`, for the results of `toPartition`. */
export async function createNumbered(
  database: Database,
  table: keyof Tables,
  numbers: ReadonlySet<number | null>,
): Promise<void> {
  if (!isPartitioned(table) || numbers.size === 0) return;
  const { size } = partitionedTables[table];
  const present = await readRanges(database, table);
  for (const number of numbers) {
    if (number === null) continue;
    const first = number * size;
    if (present.some(({ from, to }) => from <= first && first < to)) continue;
    const partition = sql.table(`${table}_${number}`);
    // `create table ... partition of` would lock out readers until the end of the transaction.
    await sql`create table ${partition} (like ${sql.table(table)} including all)`.execute(database);
    await sql`alter table ${sql.table(table)} attach partition ${partition}
      for values from (${sql.lit(first)}) to (${sql.lit(first + size)})`.execute(database);
  }
}

const isPartitioned = (table: keyof Tables): table is PartitionedTable =>
  Object.hasOwn(partitionedTables, table);

/** The partitions' ranges; the first partition of an upgraded table has no lower bound. */
async function readRanges(
  database: Database,
  table: PartitionedTable,
): Promise<{ from: number; to: number }[]> {
  const bound = sql`pg_get_expr(relpartbound, pg_class.oid)`;
  const { rows } = await sql<{ from: number; to: number }>`
    select coalesce(substring(${bound} from 'FROM \\(''?(\\d+)')::float8, 0) as "from",
      substring(${bound} from 'TO \\(''?(\\d+)')::float8 as "to"
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${table}::regclass`.execute(database);
  return rows;
}
