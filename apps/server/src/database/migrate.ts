import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { OperatorError } from "../lib/operator-error.ts";
import { applyOnline, type MigrationDatabase, type ReportProgress } from "./online-migration.ts";
import type { Database } from "./tables.ts";
import { limitLockWaits, retryLocks } from "./time-limit.ts";

const folder = new URL("migrations/", import.meta.url);
/** Numbers of advisory locks that no other program on this database uses. Releases before online migrations wait for the first. */
const LOCK = 7_226_679_001n;
const ONLINE_LOCK = 7_226_679_002n;
/** Milliseconds between two attempts to get the lock. */
const LOCK_RETRY = 200;
/** Attempts of plain migrations to get the locks of their tables: about a minute and a half. */
const TABLE_LOCK_ATTEMPTS = 30;

/** An SQL file, `*.online.sql` for an online migration. Each statement ends with a semicolon at the end of a line; function bodies are between two `$$`. */
export interface Migration {
  name: string;
  sql: string;
}

/** Reads the migrations of this version, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), "utf8") })),
  );
}

/**
 * Applies the missing migrations, forward only. Consecutive plain ones are applied together or not at all, in several attempts if
 * tables are in use; an online one runs step by step while older processes keep working. Processes that start together wait for
 * each other.
 *
 * @returns the names of the applied migrations
 * @throws OperatorError when the database has migrations of a newer version, an applied migration has changed, tables stay in
 * use, or an online one fails
 */
export async function migrate(
  database: Database,
  report: ReportProgress = () => undefined,
  migrations?: readonly Migration[],
  lockAttempts = TABLE_LOCK_ATTEMPTS,
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  return database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await waitForLock(connection, report);
    const on = { connection, database };
    try {
      const names: string[] = [];
      for (;;) {
        const { applied, online } = await applyPlainWithLocks(on, wanted, lockAttempts, report);
        names.push(...applied);
        if (online === undefined) return names;
        const statements = splitStatements(online);
        await applyOnline(on, { name: online.name, checksum: toChecksum(online), statements }, report);
        names.push(online.name);
      }
    } finally {
      // Both fail only on a broken connection, which the pool discards.
      await sql`select pg_advisory_unlock(${ONLINE_LOCK})`.execute(connection).catch(() => undefined);
      await sql`reset statement_timeout`.execute(connection).catch(() => undefined);
    }
  });
}

/** Asks repeatedly: a concurrent index waits for a statement that waits for this lock, and would never be complete. */
async function waitForLock(connection: Database, report: ReportProgress): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${ONLINE_LOCK}) as locked`.execute(connection);
    if (rows[0]?.locked === true) return;
    if (attempt === 1) report({}, "another process migrates the database, waiting");
    await sleep(LOCK_RETRY);
  }
}

/** A live database is in use: waiting for a table would stop the readers behind, and may end in a deadlock with an indexer. */
async function applyPlainWithLocks(
  { connection, database }: MigrationDatabase,
  wanted: readonly Migration[],
  attempts: number,
  report: ReportProgress,
): Promise<{ applied: string[]; online: Migration | undefined }> {
  return retryLocks(() => applyPlain(connection, wanted), {
    database,
    connection,
    limit: {
      attempts,
      toError: (blockers, cause) =>
        new OperatorError(
          `Could not lock the tables to migrate: they are in use by ${blockers}. The database is unchanged. Wait until that session ends, or end it, and start again.`,
          { cause },
        ),
    },
    onRetry: (blockers) => report({ blockers }, "migrations wait for a lock, retrying"),
  });
}

/** Applies the missing plain migrations up to the next online one, all of them or none. */
async function applyPlain(
  connection: Database,
  wanted: readonly Migration[],
): Promise<{ applied: string[]; online: Migration | undefined }> {
  return connection.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await limitLockWaits(transaction);
    await sql`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(transaction);
    await sql`create table if not exists migration_progress (
      name text primary key, checksum text not null, done integer not null, cursor text
    )`.execute(transaction);
    const { rows: applied } = await sql<{ name: string; checksum: string }>`
      select name, checksum from migrations`.execute(transaction);
    requireKnown(applied, wanted);

    const missing = wanted.filter(({ name }) => !applied.some((row) => row.name === name));
    const online = missing.find(({ name }) => name.endsWith(".online.sql"));
    const plain = online === undefined ? missing : missing.slice(0, missing.indexOf(online));
    for (const migration of plain) {
      for (const statement of splitStatements(migration)) await sql.raw(statement).execute(transaction);
      await sql`insert into migrations (name, checksum)
        values (${migration.name}, ${toChecksum(migration)})`.execute(transaction);
    }
    return { applied: plain.map(({ name }) => name), online };
  });
}

/** The names of this version's migrations that the database lacks. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database);
  const wanted = await readMigrations();
  return wanted.map(({ name }) => name).filter((name) => !rows.some((row) => row.name === name));
}

function requireKnown(
  applied: readonly { name: string; checksum: string }[],
  wanted: readonly Migration[],
): void {
  for (const { name, checksum } of applied) {
    const migration = wanted.find((candidate) => candidate.name === name);
    if (migration === undefined) {
      throw new OperatorError(
        `The database has the migration ${name} of a newer version. Start that version, or use another database.`,
      );
    }
    if (toChecksum(migration) !== checksum) {
      throw new OperatorError(
        `The migration ${name} has changed since it was applied. Restore its text and add a new migration, or use another database.`,
      );
    }
  }
}

/** Up to a semicolon at the end of a line, but not inside a function's body between two `$$`. */
const statementPattern = /(?:\$\$[\s\S]*?\$\$|[^;]|;(?!\s*$))+/gm;

function splitStatements({ sql: text }: Migration): string[] {
  return (text.match(statementPattern) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

function toChecksum({ sql: text }: Migration): string {
  return createHash("sha256").update(text).digest("hex");
}
