import type { Logger } from "pino";
import type { DatabaseConfig } from "../config/database.ts";
import { migrate } from "./migrate.ts";
import type { ReportProgress } from "./online-migration.ts";
import { openEmbedded } from "./open-embedded.ts";
import { type OpenDatabase, openPostgres } from "./postgres.ts";

/**
 * Opens the database and applies missing migrations.
 *
 * @throws OperatorError when that fails
 */
export async function openDatabase(
  where: DatabaseConfig,
  log: Logger,
  report: ReportProgress = (fields, event) => log.info(fields, event),
): Promise<OpenDatabase> {
  const open =
    "url" in where
      ? await openPostgres(where.url, log, where.connections)
      : await openEmbedded(where.folder, log, where.connections);
  try {
    for (const name of await migrate(open.database, report)) {
      log.info({ migration: name }, "migrated the database");
    }
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
