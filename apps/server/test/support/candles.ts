import { createRandom } from "@canopy/protocol/simulation/random";
import type { Candle } from "@canopy/strategies/candles/candles";
import { sql } from "kysely";
import type { Database } from "../../src/database/tables.ts";

export const MARKET = "POL-USDC";
/** Seconds since 1970: the first candle of `walk`, at midnight UTC. */
export const FIRST = 1_767_225_600;
/** Seconds of a stored candle. */
export const STORED = 900;

interface WalkOptions {
  seed?: number;
  isMissing?: (index: number) => boolean;
  volume?: number;
}

const never = () => false;

/** Candles of a random walk, without those that `isMissing` says. Times are milliseconds, as strategies have them. */
export function walk(
  count: number,
  { seed = 1, isMissing = never, volume = 1e6 }: WalkOptions = {},
): Candle[] {
  const random = createRandom(seed);
  const candles: Candle[] = [];
  let close = 0.5;
  for (let index = 0; index < count; index++) {
    const open = close;
    close = open * (0.98 + random.integer(41) / 1_000);
    const [high, low] = [Math.max(open, close) * 1.001, Math.min(open, close) * 0.999];
    const time = (FIRST + index * STORED) * 1_000;
    if (!isMissing(index)) candles.push({ time, open, high, low, close, volume });
  }
  return candles;
}

/** Stores candles of 15 minutes, as the market's reader does. */
export async function insertCandles(
  database: Database,
  candles: readonly Candle[],
  { market = MARKET, source = "synthetic" } = {},
): Promise<void> {
  const rows = candles.map((candle) => ({ ...candle, market, time: candle.time / 1_000 }));
  const until = (rows.at(-1)?.time ?? FIRST - STORED) + STORED;
  await sql`insert into candles (market, time, open, high, low, close, volume)
    select market, time, open, high, low, close, volume from json_to_recordset(${JSON.stringify(rows)}::json)
    as new (market text, time bigint, open float8, high float8, low float8, close float8, volume float8)`.execute(
    database,
  );
  await sql`insert into markets (market, source, source_name, covered_from, covered_to)
    values (${market}, ${source}, 'Test', ${FIRST}, ${until})
    on conflict (market) do update set covered_to = greatest(markets.covered_to, excluded.covered_to)`.execute(
    database,
  );
}
