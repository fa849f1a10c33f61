import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Lets statements of this transaction take as long as they need: migrations, and work on a large index. */
export async function withoutTimeLimit(transaction: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
}
