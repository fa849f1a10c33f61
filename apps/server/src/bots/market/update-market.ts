import type { Database } from "../../database/tables.ts";
import { type CandleSource, type Span, STORED, toCandleStart } from "./candles/candle-source.ts";
import { beginCoverage, type Coverage, readCoverage, storeCandles } from "./candles/store-candles.ts";

export interface UpdateOptions {
  database: Database;
  market: string;
  source: CandleSource;
  /** The time of the newest final block, in seconds. */
  now: number;
  /** Seconds of history to read. */
  history: number;
}

/** What one read has left. */
export interface Update {
  /** Whether candles that have closed are still missing. */
  isBehind: boolean;
  /** Whether history is still missing. */
  lacksHistory: boolean;
  candles: number;
}

/** Brings a market's candles one read closer to now, and once they are there, one read further back. */
export async function updateMarket({
  database,
  market,
  source,
  now,
  history,
}: UpdateOptions): Promise<Update> {
  const closed = toCandleStart(now - source.delay);
  const covered =
    (await readCoverage(database, market, source)) ?? (await beginCoverage(database, market, source, closed));
  const next = nextSpan(covered, source, { closed, history });
  if (next === null) return { isBehind: false, lacksHistory: false, candles: 0 };
  const candles = await source.read(next);
  const reached = await storeCandles(database, market, covered, next, candles);
  const after = nextSpan(reached ?? covered, source, { closed, history });
  return {
    isBehind: after !== null && after.from >= covered.to,
    lacksHistory: after !== null && after.from < covered.to,
    candles: reached === null ? 0 : candles.length,
  };
}

/** What to read next; null when all is there. New candles come first, since bots wait for them. */
function nextSpan(
  { from, to }: Coverage,
  { span, hasHistory }: CandleSource,
  { closed, history }: { closed: number; history: number },
): Span | null {
  if (to < closed) return { from: to, to: Math.min(to + span, closed) };
  const oldest = toCandleStart(closed - history);
  if (!hasHistory || from < oldest + STORED) return null;
  return { from: Math.max(from - span, oldest), to: from };
}
