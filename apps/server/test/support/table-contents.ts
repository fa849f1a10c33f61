import { type Selectable, sql } from "kysely";
import type { Database, Tables } from "../../src/database/tables.ts";

/** All rows that follow from the chain, in a fixed order: equal for two indexes of one chain. */
export async function tableContents(database: Database) {
  return {
    ...(await derivedContents(database)),
    provisionalPoints: await readRows(database, "provisional_points", ["plan", "round", "member_id"]),
    trees: await readNewestTrees(database),
    transactions: await readRows(database, "transactions", ["hash"]),
    logs: await readRows(database, "raw_logs", ["block_number", "log_index"]),
    checkpoint: await database
      .selectFrom("index_checkpoint")
      .select(["block_number", "block_hash", "halted"])
      .execute(),
  };
}

/** The rows that follow from the raw logs. */
export async function derivedContents(database: Database) {
  return {
    members: await readRows(database, "members", ["id"]),
    identities: await readRows(database, "identities", ["block_number", "log_index", "field"]),
    seats: await readRows(database, "seats", ["plan", "member_id"]),
    legs: await readRows(database, "legs", ["plan", "part"]),
    entries: await readRows(database, "entries", ["block_number", "log_index"]),
    rounds: await readRows(database, "rounds", ["plan", "round"]),
    activity: await readRows(database, "activity", ["plan", "member_id", "round"]),
    rankWindows: await readRows(database, "rank_windows", ["plan", "month"]),
    ranks: await readRows(database, "ranks", ["plan", "month", "member_id"]),
    history: await readRows(database, "history", ["block_number", "log_index", "type", "member_id"]),
    priceCandidates: await readRows(database, "price_candidates", ["block_number", "log_index"]),
    collections: await readRows(database, "collections", ["block_number", "log_index"]),
  };
}

/** The tree of each plan after its newest closed round: an index that starts today has none of earlier rounds. */
async function readNewestTrees(database: Database) {
  const { rows } = await sql<Omit<Selectable<Tables["tree_snapshots"]>, "bytes"> & { hash: string }>`
    select distinct on (plan) plan, round, block_number, block_hash, seats, md5(bytes) as hash
    from tree_snapshots order by plan, round desc`.execute(database);
  return rows;
}

async function readRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
): Promise<Selectable<Tables[Table]>[]> {
  const order = sql.join(key.map((column) => sql.ref(column)));
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} order by ${order}`.execute(database);
  return rows;
}
