import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/**
 * Until the end of the transaction, or until the next call, triggers record what each statement changes in derived tables as
 * changes of `block`, so that they can be undone. Without this call they record nothing.
 */
export async function journalBlock(database: Database, block: bigint): Promise<void> {
  await sql`select set_config('canopy.block', ${block.toString()}, true)`.execute(database);
}

export async function stopJournal(database: Database): Promise<void> {
  await sql`select set_config('canopy.block', '', true)`.execute(database);
}

/** Restores all derived tables to their state after block `number`. */
export async function undoBlocks(database: Database, number: bigint): Promise<void> {
  await sql`set constraints all deferred`.execute(database);
  await sql`select undo_journal(${number})`.execute(database);
}

/** Deletes the records of blocks up to `number`, which are final. */
export async function pruneJournal(database: Database, number: bigint): Promise<void> {
  await database.deleteFrom("journal").where("block_number", "<=", number).execute();
}
