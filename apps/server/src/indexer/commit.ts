import type { Checkpoint } from "../database/checkpoint.ts";
import type { Database } from "../database/tables.ts";
import { withoutTimeLimit } from "../database/time-limit.ts";
import { countRollback, moveCheckpoint, storeHeaders } from "./checkpoint.ts";
import { derive } from "./derive/derive.ts";
import { pruneJournal, undoBlocks } from "./derive/journal.ts";
import type { Header, RawLog } from "./source/raw-log.ts";
import { storeRawLogs } from "./source/stored-logs.ts";

/** Blocks after the checkpoint: their headers (all of those that may still change) and the plan's events. */
export interface Batch {
  headers: readonly [Header, ...Header[]];
  logs: readonly RawLog[];
  /** The newest final block that the node has reported. */
  finalized: bigint;
}

/**
 * Writes events, the tables derived from them and the new checkpoint in one transaction, so that a crash leaves the whole
 * batch or none of it.
 *
 * @returns null when another indexer was faster; nothing is written then
 */
export async function commitBatch(
  database: Database,
  from: Checkpoint,
  { headers, logs, finalized }: Batch,
): Promise<Checkpoint | null> {
  const tip = headers.at(-1) ?? headers[0];
  const to = {
    number: tip.number,
    hash: tip.hash,
    time: tip.time,
    finalized: largest(from.finalized, smallest(finalized, tip.number)),
  };
  return database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    if (!(await moveCheckpoint(transaction, from, to))) return null;
    await storeRawLogs(transaction, logs);
    await derive(transaction, logs, to.finalized);
    await storeHeaders(transaction, headers);
    // The header of the finalized block stays: it detects a reorganisation below that block.
    await transaction.deleteFrom("block_headers").where("number", "<", to.finalized).execute();
    await pruneJournal(transaction, to.finalized);
    return to;
  });
}

/** Undoes everything after `ancestor`, the last block that the chain and the index share. */
export async function rollBack(
  database: Database,
  from: Checkpoint,
  ancestor: Pick<Header, "number" | "hash" | "time">,
): Promise<Checkpoint | null> {
  const to = { ...ancestor, finalized: from.finalized };
  return database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    if (!(await moveCheckpoint(transaction, from, to))) return null;
    await undoBlocks(transaction, to.number);
    await countRollback(transaction);
    await transaction.deleteFrom("reports").where("block_number", ">", to.number).execute();
    await transaction.deleteFrom("tree_snapshots").where("block_number", ">", to.number).execute();
    await transaction.deleteFrom("transactions").where("block_number", ">", to.number).execute();
    await transaction.deleteFrom("raw_logs").where("block_number", ">", to.number).execute();
    await transaction.deleteFrom("block_headers").where("number", ">", to.number).execute();
    return to;
  });
}

const smallest = (one: bigint, other: bigint) => (one < other ? one : other);
const largest = (one: bigint, other: bigint) => (one > other ? one : other);
