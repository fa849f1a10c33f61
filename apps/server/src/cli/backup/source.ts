import type { Database } from "../../database/tables.ts";
import type { Header } from "./lines.ts";

/** Which plan the database belongs to: its members are who the pictures are of. */
export async function readSource(database: Database): Promise<Header["source"]> {
  const row = await database
    .selectFrom("index_source")
    .innerJoin("plans", (join) => join.onTrue())
    .where("plans.plan", "=", "core")
    .select(["index_source.chain_id", "plans.address"])
    .executeTakeFirst();
  return row === undefined ? null : { chainId: row.chain_id.toString(), plan: row.address };
}
