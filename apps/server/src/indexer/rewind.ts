import type { Hex } from "viem";
import { readCheckpoint } from "../database/checkpoint.ts";
import { parseHex } from "../database/parse-hex.ts";
import type { Database } from "../database/tables.ts";
import { withoutTimeLimit } from "../database/time-limit.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { storeHeaders } from "./checkpoint.ts";
import { requestRebuild } from "./index-source.ts";
import type { ChainSource } from "./source/chain-source.ts";
import type { Header } from "./source/raw-log.ts";

/** A block of the index that has events. */
interface IndexedBlock {
  number: bigint;
  hash: Hex;
}

/**
 * Takes a halted index back to a block that it shares with the node, below final blocks too. The next indexer rebuilds the
 * derived tables and reads the later blocks again. Call it while no indexer runs.
 *
 * @param target the block; null finds the newest one that the node confirms
 * @returns the block before and after
 * @throws OperatorError when the node is behind the index, or has another history at `target`
 */
export async function rewindIndex(
  database: Database,
  source: ChainSource,
  target: bigint | null,
): Promise<{ from: bigint; to: bigint }> {
  const checkpoint = await readCheckpoint(database);
  if (checkpoint === null) throw new OperatorError("The index is empty. Start the indexer instead.");
  const from = checkpoint.number;
  const { number: head } = await source.head("latest");
  if (head < from) {
    throw new OperatorError(
      `The node is at block ${head}, before the index at ${from}. Wait until it has caught up, or set RPC_URL to another node.`,
    );
  }
  const header = await findHeader(database, source, target, checkpoint);
  await database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await removeAfter(transaction, header);
    await requestRebuild(transaction);
  });
  return { from, to: header.number };
}

async function findHeader(
  database: Database,
  source: ChainSource,
  target: bigint | null,
  checkpoint: IndexedBlock,
): Promise<Header> {
  if (target === null) {
    const own = await source.header(checkpoint.number);
    if (own?.hash === checkpoint.hash) return own;
    return findSharedHeader(database, source);
  }
  if (target > checkpoint.number)
    throw new OperatorError(`The index is at block ${checkpoint.number}. Pass a block that is not after it.`);
  const [block] = await readBlocks(database, target);
  if (block === undefined)
    throw new OperatorError(
      `The index has no event up to block ${target}. Run index rebuild --from-chain instead.`,
    );
  if (!(await isShared(source, block))) {
    throw new OperatorError(
      `The node has another block ${block.number} than the index. Pass an earlier block, or leave out --to-block to find one.`,
    );
  }
  return requireHeader(source, target);
}

/** The newest block with events that the node confirms: all earlier ones are then shared too. */
async function findSharedHeader(database: Database, source: ChainSource): Promise<Header> {
  const blocks = await readBlocks(database, null);
  let [shared, other] = [blocks.length, -1];
  // Newest first: `other` differs, `shared` does not.
  while (shared - other > 1) {
    const middle = Math.floor((shared + other) / 2);
    const block = blocks[middle];
    if (block !== undefined && (await isShared(source, block))) shared = middle;
    else other = middle;
  }
  const found = blocks[shared];
  if (found !== undefined) return requireHeader(source, found.number);
  throw new OperatorError(
    "The node confirms no block of the index. Check that RPC_URL is a node of the plan's chain, or run index rebuild --from-chain.",
  );
}

/** The blocks with events, the newest first; with `until` only the newest up to that block. */
async function readBlocks(database: Database, until: bigint | null): Promise<IndexedBlock[]> {
  let query = database
    .selectFrom("raw_logs")
    .select(["block_number", "block_hash"])
    .distinct()
    .orderBy("block_number", "desc");
  if (until !== null) query = query.where("block_number", "<=", until).limit(1);
  const rows = await query.execute();
  return rows.map((row) => ({ number: row.block_number, hash: parseHex(row.block_hash) }));
}

async function isShared(source: ChainSource, { number, hash }: IndexedBlock): Promise<boolean> {
  return (await source.header(number))?.hash === hash;
}

async function requireHeader(source: ChainSource, number: bigint): Promise<Header> {
  const header = await source.header(number);
  if (header !== null) return header;
  throw new OperatorError(`The node does not have block ${number}. Set RPC_URL to another node.`);
}

async function removeAfter(database: Database, header: Header): Promise<void> {
  const { number, hash, time } = header;
  await database.deleteFrom("reports").where("block_number", ">", number).execute();
  await database.deleteFrom("tree_snapshots").where("block_number", ">", number).execute();
  await database.deleteFrom("transactions").where("block_number", ">", number).execute();
  await database.deleteFrom("raw_logs").where("block_number", ">", number).execute();
  await database.deleteFrom("block_headers").execute();
  await storeHeaders(database, [header]);
  await database
    .updateTable("index_checkpoint")
    .set(({ fn, val }) => ({
      block_number: number,
      block_hash: hash,
      block_time: time,
      finalized_number: fn<bigint>("least", ["finalized_number", val(number)]),
      halted: null,
    }))
    .execute();
}
