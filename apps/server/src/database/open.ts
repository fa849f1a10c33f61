import type { Logger } from "pino";
import type { DatabaseConfig } from "../config/database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import type { Database } from "./tables.ts";

export interface OpenDatabase {
  database: Database;
  /** For connections besides the pool's. */
  url: string;
  /** The pool's connections; `waiting` are those who wait for one. */
  pool(): { open: number; idle: number; waiting: number };
  /** Fails when the embedded PostgreSQL ends by itself. */
  failure?: Promise<never>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws Problem when that cannot be done
 */
export async function openDatabase(where: DatabaseConfig, log: Logger): Promise<OpenDatabase> {
  const open =
    "url" in where
      ? await openPostgres(where.url, log, where.connections)
      : await openEmbedded(where.folder, log, where.connections);
  try {
    for (const name of await migrate(open.database)) log.info({ migration: name }, "migrated the database");
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
