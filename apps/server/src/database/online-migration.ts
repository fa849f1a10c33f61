import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { OperatorError } from "../lib/operator-error.ts";
import type { Database } from "./tables.ts";

/**
 * Milliseconds that a step waits for its locks: later statements on the table queue behind it for as long. PostgreSQL cancels an
 * autovacuum that is in the way after 1 s.
 */
const LOCK_TIMEOUT = 1_200;
/** Milliseconds until it tries again. */
const LOCK_RETRY = 2_000;
/** lock_not_available and deadlock_detected. */
const lockErrors = new Set(["55P03", "40P01"]);
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

/** Runs the missing steps. Call it on a single connection without a time limit, in one process at a time. */
export async function applyOnline(
  connection: Database,
  migration: OnlineMigration,
  report: ReportProgress,
): Promise<void> {
  const { name, statements } = migration;
  let progress = await readProgress(connection, migration);
  while (progress.done < statements.length) {
    const statement = statements[progress.done] ?? "";
    const step = { migration: name, step: progress.done + 1, of: statements.length };
    report({ ...step, statement: toFirstLine(statement) }, "migration step started");
    const begin = performance.now();
    progress = await runStep(connection, { name, statement, progress, note: (text) => report(step, text) });
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
  note: (event: string) => void;
}

async function runStep(connection: Database, step: Step): Promise<Progress> {
  const { name, statement, progress } = step;
  try {
    const index = /^create (?:unique )?index concurrently (\w+)/i.exec(withoutComments(statement))?.[1];
    if (index !== undefined) return await buildIndex(connection, step, index);
    if (/^-- repeat$/m.test(statement)) return await repeat(connection, step);
    return await runWithLocks(connection, step, () => null);
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

async function repeat(connection: Database, step: Step): Promise<Progress> {
  let { progress } = step;
  let reportedAt = performance.now();
  const { done } = progress;
  while (progress.done === done) {
    progress = await runWithLocks(connection, { ...step, progress }, (rows) => rows[0]?.cursor ?? null);
    if (performance.now() - reportedAt < REPORT_INTERVAL) continue;
    step.note(`migration step at ${progress.cursor}`);
    reportedAt = performance.now();
  }
  return progress;
}

/** The statement and the progress in one transaction, so that a killed step leaves both or none. */
async function runWithLocks(
  connection: Database,
  { name, statement, progress, note }: Step,
  toCursor: (rows: readonly { cursor: string | null }[]) => string | null,
): Promise<Progress> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connection.transaction().execute(async (transaction) => {
        await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT}ms`}, true),
          set_config('canopy.cursor', ${progress.cursor ?? ""}, true)`.execute(transaction);
        const { rows } = await sql.raw<{ cursor: string | null }>(statement).execute(transaction);
        const cursor = toCursor(rows);
        return save(transaction, name, { done: progress.done + (cursor === null ? 1 : 0), cursor });
      });
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !lockErrors.has(error.code ?? "")) throw error;
      if (attempt === 1) note("migration step waits for a lock, retrying");
      await sleep(LOCK_RETRY);
    }
  }
}

async function save(database: Database, name: string, progress: Progress): Promise<Progress> {
  await sql`update migration_progress set done = ${progress.done}, cursor = ${progress.cursor}
    where name = ${name}`.execute(database);
  return progress;
}

const withoutComments = (statement: string) => statement.replaceAll(/^--.*\n/gm, "").trim();
const toFirstLine = (statement: string) => withoutComments(statement).split("\n", 1)[0] ?? "";
