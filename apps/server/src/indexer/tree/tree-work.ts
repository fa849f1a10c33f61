import type { Logger } from "pino";
import type { Database } from "../../database/tables.ts";
import { createOutageLog } from "../../lib/outage-log.ts";
import { type ClosedRound, findUnwrittenRounds } from "./closed-rounds.ts";
import { type WriteTreeOptions, writeTree } from "./write-tree.ts";

/** Writes the tree of each plan after a round was closed, next to other work. */
export interface TreeWork {
  /** Call it when the events in the index have changed. */
  noteEvents(): void;
  /** Starts to write what is missing, without waiting for the end. True when nothing is missing. */
  run(): Promise<boolean>;
  /** Cancels what is being written. */
  stop(): Promise<void>;
}

export function createTreeWork({
  database,
  log,
  pause,
  now = () => performance.now(),
  ...options
}: {
  database: Database;
  log: Logger;
  /** Milliseconds to wait after some failures in a row. */
  pause: (failures: number) => number;
  now?: (() => number) | undefined;
} & Pick<WriteTreeOptions, "encode">): TreeWork {
  const stopping = new AbortController();
  const outage = createOutageLog(log, {
    failed: "writing the tree of a round failed, retrying",
    recovered: "trees are written again",
  });
  /** What is missing follows from the tables, so that a crash or a rollback needs no special case. */
  let isUnknown = true;
  let writing: Promise<void> | undefined;
  let failures = 0;
  let next = 0;

  async function write(missing: readonly ClosedRound[]): Promise<void> {
    const { signal } = stopping;
    try {
      for (const { plan } of missing) {
        const begun = now();
        const written = await writeTree(database, plan, { ...options, signal });
        if (written !== null)
          log.info({ ...written, milliseconds: Math.round(now() - begun) }, "wrote the tree of a round");
      }
      failures = 0;
      outage.succeeded();
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      next = now() + pause(failures);
      outage.failed(error);
    }
  }

  return {
    noteEvents() {
      isUnknown = true;
    },
    async run() {
      if (writing !== undefined) return false;
      if (!isUnknown) return true;
      if (now() < next) return false;
      const missing = await findUnwrittenRounds(database);
      isUnknown = missing.length > 0;
      if (!isUnknown) return true;
      writing = write(missing).finally(() => {
        writing = undefined;
      });
      return false;
    },
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}
