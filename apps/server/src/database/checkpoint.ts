import { sql } from "kysely";
import type { Hex } from "viem";
import { parseHex } from "./parse-hex.ts";
import type { Database } from "./tables.ts";

/** The last indexed block. Blocks up to `finalized` never change. */
export interface Checkpoint {
  number: bigint;
  hash: Hex;
  finalized: bigint;
  /** Null in an index of an older version. */
  time: Date | null;
}

export async function readCheckpoint(database: Database): Promise<Checkpoint | null> {
  const row = await database.selectFrom("index_checkpoint").selectAll().executeTakeFirst();
  if (row === undefined) return null;
  return {
    number: row.block_number,
    hash: parseHex(row.block_hash),
    finalized: row.finalized_number,
    time: row.block_time,
  };
}

/** The state of the index: while `rollbacks` stays the same, it has only grown. */
export interface IndexState {
  rollbacks: bigint;
  block: bigint;
}

/** Blocks every indexer until the end of the transaction, so that all it reads belongs to one checkpoint. */
export async function lockCheckpoint(database: Database): Promise<IndexState | null> {
  const row = await database
    .selectFrom("index_checkpoint")
    .select(["rollbacks", "block_number as block"])
    .forShare()
    .executeTakeFirst();
  return row ?? null;
}

/** The table that a rebuild of the index locks first when it replaces tables. `deploy/backup.sh` locks it too. */
export const FIRST_REPLACED = "members";

/**
 * Reads in one snapshot, during which a rebuild replaces no tables. The lock has to come before the snapshot: to an older one, the
 * new tables are empty.
 */
export function readSnapshot<Result>(
  database: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (transaction) => {
      await sql`lock table ${sql.table(FIRST_REPLACED)} in access share mode`.execute(transaction);
      return read(transaction);
    });
}
