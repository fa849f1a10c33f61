import { type CandleInterval, type CandlePage, MAXIMUM_CANDLES } from "@canopy/shared/api/markets";
import { aggregateCandles } from "@canopy/strategies/candles/aggregate";
import { readColumns } from "../../bots/market/candles/read-columns.ts";
import type { Database } from "../../database/tables.ts";
import { ApiError } from "../../http/api-error.ts";

export interface CandleQuery {
  interval: CandleInterval;
  /** Seconds, the second one not included. */
  from: number | null;
  to: number | null;
}

/**
 * Finds the closed candles of a market that begin in a time, the newest of them if there are too many. Of the time that has been
 * read from the market's source, none is partial.
 *
 * @throws ApiError MARKET_NOT_FOUND
 */
export async function findCandles(
  database: Database,
  market: string,
  { interval, from, to }: CandleQuery,
): Promise<CandlePage> {
  const covered = await database
    .selectFrom("markets")
    .select(["covered_from", "covered_to"])
    .where("market", "=", market)
    .executeTakeFirst();
  if (covered === undefined) throw new ApiError("MARKET_NOT_FOUND");
  const end = roundDown(Math.min(to ?? Infinity, Number(covered.covered_to)), interval);
  const wanted = roundUp(Math.max(from ?? 0, Number(covered.covered_from)), interval);
  const begin = Math.max(wanted, end - MAXIMUM_CANDLES * interval);
  const stored = await readColumns(database, market, { from: begin, to: end });
  const { time, open, high, low, close, volume } = aggregateCandles(stored, 1_000 * interval);
  const times = Array.from(time, (milliseconds) => milliseconds / 1_000);
  return {
    interval,
    time: times,
    open: [...open],
    high: [...high],
    low: [...low],
    close: [...close],
    volume: [...volume],
    gaps: findGaps(times, { begin, end, interval }),
  };
}

/** The times from `begin` to `end` in which no candle is. */
function findGaps(
  times: readonly number[],
  { begin, end, interval }: { begin: number; end: number; interval: number },
): [number, number][] {
  const gaps: [number, number][] = [];
  let next = begin;
  for (const time of times) {
    if (time > next) gaps.push([next, time]);
    next = time + interval;
  }
  if (end > next) gaps.push([next, end]);
  return gaps;
}

const roundDown = (time: number, interval: number) => Math.floor(time / interval) * interval;
const roundUp = (time: number, interval: number) => Math.ceil(time / interval) * interval;
