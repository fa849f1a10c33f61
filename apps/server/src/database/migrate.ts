import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import { OperatorError } from "../lib/operator-error.ts";
import type { Database } from "./tables.ts";
import { withoutTimeLimit } from "./time-limit.ts";

const folder = new URL("migrations/", import.meta.url);
/** The number of an advisory lock that no other program on this database uses. */
const LOCK = 7_226_679_001n;

/** An SQL file. Each statement ends with a semicolon at the end of a line; function bodies are between two `$$`. */
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
 * Applies the missing migrations, all of them or none, forward only. Processes that start together wait for each other.
 *
 * @returns the names of the applied migrations
 * @throws OperatorError when the database has migrations of a newer version, or an applied migration has changed
 */
export async function migrate(database: Database, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  return database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await sql`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(transaction);
    const { rows: applied } = await sql<{ name: string; checksum: string }>`
      select name, checksum from migrations`.execute(transaction);
    requireKnown(applied, wanted);

    const missing = wanted.filter(({ name }) => !applied.some((row) => row.name === name));
    for (const migration of missing) {
      for (const statement of splitStatements(migration)) await sql.raw(statement).execute(transaction);
      await sql`insert into migrations (name, checksum)
        values (${migration.name}, ${toChecksum(migration)})`.execute(transaction);
    }
    return missing.map(({ name }) => name);
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
