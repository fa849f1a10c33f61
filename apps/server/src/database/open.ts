import type { Logger } from "pino";
import type { DatabaseConfig } from "../config/database.ts";
import { migrate } from "./migrate.ts";
import { openEmbedded } from "./open-embedded.ts";
import { type OpenDatabase, openPostgres } from "./postgres.ts";

/**
 * Opens the database and applies missing migrations.
 *
 * @throws OperatorError when that fails
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
