import type { Logger } from "pino";
import type { Checkpoint } from "../database/checkpoint.ts";
import type { Database } from "../database/tables.ts";
import { withoutTimeLimit } from "../database/time-limit.ts";
import { moveCheckpoint, storeHeaders } from "./checkpoint.ts";
import { decodePlanEvents } from "./derive/plan-events.ts";
import { DERIVED_VERSION } from "./index-source.ts";
import { type Batch, deriveBatches } from "./rebuild/derive-batches.ts";
import { completeDraft, dropDraft, lockPublished, publishDraft, useDraft } from "./rebuild/draft-tables.ts";
import { beginRebuild, lockProgress, lockSource, type Place, type Rebuild } from "./rebuild/progress.ts";
import type { ChainSource } from "./source/chain-source.ts";
import { type FinalBlocks, logSmallerRange } from "./source/final-blocks.ts";
import type { Header } from "./source/raw-log.ts";

/** With fewer blocks to read, ordinary steps are as fast. On Polygon they take six hours. */
const LEAST_BLOCKS = 10_000n;
/** Milliseconds between two lines about the progress. */
const LOG_INTERVAL = 10_000;

export interface BackfillOptions {
  log: Logger;
  signal: AbortSignal;
  /** For tests. */
  leastBlocks?: bigint;
  saveInterval?: number;
}

/** Whether the index has no events yet, and is far enough behind the final block for a backfill to pay. */
export async function needsBackfill(
  database: Database,
  blocks: bigint,
  { leastBlocks = LEAST_BLOCKS }: Pick<BackfillOptions, "leastBlocks">,
): Promise<boolean> {
  if (blocks < leastBlocks) return false;
  const stored = await database.selectFrom("raw_logs").select("block_number").limit(1).executeTakeFirst();
  return stored === undefined;
}

/**
 * Builds the first index as a rebuild does, from events that it reads from the chain: the tables are empty until it has read all
 * final blocks. Continues where it stopped.
 *
 * @returns the new checkpoint; null when `signal` is aborted
 */
export async function backfillIndex(
  database: Database,
  source: ChainSource,
  final: FinalBlocks,
  checkpoint: Checkpoint,
  { log, signal, leastBlocks = LEAST_BLOCKS, saveInterval }: BackfillOptions,
): Promise<{ to: Checkpoint; events: number } | null> {
  const { memory, place: begun } = await beginBackfill(database, source, log);
  let last = await source.head("finalized");
  const noteProgress = createNote(log);
  const place = await deriveBatches(database, memory, begun, {
    async read(after) {
      if (after.block >= last.number) {
        last = await source.head("finalized");
        // The rest is left to ordinary steps.
        if (last.number - after.block < leastBlocks) return null;
      }
      return readBatch(final, after, last.number, log);
    },
    onProgress: ({ events, block }) =>
      noteProgress({ events, block: block.toString(), finalBlock: last.number.toString() }),
    signal,
    saveInterval,
  });
  if (signal.aborted) return null;

  const tip = await requireHeader(source, place);
  if (tip.hash !== place.blockHash) throw new Error(`The node has replaced the final block ${place.block}`);
  const to = { number: tip.number, hash: tip.hash, time: tip.time, finalized: tip.number };
  const completing = database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await useDraft(transaction);
    await lockProgress(transaction, place);
    await lockSource(transaction, DERIVED_VERSION, "backfill");
    await memory.writeRest(transaction);
    await completeDraft(transaction, "backfill");
    await lockPublished(transaction, { kind: "backfill", database, signal });
    // A migration may have changed them since.
    await lockSource(transaction, DERIVED_VERSION, "backfill");
    await moveCheckpoint(transaction, checkpoint, to);
    await transaction.deleteFrom("block_headers").execute();
    await storeHeaders(transaction, [tip]);
    await publishDraft(transaction, "backfill");
    return { to, events: place.events };
  });
  return completing.catch((error: unknown) => {
    if (signal.aborted && error === signal.reason) return null;
    throw error;
  });
}

async function beginBackfill(database: Database, source: ChainSource, log: Logger): Promise<Rebuild> {
  const begun = await beginRebuild(database, DERIVED_VERSION, "backfill");
  const header = await requireHeader(source, begun.place);
  if (header.hash === begun.place.blockHash) return begun;
  log.warn({ block: header.number.toString() }, "final blocks changed, reading them from the first one on");
  await dropDraft(database);
  return beginRebuild(database, DERIVED_VERSION, "backfill");
}

async function readBatch(final: FinalBlocks, after: Place, last: bigint, log: Logger): Promise<Batch> {
  for (;;) {
    try {
      const { tip, logs } = await final.read(after.block, last);
      if (tip === null) throw new Error(`The node does not have the blocks after ${after.block} yet`);
      return {
        end: { block: tip.number, blockHash: tip.hash, index: -1, events: after.events + logs.length },
        events: decodePlanEvents(logs),
        logs,
      };
    } catch (error) {
      if (!final.range.failed(error)) throw error;
      logSmallerRange(log, final);
    }
  }
}

async function requireHeader(source: ChainSource, { block }: Place): Promise<Header> {
  const header = await source.header(block);
  if (header === null) throw new Error(`The node does not have block ${block} yet`);
  return header;
}

function createNote(log: Logger): (progress: object) => void {
  let next = 0;
  return (progress) => {
    const now = performance.now();
    if (now < next) return;
    next = now + LOG_INTERVAL;
    log.info(progress, "reading the first index from the chain");
  };
}
