import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../database/tables.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { createOutageLog } from "../lib/outage-log.ts";
import { toRetryDelay } from "../lib/retry-delay.ts";
import { markHalted } from "./checkpoint.ts";
import { IndexHaltError } from "./derive/errors.ts";
import { DERIVED_VERSION } from "./index-source.ts";
import type { RebuildProgress } from "./rebuild/progress.ts";
import { type RebuildOptions, rebuildIndex } from "./rebuild/rebuild.ts";

/** Milliseconds between two lines about a rebuild. */
const LOG_INTERVAL = 10_000;

/**
 * Rebuilds the derived tables if another version has written them. Retries failures until `signal` is aborted. Only the leading
 * indexer may call it.
 *
 * @throws IndexHaltError after storing it in the database
 * @throws OperatorError when PostgreSQL refuses the rebuild
 */
export async function rebuildOutdated(
  database: Database,
  log: Logger,
  signal: AbortSignal,
  { pause = toRetryDelay, ...options }: { pause?: (failures: number) => number } & RebuildOptions = {},
): Promise<void> {
  const outage = createOutageLog(log, {
    failed: "rebuilding the index failed, retrying",
    recovered: "rebuilding the index works again",
  });
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      const source = await database.selectFrom("index_source").select("derived_version").executeTakeFirst();
      if (source !== undefined && source.derived_version !== DERIVED_VERSION)
        await rebuildIndex(database, DERIVED_VERSION, { onProgress: logProgress(log), ...options, signal });
      return outage.succeeded();
    } catch (error) {
      if (error instanceof IndexHaltError) await markHalted(database, error.message);
      if (error instanceof IndexHaltError || error instanceof OperatorError) throw error;
      outage.failed(error);
      await sleep(pause(failures), undefined, { signal }).catch(() => undefined);
    }
  }
}

function logProgress(log: Logger): (progress: RebuildProgress) => void {
  let next = 0;
  return (progress) => {
    const now = performance.now();
    if (now < next && progress.events !== progress.total) return;
    next = now + LOG_INTERVAL;
    log.info(progress, "rebuilding the index from stored events");
  };
}
