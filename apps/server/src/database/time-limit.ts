import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Lifts the time limit of statements in this transaction, for migrations and work on a large index. */
export async function withoutTimeLimit(transaction: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
}
