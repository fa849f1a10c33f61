import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../../database/tables.ts";
import { ApiError } from "../../http/api-error.ts";
import type { TreeRound } from "./find-tree-round.ts";

/** Bytes of files in memory: some trees of a million seats. */
const CAPACITY = 16 * 1_024 * 1_024;
/** Bytes per query. */
const PIECE = 512 * 1_024;

export type TreeFiles = ReturnType<typeof createTreeFiles>;

/** What identifies the file of a tree: equal keys, equal bytes. */
export const toKey = ({ plan, round, blockHash }: TreeRound): string => `${plan} ${round} ${blockHash}`;

/**
 * The files of stored trees, from memory or the database. Concurrent reads of a file share its queries.
 *
 * @param piece bytes per query, for tests
 */
export function createTreeFiles(database: Database, piece = PIECE) {
  const files = new LRUCache<string, Buffer, TreeRound>({
    maxSize: CAPACITY,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: { plan, round, blockHash } }) =>
      readFile(database, { plan, round, blockHash }, piece),
    // A file that is evicted while it loads still serves the requests that wait for it.
    ignoreFetchAbort: true,
  });
  return {
    read: (tree: TreeRound): Promise<Buffer> => files.forceFetch(toKey(tree), { context: tree }),
  };
}

/** Reads it in pieces, so that other requests don't wait while the driver parses megabytes. */
function readFile(
  database: Database,
  { plan, round, blockHash }: Pick<TreeRound, "plan" | "round" | "blockHash">,
  size: number,
): Promise<Buffer> {
  // All pieces in one snapshot: they belong to one row.
  const transaction = database.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return transaction.execute(async (snapshot) => {
    const pieces: Buffer[] = [];
    for (let first = 1; ; first += size) {
      const row = await snapshot
        .selectFrom("tree_snapshots")
        .select(sql<Buffer>`substring(bytes from ${sql.lit(first)} for ${sql.lit(size)})`.as("piece"))
        .where("plan", "=", plan)
        .where("round", "=", round)
        .where("block_hash", "=", blockHash)
        .executeTakeFirst();
      // Its closing was undone since the request found it. Another one follows.
      if (row === undefined) throw new ApiError("SERVICE_UNAVAILABLE");
      pieces.push(row.piece);
      if (row.piece.length < size) return Buffer.concat(pieces);
    }
  });
}
