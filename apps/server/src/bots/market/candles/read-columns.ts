import { type Candles, columnNames } from "@canopy/strategies/candles/candles";
import { sql } from "kysely";
import type { Database } from "../../../database/tables.ts";

/** Milliseconds of a stored candle. */
const INTERVAL = 900_000;
const BYTES = 8;

/** Reads the stored candles of a market that begin from `from` on and before `to`, in seconds. */
export async function readColumns(
  database: Database,
  market: string,
  { from, to }: { from: number; to: number },
): Promise<Candles> {
  // Eight bytes for each value: as text, the rows of a year take longer to print and parse than to read.
  const packed = columnNames.map(
    (name) =>
      sql`string_agg(float8send(${name === "time" ? sql`1000 * time` : sql.ref(name)}), '') as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<(typeof columnNames)[number], Buffer | null>>`
    select ${sql.join(packed)} from (
      select time, open, high, low, close, volume from candles
      where market = ${market} and time >= ${from} and time < ${to} order by time
    ) as stored`.execute(database);
  const column = (name: (typeof columnNames)[number]) => unpackFloats(rows[0]?.[name] ?? Buffer.alloc(0));
  return {
    interval: INTERVAL,
    time: column("time"),
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close: column("close"),
    volume: column("volume"),
  };
}

/** PostgreSQL sends the most significant byte first. */
function unpackFloats(bytes: Buffer): Float64Array {
  return Float64Array.from({ length: bytes.length / BYTES }, (_, index) => bytes.readDoubleBE(BYTES * index));
}
