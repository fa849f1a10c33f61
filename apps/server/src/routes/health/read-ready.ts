import { access } from "node:fs/promises";
import { join } from "node:path";
import { pendingMigrations } from "../../database/migrate.ts";
import { readSyncState, tryRead } from "../../indexer/sync-state.ts";
import type { Services } from "../../services.ts";
import { NO_SITE } from "../../static-site/serve-site.ts";

/**
 * Lists by part why this process is not ready for requests; empty when it is. An unreachable node, or an index that is behind
 * or has stopped, is no reason: all processes share it, and old figures, marked as such, are better than none.
 */
export async function readObstacles(services: Services): Promise<Record<string, string>> {
  const { config, database } = services;
  const [state, pending, hasSite] = await Promise.all([
    readSyncState(services),
    tryRead(pendingMigrations(database)),
    config.siteFolder === NO_SITE || hasSiteFiles(config.siteFolder),
  ]);
  const obstacles: Record<string, string> = {};
  if (services.lifecycle.isStopping) obstacles["process"] = "It is stopping.";
  if (!state.isDatabaseUp) obstacles["database"] = "It does not respond.";
  else if (pending === undefined || pending.length > 0) obstacles["database"] = "Migrations are missing.";
  else if (state.indexedBlock === null) obstacles["index"] = "It has not started.";
  if (!hasSite) obstacles["site"] = "SITE_DIR has no built site.";
  return obstacles;
}

async function hasSiteFiles(folder: string): Promise<boolean> {
  return access(join(folder, "index.html")).then(
    () => true,
    () => false,
  );
}
