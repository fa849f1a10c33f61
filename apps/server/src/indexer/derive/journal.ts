import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/**
 * Until the end of the transaction, or until the next call, a trigger records each change of a derived table as a change
 * of `block`, so that it can be undone. Without this call the trigger records nothing and costs nothing.
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
