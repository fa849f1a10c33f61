import { LRUCache } from "lru-cache";
import type { Database } from "../../database/tables.ts";
import { ApiError } from "../../http/api-error.ts";
import type { TreeRound } from "./find-tree-round.ts";

/** Bytes of files in memory: some trees of a million seats. */
const CAPACITY = 16 * 1_024 * 1_024;

export type TreeFiles = ReturnType<typeof createTreeFiles>;

/** What identifies the file of a tree: equal keys, equal bytes. */
export const toKey = ({ plan, round, blockHash }: TreeRound): string => `${plan} ${round} ${blockHash}`;

/** The files of stored trees, from memory or the database. Concurrent reads of a file share one query. */
export function createTreeFiles(database: Database) {
  const files = new LRUCache<string, Buffer, TreeRound>({
    maxSize: CAPACITY,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: { plan, round, blockHash } }) =>
      readFile(database, { plan, round, blockHash }),
    // A file that is evicted while it loads still serves the requests that wait for it.
    ignoreFetchAbort: true,
  });
  return {
    read: (tree: TreeRound): Promise<Buffer> => files.forceFetch(toKey(tree), { context: tree }),
  };
}

async function readFile(
  database: Database,
  { plan, round, blockHash }: Pick<TreeRound, "plan" | "round" | "blockHash">,
): Promise<Buffer> {
  const row = await database
    .selectFrom("tree_snapshots")
    .select("bytes")
    .where("plan", "=", plan)
    .where("round", "=", round)
    .where("block_hash", "=", blockHash)
    .executeTakeFirst();
  // Its closing was undone since the request found it. Another one follows.
  if (row === undefined) throw new ApiError("SERVICE_UNAVAILABLE");
  return row.bytes;
}
