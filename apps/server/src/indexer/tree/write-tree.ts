import { sql } from "kysely";
import { lockCheckpoint, readSnapshot } from "../../database/checkpoint.ts";
import type { Database, PlanName } from "../../database/tables.ts";
import { withoutTimeLimit } from "../../database/time-limit.ts";
import { findUnwrittenRounds } from "./closed-rounds.ts";
import { encodeWithoutBlocking } from "./encode-in-thread.ts";
import { type ReadTreeOptions, readTree, type TreeColumns } from "./read-tree.ts";

/** Trees of a plan that are kept. */
const KEPT = 30;

export interface WriteTreeOptions extends ReadTreeOptions {
  /** For tests. */
  encode?: (tree: TreeColumns) => Promise<Uint8Array>;
}

/** What was written. */
export interface WrittenTree {
  plan: PlanName;
  round: number;
  seats: number;
  bytes: number;
}

/**
 * Writes the tree after the newest closed round of a plan. It runs in parallel with the indexer's steps: the tree is read in one
 * snapshot, and stored only if no block was undone since.
 *
 * @returns null when it is stored already, or blocks were undone
 */
export async function writeTree(
  database: Database,
  plan: PlanName,
  { encode = encodeWithoutBlocking, ...options }: WriteTreeOptions = {},
): Promise<WrittenTree | null> {
  const found = await readSnapshot(database, async (snapshot) => {
    await withoutTimeLimit(snapshot);
    // Each query takes some milliseconds, less than the start of a parallel worker.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(snapshot);
    const closed = (await findUnwrittenRounds(snapshot)).find((unwritten) => unwritten.plan === plan);
    if (closed === undefined) return null;
    const rollbacks = await readRollbacks(snapshot);
    return { rollbacks, tree: await readTree(snapshot, closed, options) };
  });
  if (found === null) return null;
  const { head } = found.tree;
  const bytes = await encode(found.tree);
  options.signal?.throwIfAborted();
  const isStored = await store(database, { head, bytes, rollbacks: found.rollbacks });
  return isStored ? { plan, round: head.round, seats: head.totalSeats, bytes: bytes.length } : null;
}

/** Writes the trees of all plans that lack one. */
export async function writeTrees(
  database: Database,
  options?: WriteTreeOptions,
): Promise<readonly WrittenTree[]> {
  const written: WrittenTree[] = [];
  for (const { plan } of await findUnwrittenRounds(database)) {
    const tree = await writeTree(database, plan, options);
    if (tree !== null) written.push(tree);
  }
  return written;
}

async function readRollbacks(database: Database): Promise<bigint | undefined> {
  const row = await database.selectFrom("index_checkpoint").select("rollbacks").executeTakeFirst();
  return row?.rollbacks;
}

/** Stores a tree, unless its closing may be undone; false in that case. */
async function store(
  database: Database,
  {
    head,
    bytes,
    rollbacks,
  }: Pick<TreeColumns, "head"> & { bytes: Uint8Array; rollbacks: bigint | undefined },
): Promise<boolean> {
  const { plan, round, blockNumber, blockHash, totalSeats } = head;
  return database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    const now = await lockCheckpoint(transaction);
    if (now?.rollbacks !== rollbacks) return false;
    await transaction
      .insertInto("tree_snapshots")
      .values({
        plan,
        round,
        block_number: blockNumber,
        block_hash: blockHash,
        seats: totalSeats,
        bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      })
      // Another process may have led the indexer in the meantime; its tree is the same.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`delete from tree_snapshots where plan = ${plan} and round <= (
      select round from tree_snapshots where plan = ${plan} order by round desc offset ${KEPT} limit 1)`.execute(
      transaction,
    );
    return true;
  });
}
