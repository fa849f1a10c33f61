import type { Database } from "../../database/tables.ts";
import { withoutTimeLimit } from "../../database/time-limit.ts";
import { deriveEvents } from "../derive/derive.ts";
import type { PlanEvent } from "../derive/plan-events.ts";
import { readPlans } from "../derive/plans.ts";
import type { RawLog } from "../source/raw-log.ts";
import { useDraft } from "./draft-tables.ts";
import type { Memory } from "./memory.ts";
import { lockProgress, type Place, saveProgress } from "./progress.ts";

/** Milliseconds between two saved states: what a killed rebuild does again. */
const SAVE_INTERVAL = 30_000;
/** Saving takes at most one twentieth of the time. */
const SAVE_FACTOR = 20;

/** Events that follow one another, and where they end. */
export interface Batch {
  end: Place;
  events: readonly PlanEvent[];
  /** The logs to store; none if they are stored. */
  logs: readonly RawLog[];
}

export interface BatchOptions {
  /** Reads and decodes the events after a place; null at the end. Called while PostgreSQL writes the batch before. */
  read: (after: Place) => Promise<Batch | null>;
  onProgress: (place: Place) => void;
  /** Stops after the current batch. */
  signal: AbortSignal | undefined;
  saveInterval?: number | undefined;
}

/** Derives all batches after `begun`, and saves the state from time to time. Returns the last saved place. */
export async function deriveBatches(
  database: Database,
  memory: Memory,
  begun: Place,
  { read, onProgress, signal, saveInterval = SAVE_INTERVAL }: BatchOptions,
): Promise<Place> {
  const plans = await readPlans(database);
  /** A failure is reported when the batch is needed, and after the batches before are saved. */
  function readAhead(after: Place): Promise<Batch | null> {
    const batch = read(after);
    batch.catch(() => undefined);
    return batch;
  }

  let place = begun;
  let next = readAhead(place);
  let pause = saveInterval;
  for (;;) {
    const first = await next;
    if (first === null || signal?.aborted) return place;
    place = await database.transaction().execute(async (transaction) => {
      await withoutTimeLimit(transaction);
      await useDraft(transaction);
      await lockProgress(transaction, place);
      const store = memory.toStore(transaction);
      const until = performance.now() + pause;
      let reached = place;
      for (let batch: Batch | null = first; batch !== null; batch = await next.catch(() => null)) {
        reached = batch.end;
        next = readAhead(reached);
        await memory.addLogs(transaction, batch.logs);
        await deriveEvents(store, plans, batch.events);
        onProgress(reached);
        if (performance.now() >= until || signal?.aborted) break;
      }
      const begin = performance.now();
      await memory.flush(transaction);
      await saveProgress(transaction, reached, memory);
      pause = Math.max(saveInterval, (performance.now() - begin) * SAVE_FACTOR);
      return reached;
    });
  }
}
