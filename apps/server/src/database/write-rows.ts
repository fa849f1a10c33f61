import { type RawBuilder, type Selectable, sql } from "kysely";
import { createPartitions } from "./partitions.ts";
import type { Database, Tables } from "./tables.ts";

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** Rows per statement: a statement stays within some megabytes. */
const CHUNK = 10_000;

/** Inserts all `rows` as one JSON text, which is faster than a parameter for each value. */
export async function insertRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  await createPartitions(database, table, rows);
  for (const chunk of splitChunks(rows)) {
    await sql`insert into ${sql.table(table)} select * from ${toRecordset(table, chunk)}`.execute(database);
  }
}

/** The columns of the key, those to write, and those to add to. */
interface Columns<Key extends string, Column extends string, Sum extends string = never> {
  key: readonly Key[];
  columns: readonly Column[];
  sums?: readonly Sum[];
}

/** Sets `columns` of existing rows, and adds to `sums`. */
export async function updateRows<
  Table extends keyof Tables,
  Key extends keyof Row<Table> & string,
  Column extends keyof Row<Table> & string = never,
  Sum extends keyof Row<Table> & string = never,
>(
  database: Database,
  table: Table,
  rows: readonly Pick<Row<Table>, Key | Column | Sum>[],
  { key, columns, sums = [] }: Columns<Key, Column, Sum>,
): Promise<void> {
  const changes = [
    ...columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`),
    ...sums.map(
      (column) => sql`${sql.ref(column)} = present.${sql.ref(column)} + changed.${sql.ref(column)}`,
    ),
  ];
  const isSame = key.map((column) => sql`present.${sql.ref(column)} = changed.${sql.ref(column)}`);
  for (const chunk of splitChunks(rows)) {
    await sql`update ${sql.table(table)} as present set ${sql.join(changes)}
      from ${toRecordset(table, chunk)} as changed where ${sql.join(isSame, sql` and `)}`.execute(database);
  }
}

/** Adds to `columns` of rows, and inserts those that do not exist. */
export async function addRows<
  Table extends keyof Tables,
  Key extends keyof Row<Table> & string,
  Column extends keyof Row<Table> & string,
>(
  database: Database,
  table: Table,
  rows: readonly Row<Table>[],
  { key, columns }: Columns<Key, Column>,
): Promise<void> {
  const sums = columns.map((column) => {
    const name = sql.ref(column);
    return sql`${name} = present.${name} + excluded.${name}`;
  });
  await createPartitions(database, table, rows);
  for (const chunk of splitChunks(rows)) {
    await sql`insert into ${sql.table(table)} as present select * from ${toRecordset(table, chunk)}
      on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(sums)}`.execute(
      database,
    );
  }
}

function* splitChunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK);
}

/** `rows` as a set of records to select from: columns that they lack are null. */
export function toRecordset(table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows.map(withoutBigints));
  return sql`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`;
}

/** JSON has no bigint, but PostgreSQL reads a number from a string too. */
function withoutBigints(row: object): Record<string, unknown> {
  const plain: Record<string, unknown> = { ...row };
  for (const column in plain) {
    const value = plain[column];
    if (typeof value === "bigint") plain[column] = value.toString();
  }
  return plain;
}
