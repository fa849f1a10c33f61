import { type Kysely, sql } from "kysely";
import { readSnapshot } from "../../database/checkpoint.ts";
import type { Database, Tables } from "../../database/tables.ts";
import { withoutTimeLimit } from "../../database/time-limit.ts";
import { FORMAT, type Header, type Line, type Row } from "./lines.ts";
import { type KeptTable, keptTables } from "./people-tables.ts";
import { readSource } from "./source.ts";

/** Rows per query: a picture is some kilobytes. */
const CHUNK = 500;

/** Passes the lines of a backup to `write`, from one snapshot. Returns the number of rows. */
export async function saveTo(
  database: Database,
  now: Date,
  write: (line: Header | Line) => Promise<void>,
): Promise<number> {
  return readSnapshot(database, async (snapshot) => {
    await withoutTimeLimit(snapshot);
    await write({ format: FORMAT, savedAt: now.toISOString(), source: await readSource(snapshot) });
    let rows = 0;
    for (const table of keptTables) {
      for await (const row of readRows(snapshot, table)) {
        await write({ table, row });
        rows += 1;
      }
    }
    await write({ rows });
    return rows;
  });
}

/** All rows as JSON that PostgreSQL can read back: bytes in hexadecimal, times with their zone. */
async function* readRows(transaction: Kysely<Tables>, table: KeptTable): AsyncGenerator<Row> {
  await sql`declare kept no scroll cursor for select to_jsonb(t) as row from ${sql.table(table)} t`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<{ row: Row }>`fetch ${sql.lit(CHUNK)} from kept`.execute(transaction);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await sql`close kept`.execute(transaction);
}
