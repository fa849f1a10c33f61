import type { Checkpoint } from "../database/checkpoint.ts";
import type { Database, Tables } from "../database/tables.ts";
import type { Header } from "./source/raw-log.ts";

/** Starts the index at `header`, unless it has started already. */
export async function startIndex(database: Database, header: Header): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const begun = await transaction
      .insertInto("index_checkpoint")
      .values({
        block_number: header.number,
        block_hash: header.hash,
        block_time: header.time,
        finalized_number: 0n,
        halted: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (begun.numInsertedOrUpdatedRows === 1n) await storeHeaders(transaction, [header]);
  });
}

/**
 * Moves the checkpoint and clears a halt, if the checkpoint is still where the caller read it: of two indexers on one
 * database the slower one changes nothing.
 */
export async function moveCheckpoint(database: Database, from: Checkpoint, to: Checkpoint): Promise<boolean> {
  const moved = await database
    .updateTable("index_checkpoint")
    .set({
      block_number: to.number,
      block_hash: to.hash,
      block_time: to.time,
      finalized_number: to.finalized,
      halted: null,
    })
    .where("block_number", "=", from.number)
    .where("block_hash", "=", from.hash)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** Shows readers that keep a state of the index in memory that blocks were undone. */
export async function countRollback(database: Database): Promise<void> {
  await database
    .updateTable("index_checkpoint")
    .set(({ eb }) => ({ rollbacks: eb("rollbacks", "+", 1n) }))
    .execute();
}

/** Stores why the index has stopped, for the health endpoint. */
export async function markHalted(database: Database, reason: string): Promise<void> {
  await database.updateTable("index_checkpoint").set({ halted: reason }).execute();
}

export async function storeHeaders(database: Database, headers: readonly Header[]): Promise<void> {
  if (headers.length === 0) return;
  const rows: Tables["block_headers"][] = headers.map(({ number, hash, parentHash }) => ({
    number,
    hash,
    parent_hash: parentHash,
  }));
  await database.insertInto("block_headers").values(rows).execute();
}
