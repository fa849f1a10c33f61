import { type Selectable, sql } from "kysely";
import type { Database, Tables } from "../../src/database/tables.ts";

/** All that the index holds of the chain, in a fixed order: two indexes of one chain are equal in it. */
export async function tableContents(database: Database) {
  return {
    ...(await derivedContents(database)),
    provisionalPoints: await rowsOf(database, "provisional_points", ["plan", "round", "member_id"]),
    transactions: await rowsOf(database, "transactions", ["hash"]),
    logs: await rowsOf(database, "raw_logs", ["block_number", "log_index"]),
    checkpoint: await database
      .selectFrom("index_checkpoint")
      .select(["block_number", "block_hash", "halted"])
      .execute(),
  };
}

/** What follows from the raw logs. */
export async function derivedContents(database: Database) {
  return {
    members: await rowsOf(database, "members", ["id"]),
    identities: await rowsOf(database, "identities", ["block_number", "log_index", "field"]),
    seats: await rowsOf(database, "seats", ["plan", "member_id"]),
    entries: await rowsOf(database, "entries", ["block_number", "log_index"]),
    rounds: await rowsOf(database, "rounds", ["plan", "round"]),
    activity: await rowsOf(database, "activity", ["plan", "member_id", "round"]),
    rankWindows: await rowsOf(database, "rank_windows", ["plan", "month"]),
    ranks: await rowsOf(database, "ranks", ["plan", "month", "member_id"]),
    history: await rowsOf(database, "history", ["block_number", "log_index", "type", "member_id"]),
    priceCandidates: await rowsOf(database, "price_candidates", ["block_number", "log_index"]),
    collections: await rowsOf(database, "collections", ["block_number", "log_index"]),
  };
}

async function rowsOf<Table extends keyof Tables>(
  database: Database,
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
): Promise<Selectable<Tables[Table]>[]> {
  const order = sql.join(key.map((column) => sql.ref(column)));
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} order by ${order}`.execute(database);
  return rows;
}
