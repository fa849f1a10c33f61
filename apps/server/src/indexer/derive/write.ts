import type { Database, NewRow, Row } from "../../database/tables.ts";
import { addRows, insertRows, updateRows } from "../../database/write-rows.ts";
import type { WorkingTables } from "./working-tables.ts";

export async function writeTables(database: Database, tables: WorkingTables): Promise<void> {
  const { seats } = tables;
  await writeKeyedRows(database, tables);
  await updateRows(database, "seats", seats.changed, {
    key: ["plan", "member_id"],
    columns: ["units", "entered", "commissions", "rank_earnings", "withdrawn"],
  });
  await insertRows(database, "seats", seats.inserted);
  await addActivity(database, tables.activity.inserted);
  await insertRows(database, "identities", tables.identities);
  await insertRows(database, "entries", tables.entries);
  await insertRows(database, "history", tables.history);
  await insertRows(database, "price_candidates", tables.priceCandidates);
  await insertRows(database, "collections", tables.collections);
}

export type KeyedRows = Pick<WorkingTables, "members" | "rounds" | "rankWindows" | "ranks">;

export const memberColumns = { key: ["id"], columns: ["account", "username"] } as const;

/** What the closing of a round sets. */
export const closedColumns = [
  "points",
  "flash",
  "pointy",
  "point_value",
  "rebate",
  "hero_pool",
  "commons",
  "operations",
  "closing_reward",
  "closer_id",
  "closed_at",
  "closed_block",
  "transaction_hash",
] as const satisfies readonly (keyof Row<"rounds">)[];

/**
 * Writes members, rounds, rank windows and ranks. Changed rows come before new ones: a new member may take a username or account
 * that another has just given up.
 */
export async function writeKeyedRows(
  database: Database,
  { members, rounds, rankWindows, ranks }: KeyedRows,
): Promise<void> {
  await updateRows(database, "members", members.changed, memberColumns);
  await insertRows(database, "members", members.inserted);
  await updateRows(database, "rounds", rounds.changed, {
    key: ["plan", "round"],
    columns: ["units", "entered", "commissions", "joined", ...closedColumns],
  });
  await insertRows(database, "rounds", rounds.inserted);
  await updateRows(database, "rank_windows", rankWindows.changed, {
    key: ["plan", "month"],
    columns: ["closed_at", "shares", "share_value", "rest"],
  });
  await insertRows(database, "rank_windows", rankWindows.inserted);
  await updateRows(database, "ranks", ranks.changed, {
    key: ["plan", "month", "member_id"],
    columns: ["rank", "shares", "claimed_at", "collected"],
  });
  await insertRows(database, "ranks", ranks.inserted);
}

/** Adds the figures of `rows` to those of the members' rounds. */
export function addActivity(database: Database, rows: readonly NewRow<"activity">[]): Promise<void> {
  return addRows(database, "activity", rows, {
    key: ["plan", "member_id", "round"],
    columns: ["units", "commissions", "points", "flash", "point_earnings", "rebates"],
  });
}
