import { sql } from "kysely";
import pg from "pg";
import { FIRST_REPLACED } from "../../database/checkpoint.ts";
import type { Database } from "../../database/tables.ts";
import { isLockFailure, limitLockWaits, retryLocks } from "../../database/time-limit.ts";
import { OperatorError } from "../../lib/operator-error.ts";

/** The schema in which a rebuild builds the tables, next to those that the API reads. */
export const DRAFT = "rebuild";

/** The tables derived from the raw logs, and the journal that undoes their changes, in the order in which the swap locks them. */
const derivedTables = [
  FIRST_REPLACED,
  "identities",
  "seats",
  "legs",
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

/** A rebuild derives them from the stored events, a backfill from those that it reads from the chain and stores. */
export const draftTables = {
  rebuild: derivedTables,
  backfill: [...derivedTables, "raw_logs"],
} as const;

export type DraftKind = keyof typeof draftTables;

/** Tables in which a rebuild looks rows up: their primary key is there from the start. */
const keyedTables = ["members", "legs", "rounds", "rank_windows", "ranks"];

/** Attempts to lock the published tables: about ten minutes. */
const LOCK_ATTEMPTS = 200;
/** insufficient_privilege. */
const NO_PRIVILEGE = "42501";

interface LockOptions {
  kind: DraftKind;
  /** For a second connection, which sees what the swap waits for. */
  database: Database;
  attempts?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** A session reads the published tables for longer than the swap waits. A later rebuild continues. */
export class TablesInUseError extends Error {
  override readonly name = "TablesInUseError";
}

/** In this transaction, tables are those of the draft. Between two statements it may compute for some minutes. */
export async function useDraft(transaction: Database): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(transaction);
  await sql`select set_config('search_path', ${`${DRAFT}, public`}, true)`.execute(transaction);
}

/** Creates the tables, empty and nearly without indexes, which are faster to build when the rows are there. */
export async function createDraft(transaction: Database, kind: DraftKind): Promise<void> {
  await createSchema(transaction);
  for (const table of draftTables[kind]) {
    const { storage, partitions } = await readLayout(transaction, table);
    await sql`create table ${draft(table)} (like ${published(table)} including all excluding indexes)
      ${sql.raw(partitions)} ${sql.raw(storage)}`.execute(transaction);
  }
  for (const table of keyedTables) await addConstraints(transaction, table, ["p"]);
}

async function createSchema(transaction: Database): Promise<void> {
  const { rows } = await sql<{ grant: string }>`
    select format('grant create on database %I to %I', current_database(), current_user) as grant`.execute(
    transaction,
  );
  try {
    await dropDraft(transaction);
    await sql`create schema ${sql.ref(DRAFT)}`.execute(transaction);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError) || cause.code !== NO_PRIVILEGE) throw cause;
    throw new OperatorError(
      `PostgreSQL refuses the schema in which the index is rebuilt (${cause.message}). Run as a superuser of the database: drop schema if exists ${DRAFT} cascade; ${rows[0]?.grant};`,
      { cause },
    );
  }
}

export async function dropDraft(transaction: Database): Promise<void> {
  await sql`drop schema if exists ${sql.ref(DRAFT)} cascade`.execute(transaction);
}

/** Adds what the draft lacks: keys, indexes and triggers, and statistics for the planner. */
export async function completeDraft(transaction: Database, kind: DraftKind): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
  for (const table of draftTables[kind]) {
    await addConstraints(transaction, table, keyedTables.includes(table) ? ["u"] : ["p", "u"]);
    const { rows } = await sql<{ statement: string }>`
      select pg_get_indexdef(indexrelid) as statement from pg_index
      where indrelid = ${`public.${table}`}::regclass
        and not exists (select from pg_constraint where conindid = indexrelid)
      union all
      select pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = ${`public.${table}`}::regclass and not tgisinternal`.execute(transaction);
    for (const { statement } of rows) await sql.raw(moveToDraft(statement, table)).execute(transaction);
    await analyzeIndexed(transaction, table);
  }
}

/** Statistics of the columns by which an index finds rows. Those of hashes and amounts help no query. */
async function analyzeIndexed(transaction: Database, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct attname as name from pg_index
    cross join unnest(indkey) with ordinality as key (attnum, place)
    join pg_attribute on attrelid = indrelid and pg_attribute.attnum = key.attnum
    where indrelid = ${`public.${table}`}::regclass and place <= indnkeyatts`.execute(transaction);
  await sql`analyze ${draft(table)} (${sql.join(rows.map(({ name }) => sql.ref(name)))})`.execute(
    transaction,
  );
}

/**
 * Puts the draft in the place of the tables that the API reads. Readers wait until the end of the transaction, so do nothing
 * after it. Call `lockPublished` first.
 */
export async function publishDraft(transaction: Database, kind: DraftKind): Promise<void> {
  const tables = draftTables[kind];
  for (const table of tables) await sql`drop table ${published(table)}`.execute(transaction);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = ${DRAFT}::regnamespace and relkind in ('r', 'p')
      and (relname::text = any(${tables}) or relispartition)`.execute(transaction);
  for (const { name } of rows) {
    await sql`alter table ${draft(name)} set schema public`.execute(transaction);
  }
  await dropDraft(transaction);
}

/**
 * Locks out the readers of the tables that the API reads. While one of them holds a table for long, as `verify` does, it lets the
 * others pass and tries again.
 *
 * @throws TablesInUseError
 */
export async function lockPublished(
  transaction: Database,
  { kind, database, attempts = LOCK_ATTEMPTS, signal }: LockOptions,
): Promise<void> {
  await limitLockWaits(transaction);
  await retryLocks(() => tryLock(transaction, kind), {
    database,
    connection: transaction,
    limit: {
      attempts,
      toError: (blockers, cause) =>
        new TablesInUseError(
          `The rebuilt index cannot replace tables that are in use by ${blockers}. Wait until the session ends, or end it.`,
          { cause },
        ),
    },
    signal,
  });
  await sql`set local lock_timeout = 0`.execute(transaction);
}

async function tryLock(transaction: Database, kind: DraftKind): Promise<void> {
  await sql`savepoint unlocked`.execute(transaction);
  try {
    const tables = sql.join(draftTables[kind].map(published));
    await sql`lock table ${tables} in access exclusive mode`.execute(transaction);
  } catch (error) {
    if (isLockFailure(error)) await sql`rollback to savepoint unlocked`.execute(transaction);
    throw error;
  }
}

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
