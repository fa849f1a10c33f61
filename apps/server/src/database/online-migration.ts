import { sql } from "kysely";
import pg from "pg";
import { OperatorError } from "../lib/operator-error.ts";
import type { Database } from "./tables.ts";
import { limitLockWaits, retryLocks } from "./time-limit.ts";

/** Milliseconds between two reports of a step that has a cursor. */
const REPORT_INTERVAL = 10_000;

/** Reports progress: an event with its data. */
export type ReportProgress = (fields: object, event: string) => void;

/**
 * A migration for large tables. Older processes keep working while it runs; it continues where it was killed. Each statement is
 * a step:
 *
 * - `create index concurrently` runs outside a transaction. What an interrupted one left is dropped first.
 * - A statement after the comment `-- repeat` runs again and again, each time in a transaction, until it returns null as
 *   `cursor`. `current_setting('canopy.cursor')` is the cursor that it returned before, and empty at first.
 * - Every other statement runs in a transaction, and tries again when it does not get its locks at once.
 */
export interface OnlineMigration {
  name: string;
  checksum: string;
  statements: readonly string[];
}

type Progress = { done: number; cursor: string | null };

/** A single connection without a time limit, and others, which see what it waits for. */
export interface MigrationDatabase {
  connection: Database;
  database: Database;
}

/** Runs the missing steps. Call it in one process at a time. */
export async function applyOnline(
  on: MigrationDatabase,
  migration: OnlineMigration,
  report: ReportProgress,
): Promise<void> {
  const { connection } = on;
  const { name, statements } = migration;
  let progress = await readProgress(connection, migration);
  while (progress.done < statements.length) {
    const statement = statements[progress.done] ?? "";
    const step = { migration: name, step: progress.done + 1, of: statements.length };
    report({ ...step, statement: toFirstLine(statement) }, "migration step started");
    const begin = performance.now();
    const note = (text: string, fields = {}) => report({ ...step, ...fields }, text);
    progress = await runStep(on, { name, statement, progress, note });
    report({ ...step, seconds: Math.round(performance.now() - begin) / 1_000 }, "migration step done");
  }
  await connection.transaction().execute(async (transaction) => {
    await sql`delete from migration_progress where name = ${name}`.execute(transaction);
    await sql`insert into migrations (name, checksum) values (${name}, ${migration.checksum})`.execute(
      transaction,
    );
  });
}

async function readProgress(connection: Database, { name, checksum }: OnlineMigration): Promise<Progress> {
  await sql`insert into migration_progress (name, checksum, done) values (${name}, ${checksum}, 0)
    on conflict do nothing`.execute(connection);
  const { rows } = await sql<Progress & { checksum: string }>`
    select done, cursor, checksum from migration_progress where name = ${name}`.execute(connection);
  const [row] = rows;
  if (row?.checksum === checksum) return row;
  throw new OperatorError(
    `The migration ${name} was interrupted and has changed since. Complete it with the release that started it.`,
  );
}

interface Step {
  name: string;
  statement: string;
  progress: Progress;
  note: (event: string, fields?: object) => void;
}

async function runStep(on: MigrationDatabase, step: Step): Promise<Progress> {
  const { name, statement, progress } = step;
  try {
    const index = /^create (?:unique )?index concurrently (\w+)/i.exec(withoutComments(statement))?.[1];
    if (index !== undefined) return await buildIndex(on.connection, step, index);
    if (/^-- repeat$/m.test(statement)) return await repeat(on, step);
    return await runWithLocks(on, step, () => null);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    throw new OperatorError(
      `The migration ${name} stopped at step ${progress.done + 1} (${cause.message}). The previous release keeps working. Remove the cause and start again: the migration continues with this step.`,
      { cause },
    );
  }
}

async function buildIndex(connection: Database, { name, statement, progress }: Step, index: string) {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`.execute(connection);
  const isValid = rows[0]?.valid;
  if (isValid === false) await sql`drop index concurrently ${sql.ref(index)}`.execute(connection);
  if (isValid !== true) await sql.raw(statement).execute(connection);
  return save(connection, name, { done: progress.done + 1, cursor: null });
}

async function repeat(on: MigrationDatabase, step: Step): Promise<Progress> {
  let { progress } = step;
  let reportedAt = performance.now();
  const { done } = progress;
  while (progress.done === done) {
    progress = await runWithLocks(on, { ...step, progress }, (rows) => rows[0]?.cursor ?? null);
    if (performance.now() - reportedAt < REPORT_INTERVAL) continue;
    step.note(`migration step at ${progress.cursor}`);
    reportedAt = performance.now();
  }
  return progress;
}

/** The statement and the progress in one transaction, so that a killed step leaves both or none. */
async function runWithLocks(
  { connection, database }: MigrationDatabase,
  { name, statement, progress, note }: Step,
  toCursor: (rows: readonly { cursor: string | null }[]) => string | null,
): Promise<Progress> {
  const attempt = () =>
    connection.transaction().execute(async (transaction) => {
      await limitLockWaits(transaction);
      await sql`select set_config('canopy.cursor', ${progress.cursor ?? ""}, true)`.execute(transaction);
      const { rows } = await sql.raw<{ cursor: string | null }>(statement).execute(transaction);
      const cursor = toCursor(rows);
      return save(transaction, name, { done: progress.done + (cursor === null ? 1 : 0), cursor });
    });
  const onRetry = (blockers: string) => note("migration step waits for a lock, retrying", { blockers });
  return retryLocks(attempt, { database, connection, onRetry });
}

async function save(database: Database, name: string, progress: Progress): Promise<Progress> {
  await sql`update migration_progress set done = ${progress.done}, cursor = ${progress.cursor}
    where name = ${name}`.execute(database);
  return progress;
}

const withoutComments = (statement: string) => statement.replaceAll(/^--.*\n/gm, "").trim();
const toFirstLine = (statement: string) => withoutComments(statement).split("\n", 1)[0] ?? "";
