import { Kysely, PGliteDialect } from "kysely";
import { createEmbedded } from "../database/embedded.ts";
import { migrate } from "../database/migrate.ts";
import type { Database, Tables } from "../database/tables.ts";

/** An empty database in memory without any tables. */
export async function createBareDatabase(): Promise<Database> {
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await createEmbedded() }) });
}

/** A database in memory with all tables, empty. */
export async function createTestDatabase(): Promise<Database> {
  const database = await createBareDatabase();
  await migrate(database);
  return database;
}

/** Empties all tables: quicker than another database. */
export async function emptyTables(database: Database): Promise<void> {
  for (const table of [
    "index_source",
    "index_checkpoint",
    "block_headers",
    "raw_logs",
    "members",
    "entries",
    "rounds",
    "identity_changes",
    "nonces",
    "sessions",
  ] as const) {
    await database.deleteFrom(table).execute();
  }
}
