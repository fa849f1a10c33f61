import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/**
 * From here to the end of the transaction, or to another block, a trigger notes each change of a derived table as one of
 * `block`: its rows can be put back to what they were. Without it nothing is noted, and nothing is paid for it.
 */
export async function journalBlock(database: Database, block: bigint): Promise<void> {
  await sql`select set_config('canopy.block', ${block.toString()}, true)`.execute(database);
}

export async function stopJournal(database: Database): Promise<void> {
  await sql`select set_config('canopy.block', '', true)`.execute(database);
}

/** Puts all derived tables back to what they were after block `number`. */
export async function undoAfter(database: Database, number: bigint): Promise<void> {
  await sql`set constraints all deferred`.execute(database);
  await sql`select undo_journal(${number})`.execute(database);
}

/** Forgets how to take back blocks up to `number`, which are final. */
export async function pruneJournal(database: Database, number: bigint): Promise<void> {
  await database.deleteFrom("journal").where("block_number", "<=", number).execute();
}
