import type { Database } from "../database/tables.ts";
import type { BlockRange } from "./block-range.ts";
import type { ChainSource } from "./chain-source.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { commitBatch, rollBack } from "./commit.ts";
import { findAncestor } from "./find-ancestor.ts";
import type { Header } from "./raw-log.ts";

/** Headers of blocks that may still change are read so many at a time. */
const LIVE_BLOCKS = 16n;

/** What one step of the indexer came to. */
export type Step =
  | { kind: "caught up" | "overtaken" | "node behind" }
  | { kind: "advanced" | "rolled back"; to: Checkpoint };

/**
 * Brings the index one batch nearer to the chain: a range of final blocks, or some blocks that may still change, or back
 * to where the chain's present history and the indexed one part.
 */
export async function takeStep(
  database: Database,
  source: ChainSource,
  range: BlockRange,
  checkpoint: Checkpoint,
): Promise<Step> {
  const head = await source.head("latest");
  if (head.number === checkpoint.number && head.hash === checkpoint.hash) return { kind: "caught up" };
  if (head.number < checkpoint.number) return goBack(database, source, checkpoint, head);

  const finalized = (await source.head("finalized")).number;
  if (checkpoint.number < finalized) {
    const own = await source.header(checkpoint.number);
    if (own?.hash !== checkpoint.hash) return goBack(database, source, checkpoint, head);
    return advanceFinal(database, source, range, checkpoint, finalized);
  }
  return advanceLive(database, source, checkpoint, head, finalized);
}

async function advanceFinal(
  database: Database,
  source: ChainSource,
  range: BlockRange,
  checkpoint: Checkpoint,
  finalized: bigint,
): Promise<Step> {
  const from = checkpoint.number + 1n;
  const end = checkpoint.number + range.size;
  const to = end < finalized ? end : finalized;
  const [logs, tip] = await Promise.all([source.logsOfRange(from, to), source.header(to)]);
  if (tip === null) return { kind: "node behind" };
  const reached = await commitBatch(database, checkpoint, { headers: [tip], logs, finalized });
  range.succeeded();
  return advanced(reached);
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
  const [first, ...rest] = linkedTo(checkpoint.hash, read);
  // The checkpoint is no longer, or not yet, what the node's next block stands on.
  if (first === undefined) return goBack(database, source, checkpoint, head);
  const headers = [first, ...rest] as const;
  const logs = await Promise.all(headers.map((header) => source.logsOfBlock(header)));
  return advanced(await commitBatch(database, checkpoint, { headers, logs: logs.flat(), finalized }));
}

/** The headers from the first on that each stand on the one before: where a reorganisation passed by, it ends. */
function linkedTo(parent: string, headers: readonly (Header | null)[]): Header[] {
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
  // Between two questions the node may have answered from another history, and be back by now.
  if (ancestor === "node behind" || ancestor.hash === checkpoint.hash) return { kind: "node behind" };
  const reached = await rollBack(database, checkpoint, ancestor);
  return reached === null ? { kind: "overtaken" } : { kind: "rolled back", to: reached };
}

function advanced(reached: Checkpoint | null): Step {
  return reached === null ? { kind: "overtaken" } : { kind: "advanced", to: reached };
}

const smallest = (one: bigint, other: bigint) => (one < other ? one : other);
