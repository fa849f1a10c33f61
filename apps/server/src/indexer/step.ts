import type { Checkpoint } from "../database/checkpoint.ts";
import type { Database } from "../database/tables.ts";
import { type BackfillOptions, backfillIndex, needsBackfill } from "./backfill.ts";
import { type Batch, commitBatch, rollBack } from "./commit.ts";
import { findAncestor } from "./find-ancestor.ts";
import type { ChainSource } from "./source/chain-source.ts";
import type { FinalBlocks } from "./source/final-blocks.ts";
import type { Header } from "./source/raw-log.ts";

/** The most blocks that one step reads while they may still change. */
const LIVE_BLOCKS = 16n;

/** The outcome of one step of the indexer. */
export type Step =
  | { kind: "caught up" | "overtaken" | "node behind" | "stopped" }
  | { kind: "rolled back"; to: Checkpoint }
  /** `events`: the number of events in the blocks. */
  | { kind: "advanced"; to: Checkpoint; events: number };

/**
 * Brings the index one batch closer to the chain: adds a range of final blocks, or some blocks that may still change, or
 * rolls back to the last block that the chain and the index share. With `backfill`, it adds all final blocks to an empty index.
 */
export async function takeStep(
  database: Database,
  source: ChainSource,
  final: FinalBlocks,
  checkpoint: Checkpoint,
  backfill?: BackfillOptions,
): Promise<Step> {
  const head = await source.head("latest");
  if (head.number === checkpoint.number && head.hash === checkpoint.hash) return { kind: "caught up" };
  if (head.number < checkpoint.number) return goBack(database, source, checkpoint, head);

  const finalized = (await source.head("finalized")).number;
  if (checkpoint.number < finalized) {
    const own = await source.header(checkpoint.number);
    if (own?.hash !== checkpoint.hash) return goBack(database, source, checkpoint, head);
    if (backfill !== undefined && (await needsBackfill(database, finalized - checkpoint.number, backfill))) {
      const filled = await backfillIndex(database, source, final, checkpoint, backfill);
      return filled === null ? { kind: "stopped" } : { kind: "advanced", ...filled };
    }
    return advanceFinal(database, final, checkpoint, finalized);
  }
  return advanceLive(database, source, checkpoint, head, finalized);
}

async function advanceFinal(
  database: Database,
  final: FinalBlocks,
  checkpoint: Checkpoint,
  finalized: bigint,
): Promise<Step> {
  const { tip, logs } = await final.read(checkpoint.number, finalized);
  if (tip === null) return { kind: "node behind" };
  return advance(database, checkpoint, { headers: [tip], logs, finalized });
}

async function advanceLive(
  database: Database,
  source: ChainSource,
  checkpoint: Checkpoint,
  head: Header,
  finalized: bigint,
): Promise<Step> {
  const count = Number(smallest(head.number - checkpoint.number, LIVE_BLOCKS));
  const numbers = Array.from({ length: count }, (_, index) => checkpoint.number + 1n + BigInt(index));
  const read = await Promise.all(numbers.map((number) => source.header(number)));
  const [first, ...rest] = takeLinked(checkpoint.hash, read);
  // The node's next block does not follow the checkpoint: it no longer does, or not yet.
  if (first === undefined) return goBack(database, source, checkpoint, head);
  const headers = [first, ...rest] as const;
  const logs = await Promise.all(headers.map((header) => source.readBlockLogs(header)));
  return advance(database, checkpoint, { headers, logs: logs.flat(), finalized });
}

/** The first headers that follow one another. A reorganisation during the reads ends them. */
function takeLinked(parent: string, headers: readonly (Header | null)[]): Header[] {
  const linked: Header[] = [];
  for (const header of headers) {
    if (header === null || header.parentHash !== (linked.at(-1)?.hash ?? parent)) break;
    linked.push(header);
  }
  return linked;
}

async function goBack(
  database: Database,
  source: ChainSource,
  checkpoint: Checkpoint,
  head: Header,
): Promise<Step> {
  const ancestor = await findAncestor(database, source, checkpoint, head);
  // Between two requests the node may have switched to another history and back.
  if (ancestor === "node behind" || ancestor.hash === checkpoint.hash) return { kind: "node behind" };
  const reached = await rollBack(database, checkpoint, ancestor);
  return reached === null ? { kind: "overtaken" } : { kind: "rolled back", to: reached };
}

async function advance(database: Database, checkpoint: Checkpoint, batch: Batch): Promise<Step> {
  const to = await commitBatch(database, checkpoint, batch);
  return to === null ? { kind: "overtaken" } : { kind: "advanced", to, events: batch.logs.length };
}

const smallest = (one: bigint, other: bigint) => (one < other ? one : other);
