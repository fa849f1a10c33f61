import { readCheckpoint } from "../../database/checkpoint.ts";
import { writeLegs } from "../../database/legs.ts";
import type { Database } from "../../database/tables.ts";
import { withoutTimeLimit } from "../../database/time-limit.ts";
import { insertRows } from "../../database/write-rows.ts";
import { derive, deriveEvents } from "../derive/derive.ts";
import { decodePlanEvents, type PlanEvent } from "../derive/plan-events.ts";
import { readPlans } from "../derive/plans.ts";
import type { RawLog } from "../source/raw-log.ts";
import { readLogs } from "../source/stored-logs.ts";
import { completeDraft, lockPublished, publishDraft, useDraft } from "./draft-tables.ts";
import type { Memory } from "./memory.ts";
import {
  beginRebuild,
  lockProgress,
  lockSource,
  type Place,
  type RebuildProgress,
  saveProgress,
} from "./progress.ts";

/** Milliseconds between two saved states: what a killed rebuild does again. */
const SAVE_INTERVAL = 30_000;
/** Saving takes at most one twentieth of the time. */
const SAVE_FACTOR = 20;
/** Events in one step. */
const BATCH = 20_000;
/** Seats per statement, so that a million need little memory. */
const SEATS = 10_000;

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
  { onProgress, signal, batch = BATCH, saveInterval = SAVE_INTERVAL, lockAttempts }: RebuildOptions = {},
): Promise<void> {
  const finalized = (await readCheckpoint(database))?.finalized ?? 0n;
  const { memory, total, ...begun } = await beginRebuild(database, version);
  const plans = await readPlans(database);
  /** Decodes too: while PostgreSQL writes the batch before, this process has time. */
  async function readBatch(after: Place): Promise<Batch> {
    const logs = await readLogs(database, after, { upTo: finalized, limit: batch });
    return { end: toPlace(after, logs), events: decodePlanEvents(logs) };
  }

  let place = begun.place;
  let next = readBatch(place);
  let pause = saveInterval;
  for (;;) {
    let current = await next;
    if (signal?.aborted) return;
    if (current.end.events === place.events) break;
    place = await database.transaction().execute(async (transaction) => {
      await withoutTimeLimit(transaction);
      await useDraft(transaction);
      await lockProgress(transaction, place);
      const store = memory.toStore(transaction);
      const until = performance.now() + pause;
      let reached = place;
      while (current.end.events > reached.events) {
        reached = current.end;
        next = readBatch(reached);
        // A failure is reported when the batch is needed.
        next.catch(() => undefined);
        await deriveEvents(store, plans, current.events);
        onProgress?.({ events: reached.events, total });
        if (performance.now() >= until || signal?.aborted) break;
        current = await next;
      }
      const begin = performance.now();
      await memory.flush(transaction);
      await saveProgress(transaction, reached, memory);
      pause = Math.max(saveInterval, (performance.now() - begin) * SAVE_FACTOR);
      return reached;
    });
  }
  const completing = database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await useDraft(transaction);
    await lockProgress(transaction, place);
    await lockSource(transaction, version);
    await writeMemory(transaction, memory);
    await completeDraft(transaction);
    for (;;) {
      const logs = await readLogs(transaction, place, { limit: batch });
      if (logs.length === 0) break;
      await derive(transaction, logs, finalized);
      place = toPlace(place, logs);
      onProgress?.({ events: place.events, total });
    }
    await transaction.updateTable("index_source").set({ derived_version: version }).execute();
    await lockPublished(transaction, { database, attempts: lockAttempts, signal });
    // A migration may have changed them since.
    await lockSource(transaction, version);
    await publishDraft(transaction);
  });
  await completing.catch((error: unknown) => {
    if (signal?.aborted !== true || error !== signal.reason) throw error;
  });
}

/** Events that follow one another, and where they end. */
interface Batch {
  end: Place;
  events: readonly PlanEvent[];
}

function toPlace(after: Place, logs: readonly RawLog[]): Place {
  const last = logs.at(-1);
  if (last === undefined) return after;
  return { block: last.blockNumber, index: last.logIndex, events: after.events + logs.length };
}

/** Writes what the memory has kept until the end. */
async function writeMemory(transaction: Database, memory: Memory): Promise<void> {
  await insertRows(transaction, "activity", memory.currentActivity());
  for (const plan of ["core", "plus"] as const) {
    const table = memory.seats[plan];
    await writeLegs(transaction, plan, table.all());
    let rows = [];
    for (const id of table.ids()) {
      const seat = table.find(id);
      if (seat !== undefined) rows.push(seat);
      if (rows.length === SEATS) {
        await insertRows(transaction, "seats", rows);
        rows = [];
      }
    }
    await insertRows(transaction, "seats", rows);
  }
}
