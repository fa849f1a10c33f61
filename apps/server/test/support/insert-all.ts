import type { Insertable } from "kysely";
import { createPartitions } from "../../src/database/partitions.ts";
import type { Database, Tables } from "../../src/database/tables.ts";

/** Rows per statement: PostgreSQL accepts 65,535 parameters, and no table has more than 12 columns. */
const CHUNK = 5_000;

/** Inserts any number of rows. */
export async function insertAll<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  await createPartitions(database, table, rows);
  for (let start = 0; start < rows.length; start += CHUNK) {
    await database
      .insertInto(table)
      .values(rows.slice(start, start + CHUNK))
      .execute();
  }
}
