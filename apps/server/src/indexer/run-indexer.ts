import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { readCheckpoint } from "../database/checkpoint.ts";
import type { Database } from "../database/tables.ts";
import { pauseAfter } from "../lib/pause.ts";
import { beginAt, markHalted } from "./checkpoint.ts";
import { type Chores, createChores } from "./chores.ts";
import { IndexHalt, RulesContradicted } from "./derive/errors.ts";
import type { ChainSource } from "./source/chain-source.ts";
import { createFinalBlocks, type FinalBlocks } from "./source/final-blocks.ts";
import { takeStep } from "./step.ts";

/** How often a batch that contradicts the plan's rules is read again. */
const DOUBTS = 2;

export interface IndexerOptions {
  database: Database;
  source: ChainSource;
  /** The block in which the plan was deployed. */
  planBlock: bigint;
  /** Milliseconds between two looks at a chain that has nothing new. */
  interval: number;
  log: Logger;
  signal: AbortSignal;
  /** Called each time the index has come up with the chain; `isComplete` when nothing else is left to do either. */
  onCaughtUp: (progress: { isComplete: boolean }) => void;
  /** Milliseconds to wait after so many failures in a row. */
  pause?: (failures: number) => number;
}

/**
 * Follows the chain until `signal` is aborted. A node that is away or refuses is asked again, ever more seldom; nothing
 * but a broken finality or contradicted rules ends it.
 *
 * @throws IndexHalt after it was noted in the database
 */
export async function runIndexer(options: IndexerOptions): Promise<void> {
  const { database, source, log, signal, pause: pauseOf = pauseAfter } = options;
  const final = createFinalBlocks(source);
  const chores = createChores({ database, source, log, pause: pauseOf });
  let failures = 0;
  while (!signal.aborted) {
    let pause = 0;
    try {
      pause = await advance(options, final, chores);
      if (failures > 0) log.info({ failures }, "the index goes on");
      failures = 0;
    } catch (error) {
      // What contradicts the rules may be a batch that the node gave in part: it is read again before that is believed.
      const isBelieved = !(error instanceof RulesContradicted) || failures >= DOUBTS;
      if (error instanceof IndexHalt && isBelieved) {
        await markHalted(database, error.message);
        throw error;
      }
      if (final.range.failed(error))
        log.info({ blocks: final.range.size.toString() }, "the node refused: asking for less");
      else {
        failures += 1;
        pause = pauseOf(failures);
        log.warn({ err: error, failures }, "the index waits");
      }
    }
    if (pause > 0) await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** Takes one step; returns the milliseconds to wait before the next. */
async function advance(options: IndexerOptions, final: FinalBlocks, chores: Chores): Promise<number> {
  const { database, source, planBlock, interval, log, onCaughtUp } = options;
  const checkpoint = await readCheckpoint(database);
  if (checkpoint === null) {
    const begin = await source.header(planBlock > 0n ? planBlock - 1n : 0n);
    if (begin === null) throw new Error(`The node has no block before ${planBlock}, the plan's, yet`);
    await beginAt(database, begin);
    return 0;
  }
  const step = await takeStep(database, source, final, checkpoint);
  switch (step.kind) {
    case "caught up": {
      const { isDone, goesOn } = await chores.attend();
      onCaughtUp({ isComplete: isDone });
      return goesOn ? 0 : interval;
    }
    case "node behind":
      return interval;
    case "overtaken":
      return 0;
    case "rolled back":
      log.warn(
        { from: checkpoint.number.toString(), to: step.to.number.toString() },
        "the chain was reorganised",
      );
      chores.changed();
      return 0;
    case "advanced":
      log.debug({ block: step.to.number.toString(), events: step.events }, "indexed");
      if (step.events > 0) chores.changed();
      return 0;
  }
}
