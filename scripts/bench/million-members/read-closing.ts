import type { Database, Row } from "@canopy/server/database/tables";
import type { RawLog } from "@canopy/server/indexer/source/raw-log";
import { toRawLog } from "@canopy/server/indexer/source/stored-logs";
import { sql } from "kysely";

/** The event that closes the open round of a planted world: the next one of its chain. */
export async function readClosing(database: Database): Promise<RawLog> {
  const { rows } = await sql<Row<"raw_logs">>`
    select * from round_closings order by block_number desc limit 1`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error("The planted world has no rounds");
  return toRawLog(row);
}
