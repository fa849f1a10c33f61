import type { Insertable } from "kysely";
import type { Database, Tables } from "./tables.ts";

/** Rows a statement: PostgreSQL takes 65,535 parameters at once, and no table has more than 12 columns. */
const CHUNK = 5_000;

/** Inserts all `rows`, however many they are. */
export async function insertAll<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await database
      .insertInto(table)
      .values(rows.slice(start, start + CHUNK))
      .execute();
  }
}
