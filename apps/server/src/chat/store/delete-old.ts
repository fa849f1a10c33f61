import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/** Rows per statement, so that none takes long. */
const BATCH = 1_000;
const DAY = 86_400_000;

/**
 * Deletes conversations without a message for `keepDays`, and tickets that were answered so long ago. Any number of processes can do
 * so: each leaves the rows that another one is deleting.
 *
 * @returns how many it deleted
 */
export async function deleteOldChats(
  database: Database,
  keepDays: number,
  now: Date,
): Promise<{ conversations: number; tickets: number }> {
  const limit = new Date(now.getTime() - keepDays * DAY);
  const conversations = await inBatches(() =>
    sql`
      delete from chat_conversations where id = any(array(
        select id from chat_conversations where last_at <= ${limit} limit ${BATCH} for update skip locked
      ))`.execute(database),
  );
  const tickets = await inBatches(() =>
    sql`
      delete from chat_tickets where number = any(array(
        select number from chat_tickets where resolved_at <= ${limit} limit ${BATCH} for update skip locked
      ))`.execute(database),
  );
  await sql`delete from chat_turns where until <= now()`.execute(database);
  return { conversations, tickets };
}

async function inBatches(deleteBatch: () => Promise<{ numAffectedRows?: bigint }>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await deleteBatch();
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BATCH) return deleted;
  }
}
