import type { Hex } from "viem";
import type { Database, Tables } from "../database/tables.ts";
import { asHex } from "./as-hex.ts";
import type { Header } from "./raw-log.ts";

/** How far the index is. Blocks up to `finalized` never change any more. */
export interface Checkpoint {
  number: bigint;
  hash: Hex;
  finalized: bigint;
}

export async function readCheckpoint(database: Database): Promise<Checkpoint | null> {
  const row = await database.selectFrom("index_checkpoint").selectAll().executeTakeFirst();
  if (row === undefined) return null;
  return { number: row.block_number, hash: asHex(row.block_hash), finalized: row.finalized_number };
}

/** Begins an index at `header`; does nothing where there is one. */
export async function beginAt(database: Database, header: Header): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const begun = await transaction
      .insertInto("index_checkpoint")
      .values({ block_number: header.number, block_hash: header.hash, finalized_number: 0n, halted: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (begun.numInsertedOrUpdatedRows === 1n) await keepHeaders(transaction, [header]);
  });
}

/**
 * Moves the checkpoint, and clears a halt, if it is still where the caller saw it: of two indexers on one database the
 * slower one changes nothing.
 */
export async function moveCheckpoint(database: Database, from: Checkpoint, to: Checkpoint): Promise<boolean> {
  const moved = await database
    .updateTable("index_checkpoint")
    .set({ block_number: to.number, block_hash: to.hash, finalized_number: to.finalized, halted: null })
    .where("block_number", "=", from.number)
    .where("block_hash", "=", from.hash)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** Keeps every indexer from moving until the end of the transaction: what it reads belongs together. */
export async function lockCheckpoint(database: Database): Promise<void> {
  await database.selectFrom("index_checkpoint").select("block_number").forShare().execute();
}

/** Notes why the index stands still, for everybody who asks how the server is. */
export async function markHalted(database: Database, reason: string): Promise<void> {
  await database.updateTable("index_checkpoint").set({ halted: reason }).execute();
}

export async function keepHeaders(database: Database, headers: readonly Header[]): Promise<void> {
  if (headers.length === 0) return;
  const rows: Tables["block_headers"][] = headers.map(({ number, hash, parentHash }) => ({
    number,
    hash,
    parent_hash: parentHash,
  }));
  await database.insertInto("block_headers").values(rows).execute();
}
