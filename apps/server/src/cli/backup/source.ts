import type { Database } from "../../database/tables.ts";
import type { Header } from "./lines.ts";

/** The plan of the database, whose members own the pictures. */
export async function readSource(database: Database): Promise<Header["source"]> {
  const row = await database
    .selectFrom("index_source")
    .innerJoin("plans", (join) => join.onTrue())
    .where("plans.plan", "=", "core")
    .select(["index_source.chain_id", "plans.address"])
    .executeTakeFirst();
  return row === undefined ? null : { chainId: row.chain_id.toString(), plan: row.address };
}
