import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { openPostgres } from "../../src/database/postgres.ts";
import type { Database } from "../../src/database/tables.ts";
import { createLog } from "../../src/lib/log.ts";
import { createDatabase, TEMPLATE } from "./postgres.ts";
import { getSharedPostgres } from "./shared.ts";

/** The URL of a new database without any tables. */
export function createBareDatabaseUrl(): Promise<string> {
  return createUniqueDatabase("template0");
}

/** The URL of a new database with all tables, empty. */
export function createTestDatabaseUrl(): Promise<string> {
  return createUniqueDatabase(TEMPLATE);
}

async function createUniqueDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  return createDatabase(await getSharedPostgres(), name, template);
}

/** A new database with all tables, empty. */
export async function createTestDatabase(): Promise<Database> {
  return connectTestDatabase(await createTestDatabaseUrl());
}

export async function connectTestDatabase(url: string): Promise<Database> {
  const { database } = await openPostgres(url, createLog("silent"), 10);
  return database;
}

/** Empties all tables, which is faster than creating another database. */
export async function emptyTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(
    database,
  );
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`.execute(database);
}
