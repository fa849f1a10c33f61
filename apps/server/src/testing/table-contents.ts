import type { Database } from "../database/tables.ts";

/** All that the index holds of the chain, in a fixed order: two indexes of one chain are equal in it. */
export async function tableContents(database: Database) {
  const derived = await derivedContents(database);
  const logs = await database
    .selectFrom("raw_logs")
    .selectAll()
    .orderBy("block_number")
    .orderBy("log_index")
    .execute();
  const checkpoint = await database
    .selectFrom("index_checkpoint")
    .select(["block_number", "block_hash", "halted"])
    .execute();
  return { ...derived, logs, checkpoint };
}

/** What follows from the raw logs. */
export async function derivedContents(database: Database) {
  return {
    members: await database.selectFrom("members").selectAll().orderBy("id").execute(),
    entries: await database
      .selectFrom("entries")
      .selectAll()
      .orderBy("block_number")
      .orderBy("log_index")
      .execute(),
    rounds: await database.selectFrom("rounds").selectAll().orderBy("round").execute(),
    identityChanges: await database
      .selectFrom("identity_changes")
      .selectAll()
      .orderBy("block_number")
      .orderBy("log_index")
      .execute(),
  };
}
