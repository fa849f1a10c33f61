import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import type { Database } from "./tables.ts";

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws Problem when that cannot be done
 */
export async function openDatabase(where: Config["database"], log: Logger): Promise<OpenDatabase> {
  const open = "url" in where ? await openPostgres(where.url, log) : await openEmbedded(where.folder);
  try {
    for (const name of await migrate(open.database)) log.info({ migration: name }, "migrated the database");
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
