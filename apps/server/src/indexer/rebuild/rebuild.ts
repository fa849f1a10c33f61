import { readCheckpoint } from "../../database/checkpoint.ts";
import type { Database } from "../../database/tables.ts";
import { withoutTimeLimit } from "../../database/time-limit.ts";
import { derive } from "../derive/derive.ts";
import { decodePlanEvents } from "../derive/plan-events.ts";
import type { RawLog } from "../source/raw-log.ts";
import { readLogs } from "../source/stored-logs.ts";
import { deriveBatches } from "./derive-batches.ts";
import { completeDraft, lockPublished, publishDraft, useDraft } from "./draft-tables.ts";
import { beginRebuild, lockProgress, lockSource, type Place, type RebuildProgress } from "./progress.ts";

/** Events in one step. */
const BATCH = 5_000;

export interface RebuildOptions {
  onProgress?: (progress: RebuildProgress) => void;
  /** Ends the rebuild after the current step, or while it waits for readers; the next one continues. */
  signal?: AbortSignal;
  /** For tests. */
  batch?: number;
  saveInterval?: number;
  lockAttempts?: number;
}

/**
 * Derives all tables again from the raw logs, next to those that the API reads, which it replaces at the end. Continues where a
 * rebuild of the same `version` stopped. Only the leading indexer may call it.
 */
export async function rebuildIndex(
  database: Database,
  version: number,
  { onProgress, signal, batch = BATCH, saveInterval, lockAttempts }: RebuildOptions = {},
): Promise<void> {
  const finalized = (await readCheckpoint(database))?.finalized ?? 0n;
  const { memory, total, ...begun } = await beginRebuild(database, version);
  let place = await deriveBatches(database, memory, begun.place, {
    async read(after) {
      const logs = await readLogs(database, after, { upTo: finalized, limit: batch });
      return logs.length === 0
        ? null
        : { end: toPlace(after, logs), events: decodePlanEvents(logs), logs: [] };
    },
    onProgress: ({ events }) => onProgress?.({ events, total }),
    signal,
    saveInterval,
  });
  if (signal?.aborted) return;

  const completing = database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await useDraft(transaction);
    await lockProgress(transaction, place);
    await lockSource(transaction, version);
    await memory.writeRest(transaction);
    await completeDraft(transaction, "rebuild");
    for (;;) {
      const logs = await readLogs(transaction, place, { limit: batch });
      if (logs.length === 0) break;
      await derive(transaction, logs, finalized);
      place = toPlace(place, logs);
      onProgress?.({ events: place.events, total });
    }
    await transaction.updateTable("index_source").set({ derived_version: version }).execute();
    await lockPublished(transaction, { kind: "rebuild", database, attempts: lockAttempts, signal });
    // A migration may have changed them since.
    await lockSource(transaction, version);
    // They follow from the tables before.
    await transaction.deleteFrom("tree_snapshots").execute();
    await publishDraft(transaction, "rebuild");
  });
  await completing.catch((error: unknown) => {
    if (signal?.aborted !== true || error !== signal.reason) throw error;
  });
}

function toPlace(after: Place, logs: readonly RawLog[]): Place {
  const last = logs.at(-1);
  if (last === undefined) return after;
  return {
    block: last.blockNumber,
    blockHash: null,
    index: last.logIndex,
    events: after.events + logs.length,
  };
}
