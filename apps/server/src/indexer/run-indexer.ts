import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { readCheckpoint } from "../database/checkpoint.ts";
import type { Database } from "../database/tables.ts";
import { createOutageLog } from "../lib/outage-log.ts";
import { toRetryDelay } from "../lib/retry-delay.ts";
import { traced } from "../tracing/trace.ts";
import type { BackfillOptions } from "./backfill.ts";
import { markHalted, startIndex } from "./checkpoint.ts";
import { createDeferredWork, type DeferredWork } from "./deferred-work.ts";
import { IndexHaltError, RulesContradictedError } from "./derive/errors.ts";
import type { ChainSource } from "./source/chain-source.ts";
import { createFinalBlocks, type FinalBlocks, logSmallerRange } from "./source/final-blocks.ts";
import { takeStep } from "./step.ts";

/** How often a batch that contradicts the plan's rules is read again. */
const RULE_RETRIES = 2;

export interface IndexerOptions {
  database: Database;
  source: ChainSource;
  /** The block in which the plan was deployed. */
  planBlock: bigint;
  /** Milliseconds between two requests for news of the chain. */
  interval: number;
  log: Logger;
  signal: AbortSignal;
  /** Called each time the index has caught up; `isComplete` when the deferred work is done too. */
  onCaughtUp: (progress: { isComplete: boolean }) => void;
  /** Milliseconds to wait after some failures in a row. */
  pause?: (failures: number) => number;
  /** For tests. */
  backfill?: Pick<BackfillOptions, "leastBlocks" | "saveInterval">;
}

/**
 * Follows the chain until `signal` is aborted. It retries a node that does not respond, with growing pauses, and ends early
 * only when final blocks change or events contradict the rules.
 *
 * @throws IndexHaltError after storing it in the database
 */
export async function runIndexer(options: IndexerOptions): Promise<void> {
  const { database, source, log, pause = toRetryDelay } = options;
  const deferred = createDeferredWork({ database, source, log, pause });
  try {
    await follow(options, deferred);
  } finally {
    await deferred.stop();
  }
}

async function follow(options: IndexerOptions, deferred: DeferredWork): Promise<void> {
  const { database, source, log, signal, pause: toPause = toRetryDelay } = options;
  const final = createFinalBlocks(source);
  const outage = createOutageLog(log, {
    failed: "indexer step failed, retrying",
    recovered: "indexer recovered",
  });
  let failures = 0;
  while (!signal.aborted) {
    let pause = 0;
    try {
      pause = await traced("indexer step", "internal", {}, () => advance(options, final, deferred));
      outage.succeeded();
      failures = 0;
    } catch (error) {
      // Contradicted rules may come from a partial response of the node: the batch is read again first.
      const isConfirmed = !(error instanceof RulesContradictedError) || failures >= RULE_RETRIES;
      if (error instanceof IndexHaltError && isConfirmed) {
        await markHalted(database, error.message);
        throw error;
      }
      if (final.range.failed(error)) logSmallerRange(log, final);
      else {
        failures += 1;
        pause = toPause(failures);
        outage.failed(error);
      }
    }
    if (pause > 0) await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** Takes one step; returns the milliseconds to wait before the next. */
async function advance(options: IndexerOptions, final: FinalBlocks, deferred: DeferredWork): Promise<number> {
  const { database, source, planBlock, interval, log, signal, onCaughtUp, backfill } = options;
  const checkpoint = await readCheckpoint(database);
  if (checkpoint === null) {
    const begin = await source.header(planBlock > 0n ? planBlock - 1n : 0n);
    if (begin === null) throw new Error(`The node does not have the block before ${planBlock} yet`);
    await startIndex(database, begin);
    return 0;
  }
  const step = await takeStep(database, source, final, checkpoint, { ...backfill, log, signal });
  switch (step.kind) {
    case "caught up": {
      const { isDone, canContinue } = await deferred.run();
      onCaughtUp({ isComplete: isDone });
      return canContinue ? 0 : interval;
    }
    case "node behind":
      return interval;
    case "overtaken":
    case "stopped":
      return 0;
    case "rolled back":
      log.warn(
        { from: checkpoint.number.toString(), to: step.to.number.toString() },
        "chain reorganised, index rolled back",
      );
      deferred.noteEvents();
      return 0;
    case "advanced":
      log.debug({ block: step.to.number.toString(), events: step.events }, "indexed");
      if (step.events > 0) deferred.noteEvents();
      return 0;
  }
}
