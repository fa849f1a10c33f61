import type { Logger } from "pino";
import type { Database } from "../database/tables.ts";
import { refreshProvisionalPoints } from "./provisional-points.ts";
import type { ChainSource } from "./source/chain-source.ts";
import { readTransactions } from "./transactions.ts";

/** Milliseconds between two forecasts, at the most. */
const LONGEST_WAIT = 10_000;
/** A forecast takes at most one part in so many of the time: a small one comes at once, a large one every few seconds. */
const SHARE = 20;

/** What is done when the index is up with the chain, and may wait when it is not. */
export interface Chores {
  /** The index has other events than before. */
  changed(): void;
  /** Does what is due. */
  attend(): Promise<Attendance>;
}

export interface Attendance {
  /** Nothing is left to do until something happens. */
  isDone: boolean;
  /** More can be done at once. */
  goesOn: boolean;
}

export function createChores({
  database,
  source,
  log,
  pause,
  now = () => performance.now(),
}: {
  database: Database;
  source: ChainSource;
  log: Logger;
  /** Milliseconds to wait after so many failures in a row. */
  pause: (failures: number) => number;
  now?: () => number;
}): Chores {
  let isForecastOld = true;
  let nextForecast = 0;
  let failures = 0;
  let nextRead = 0;

  async function forecast(): Promise<void> {
    const begun = now();
    if (!isForecastOld || begun < nextForecast) return;
    await refreshProvisionalPoints(database);
    isForecastOld = false;
    const ended = now();
    nextForecast = ended + Math.min(LONGEST_WAIT, (ended - begun) * SHARE);
  }

  /** A node that refuses these, or has forgotten them, holds up nothing else. */
  async function readBatch(): Promise<Attendance> {
    if (now() < nextRead) return { isDone: false, goesOn: false };
    try {
      const { wanted, read } = await readTransactions(database, source);
      if (wanted > 0 && read === 0) throw new Error("The node has none of the next transactions");
      failures = 0;
      return { isDone: wanted === 0, goesOn: wanted > 0 };
    } catch (error) {
      failures += 1;
      nextRead = now() + pause(failures);
      log.info({ err: error, failures }, "the transactions behind the events have to wait");
      return { isDone: false, goesOn: false };
    }
  }

  return {
    changed() {
      isForecastOld = true;
    },
    async attend() {
      await forecast();
      const reading = await readBatch();
      return { ...reading, isDone: reading.isDone && !isForecastOld };
    },
  };
}
