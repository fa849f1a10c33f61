import { randomUUID } from "node:crypto";
import { Kysely, PGliteDialect, sql } from "kysely";
import { createEmbedded } from "../../src/database/embedded.ts";
import { migrate } from "../../src/database/migrate.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import type { Database, Tables } from "../../src/database/tables.ts";
import { createLog } from "../../src/lib/log.ts";
import { query } from "./postgres.ts";

/** An empty database without any tables: PGlite in memory, or where TEST_POSTGRES_URL is set, one on that server. */
export async function createBareDatabase(): Promise<Database> {
  const server = process.env["TEST_POSTGRES_URL"];
  if (server === undefined) {
    return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await createEmbedded() }) });
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(server, `create database ${name} template template0 strategy file_copy`);
  const { database } = await openPostgres(new URL(name, server).href, createLog("silent"), 10);
  return database;
}

/** A database with all tables, empty. */
export async function createTestDatabase(): Promise<Database> {
  const database = await createBareDatabase();
  await migrate(database);
  return database;
}

/** Empties all tables: quicker than another database. */
export async function emptyTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(
    database,
  );
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`.execute(database);
}
