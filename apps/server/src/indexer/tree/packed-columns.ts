import { type RawBuilder, sql } from "kysely";
import { unpackCounts } from "../../database/legs.ts";
import type { Database } from "../../database/tables.ts";

/**
 * Reads columns of whole numbers below 2^31. Four bytes for each: as text, a million rows take longer to print and parse than to
 * read.
 *
 * @param columns an expression for each name
 * @param from the rest of the query. `order` applies to all columns; without it, equal positions still belong to one row
 * @returns the column of a name
 */
export async function readPackedColumns<Name extends string>(
  database: Database,
  columns: Readonly<Record<Name, RawBuilder<unknown>>>,
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
): Promise<(name: Name) => Uint32Array> {
  const packed = Object.entries<RawBuilder<unknown>>(columns).map(
    ([name, expression]) => sql`string_agg(int4send(${expression}), '' ${order}) as ${sql.id(name)}`,
  );
  const { rows } = await sql<Record<Name, Buffer | null>>`select ${sql.join(packed)} ${from}`.execute(
    database,
  );
  return (name) => unpackCounts(rows[0]?.[name] ?? Buffer.alloc(0));
}
