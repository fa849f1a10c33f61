import { CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Column } from "./bulk-load/copy-encoder.ts";
import { CopyData } from "./bulk-load/copy-query.ts";
import { StatementQueue } from "./bulk-load/statement-queue.ts";
import { createPartitions } from "./partitions.ts";
import type { Database, NewRow, Tables } from "./tables.ts";

/** Rows per statement: a statement stays within some megabytes. */
const CHUNK = 5_000;
const INSERTED = 4_000;

/** Inserts all `rows` with a parameter for each column, which is faster than one for each value, or than JSON. */
export async function insertRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await createPartitions(database, table, rows);
  const columns = await readColumns(database, table, Object.keys(first));
  const queue = new StatementQueue(database);
  for (const chunk of splitChunks(rows, INSERTED)) {
    await queue.add(sql`insert into ${sql.table(table)} (${toNames(columns)})
      select ${toTypes(columns)} from ${toColumns(columns, chunk)} as inserted (${toNames(columns)})`);
  }
  await queue.end();
}

const toNames = (columns: readonly Column[]) => sql.join(columns.map(({ name }) => sql.ref(name)));
const toTypes = (columns: readonly Column[]) =>
  sql.join(columns.map(({ name, type }) => sql`${sql.ref(name)}::${sql.raw(type)}`));

/**
 * `rows` to select from. In a subquery, the planner does not see how many there are: it expects few, and looks up by key each row
 * to join with, where it might read a whole table for many.
 */
function toColumns(columns: readonly Column[], rows: readonly object[]): RawBuilder<unknown> {
  const values = columns.map(({ name, type }) => {
    // `unnest` would take arrays of arrays apart.
    const element = type.endsWith("[]") ? "text" : type;
    return sql`(select ${toArrayLiteral(rows.map((row) => Reflect.get(row, name)))}::${sql.raw(element)}[])`;
  });
  return sql`unnest(${sql.join(values)})`;
}

/** The columns of a table. They change in migrations only, before the program uses them. */
const knownColumns = new Map<keyof Tables, readonly Column[]>();

/** The columns in `names`: those that a newer version has added keep their defaults. */
export async function readColumns(
  database: Database,
  table: keyof Tables,
  names: Iterable<string>,
): Promise<readonly Column[]> {
  const wanted = new Set(names);
  const columns = knownColumns.get(table) ?? (await readAllColumns(database, table));
  return columns.filter(({ name }) => wanted.has(name));
}

async function readAllColumns(database: Database, table: keyof Tables): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(database);
  knownColumns.set(table, rows);
  return rows;
}

/** An array as PostgreSQL reads it. The driver's own text takes twice as long. */
function toArrayLiteral(values: readonly unknown[]): string {
  let text = "{";
  for (const value of values) {
    if (text.length > 1) text += ",";
    if (value === null || value === undefined) text += "NULL";
    else if (typeof value === "string") text += quote(value);
    else if (value instanceof Date) text += value.toISOString();
    else if (Array.isArray(value)) text += quote(toArrayLiteral(value));
    else text += String(value);
  }
  return `${text}}`;
}

const quote = (text: string) => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, "\\$&") : text}"`;

/** The columns of the key, those to write, and those to add to. */
interface Columns<Key extends string, Column extends string, Sum extends string = never> {
  key: readonly Key[];
  columns: readonly Column[];
  sums?: readonly Sum[];
}

/** Sets `columns` of existing rows, and adds to `sums`. */
export async function updateRows<
  Table extends keyof Tables,
  Key extends keyof NewRow<Table> & string,
  Column extends keyof NewRow<Table> & string = never,
  Sum extends keyof NewRow<Table> & string = never,
>(
  database: Database,
  table: Table,
  rows: readonly Pick<NewRow<Table>, Key | Column | Sum>[],
  { key, columns, sums = [] }: Columns<Key, Column, Sum>,
): Promise<void> {
  const changes = [
    ...columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`),
    ...sums.map(
      (column) => sql`${sql.ref(column)} = present.${sql.ref(column)} + changed.${sql.ref(column)}`,
    ),
  ];
  const isSame = key.map((column) => sql`present.${sql.ref(column)} = changed.${sql.ref(column)}`);
  const written = await readColumns(database, table, [...key, ...columns, ...sums]);
  const queue = new StatementQueue(database);
  for (const chunk of splitChunks(rows)) {
    await queue.add(sql`update ${sql.table(table)} as present set ${sql.join(changes)}
      from ${toColumns(written, chunk)} as changed (${toNames(written)})
      where ${sql.join(isSame, sql` and `)}`);
  }
  await queue.end();
}

/** Inserts rows that a `CopyEncoder` of `columns` has encoded. The partitions for them have to exist. */
export async function copyRows(
  database: Database,
  table: string,
  columns: readonly Column[],
  bytes: Buffer,
): Promise<void> {
  const statement = sql`copy ${sql.table(table)} (${toNames(columns)}) from stdin (format binary)`.compile(
    database,
  );
  await database.executeQuery(CompiledQuery.raw(statement.sql, [new CopyData(bytes)]));
}

/** Adds to `columns` of rows, and inserts those that do not exist. */
export async function addRows<
  Table extends keyof Tables,
  Key extends keyof NewRow<Table> & string,
  Column extends keyof NewRow<Table> & string,
>(
  database: Database,
  table: Table,
  rows: readonly NewRow<Table>[],
  { key, columns }: Columns<Key, Column>,
): Promise<void> {
  const sums = columns.map((column) => {
    const name = sql.ref(column);
    return sql`${name} = present.${name} + excluded.${name}`;
  });
  const [first] = rows;
  if (first === undefined) return;
  await createPartitions(database, table, rows);
  const written = await readColumns(database, table, Object.keys(first));
  const queue = new StatementQueue(database);
  for (const chunk of splitChunks(rows)) {
    await queue.add(sql`insert into ${sql.table(table)} as present (${toNames(written)})
      select ${toTypes(written)} from ${toColumns(written, chunk)} as added (${toNames(written)})
      on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(sums)}`);
  }
  await queue.end();
}

export function* splitChunks<Item>(items: readonly Item[], size = CHUNK): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
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
