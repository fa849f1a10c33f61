import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/** The schema in which a rebuild builds the tables, next to those that the API reads. */
export const DRAFT = "rebuild";

/** The tables derived from the raw logs, and the journal that undoes their changes. */
const derivedTables = [
  "members",
  "identities",
  "seats",
  "entries",
  "rounds",
  "activity",
  "rank_windows",
  "ranks",
  "history",
  "price_candidates",
  "collections",
  "journal",
] as const;

/** Tables in which a rebuild looks rows up: their primary key is there from the start. */
const keyedTables = ["members", "rounds", "rank_windows", "ranks"];

/**
 * Milliseconds for which the swap makes readers wait, and between two attempts. PostgreSQL cancels an autovacuum that is in the way
 * after 1 s.
 */
const LOCK_TIMEOUT = 1_200;
const LOCK_PAUSE = 2_000;
/** lock_not_available and deadlock_detected. */
const lockErrors = new Set(["55P03", "40P01"]);

/** In this transaction, tables are those of the draft. Between two statements it may compute for some minutes. */
export async function useDraft(transaction: Database): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(transaction);
  await sql`select set_config('search_path', ${`${DRAFT}, public`}, true)`.execute(transaction);
}

/** Creates the tables, empty and nearly without indexes, which are faster to build when the rows are there. */
export async function createDraft(transaction: Database): Promise<void> {
  await dropDraft(transaction);
  await sql`create schema ${sql.ref(DRAFT)}`.execute(transaction);
  for (const table of derivedTables) {
    const { storage, partitions } = await readLayout(transaction, table);
    await sql`create table ${draft(table)} (like ${published(table)} including all excluding indexes)
      ${sql.raw(partitions)} ${sql.raw(storage)}`.execute(transaction);
  }
  for (const table of keyedTables) await addConstraints(transaction, table, ["p"]);
}

export async function dropDraft(transaction: Database): Promise<void> {
  await sql`drop schema if exists ${sql.ref(DRAFT)} cascade`.execute(transaction);
}

/** Adds what the draft lacks: keys, indexes and triggers, and statistics for the planner. */
export async function completeDraft(transaction: Database): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
  for (const table of derivedTables) {
    await addConstraints(transaction, table, keyedTables.includes(table) ? ["u"] : ["p", "u"]);
    const { rows } = await sql<{ statement: string }>`
      select pg_get_indexdef(indexrelid) as statement from pg_index
      where indrelid = ${`public.${table}`}::regclass
        and not exists (select from pg_constraint where conindid = indexrelid)
      union all
      select pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = ${`public.${table}`}::regclass and not tgisinternal`.execute(transaction);
    for (const { statement } of rows) await sql.raw(moveToDraft(statement, table)).execute(transaction);
    await sql`analyze ${draft(table)}`.execute(transaction);
  }
}

/**
 * Puts the draft in the place of the tables that the API reads. Readers wait until the end of the transaction, so do nothing
 * after it. While one of them holds a table for long, as `verify` does, it tries again.
 */
export async function publishDraft(transaction: Database): Promise<void> {
  await lockPublished(transaction);
  for (const table of derivedTables) await sql`drop table ${published(table)}`.execute(transaction);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = ${DRAFT}::regnamespace and relkind in ('r', 'p')
      and (relname::text = any(${derivedTables}) or relispartition)`.execute(transaction);
  for (const { name } of rows) {
    await sql`alter table ${draft(name)} set schema public`.execute(transaction);
  }
  await dropDraft(transaction);
}

async function lockPublished(transaction: Database): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT)}, true)`.execute(transaction);
  for (;;) {
    await sql`savepoint unlocked`.execute(transaction);
    try {
      await sql`lock table ${sql.join(derivedTables.map(published))} in access exclusive mode`.execute(
        transaction,
      );
      await sql`set local lock_timeout = 0`.execute(transaction);
      return;
    } catch (error) {
      if (!isLockFailure(error)) throw error;
      await sql`rollback to savepoint unlocked`.execute(transaction);
      await sleep(LOCK_PAUSE);
    }
  }
}

const isLockFailure = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && lockErrors.has(error.code);

/** What `like` does not copy: how rows are stored, and how they are partitioned. */
async function readLayout(
  database: Database,
  table: string,
): Promise<{ storage: string; partitions: string }> {
  const { rows } = await sql<{ storage: string; partitions: string }>`
    select coalesce('with (' || array_to_string(reloptions, ', ') || ')', '') as storage,
      coalesce('partition by ' || pg_get_partkeydef(oid), '') as partitions
    from pg_class where oid = ${`public.${table}`}::regclass`.execute(database);
  const [layout] = rows;
  if (layout === undefined) throw new Error(`The database has no table ${table}`);
  return layout;
}

/** Adds primary keys (`p`) or unique constraints (`u`). */
async function addConstraints(transaction: Database, table: string, kinds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${`public.${table}`}::regclass and contype::text = any(${kinds})`.execute(transaction);
  for (const { name, definition } of rows) {
    await sql`alter table ${draft(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      transaction,
    );
  }
}

/** PostgreSQL prints the definition of an index or a trigger with the schema of its table. */
function moveToDraft(statement: string, table: string): string {
  const moved = statement.replace(
    new RegExp(`^(.*? ON )(?:ONLY )?public\\.${table}\\b`, "s"),
    `$1${DRAFT}.${table}`,
  );
  if (moved === statement) throw new Error(`Cannot copy to the draft: ${statement}`);
  return moved;
}

const draft = (table: string) => sql.table(`${DRAFT}.${table}`);
const published = (table: string) => sql.table(`public.${table}`);
