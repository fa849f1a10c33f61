import { aggregateCandles } from "@canopy/strategies/candles/aggregate";
import { type Candle, candleAt, candleCount } from "@canopy/strategies/candles/candles";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { readColumns } from "../market/candles/read-columns.ts";

/** A market that the server reads. */
export interface Market {
  /** Seconds since 1970: all candles before this time are known, and final. */
  readonly until: number;
  /** Prices of feeds have no volume. */
  readonly hasVolume: boolean;
}

/** Null for a market that the server does not read. */
export async function findMarket(database: Database, market: string): Promise<Market | null> {
  const { rows } = await sql<{ until: bigint; has_volume: boolean }>`
    select covered_to as until, source <> 'chainlink' as has_volume from markets where market = ${market}`.execute(
    database,
  );
  const [found] = rows;
  return found === undefined ? null : { until: Number(found.until), hasVolume: found.has_volume };
}

/** Reads candles of `interval` seconds that begin from `from` to `to` (exclusive), both multiples of it. Gaps stay gaps. */
export async function readCandles(
  database: Database,
  market: string,
  { interval, from, to }: { interval: number; from: number; to: number },
): Promise<Candle[]> {
  const candles = aggregateCandles(await readColumns(database, market, { from, to }), interval * 1_000);
  return Array.from({ length: candleCount(candles) }, (_, index) => candleAt(candles, index));
}
