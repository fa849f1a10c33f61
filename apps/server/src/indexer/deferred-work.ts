import type { Logger } from "pino";
import type { Database } from "../database/tables.ts";
import { createOutageLog } from "../lib/outage-log.ts";
import { createForecast } from "./provisional-points.ts";
import type { ChainSource } from "./source/chain-source.ts";
import { readTransactions } from "./transactions.ts";
import { createTreeWork } from "./tree/tree-work.ts";

/** The most milliseconds between two forecasts. */
const MAXIMUM_WAIT = 10_000;
/** A forecast runs for at most one twentieth of the time: small ones run at once, large ones every few seconds. */
const PAUSE_FACTOR = 20;

/** Work that waits until the index has caught up with the chain. */
export interface DeferredWork {
  /** Call it when the events in the index have changed. */
  noteEvents(): void;
  /** Does what is due. */
  run(): Promise<WorkProgress>;
  /** Cancels the work between two calls. */
  stop(): Promise<void>;
}

export interface WorkProgress {
  /** Nothing is left to do until the index changes. */
  isDone: boolean;
  /** More work can be done at once. */
  canContinue: boolean;
}

export function createDeferredWork({
  database,
  source,
  log,
  pause,
  now = () => performance.now(),
}: {
  database: Database;
  source: ChainSource;
  log: Logger;
  /** Milliseconds to wait after some failures in a row. */
  pause: (failures: number) => number;
  now?: () => number;
}): DeferredWork {
  const points = createForecast(database);
  let isForecastStale = true;
  let nextForecast = 0;
  let failures = 0;
  const outage = createOutageLog(log, { failed: "reading transactions failed, retrying" });
  let nextRead = 0;
  const trees = createTreeWork({ database, log, pause, now });

  async function forecast(): Promise<void> {
    const begun = now();
    if (!isForecastStale || begun < nextForecast) return;
    await points.refresh();
    isForecastStale = false;
    const ended = now();
    nextForecast = ended + Math.min(MAXIMUM_WAIT, (ended - begun) * PAUSE_FACTOR);
  }

  /** Reads transactions. A node that refuses them, or has pruned them, delays nothing else. */
  async function readBatch(): Promise<WorkProgress> {
    if (now() < nextRead) return { isDone: false, canContinue: false };
    try {
      const { wanted, read } = await readTransactions(database, source);
      if (wanted > 0 && read === 0) throw new Error("The node returned none of the next transactions");
      failures = 0;
      outage.succeeded();
      return { isDone: wanted === 0, canContinue: wanted > 0 };
    } catch (error) {
      failures += 1;
      nextRead = now() + pause(failures);
      outage.failed(error);
      return { isDone: false, canContinue: false };
    }
  }

  return {
    noteEvents() {
      isForecastStale = true;
      trees.noteEvents();
    },
    async run() {
      await forecast();
      const hasTrees = await trees.run();
      const reading = await readBatch();
      return { ...reading, isDone: reading.isDone && !isForecastStale && hasTrees };
    },
    stop: () => trees.stop(),
  };
}
