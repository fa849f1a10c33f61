import type { Tick } from "../candles/build-candles.ts";
import type { Span } from "../candles/candle-source.ts";
import type { FeedRound } from "./feed-reader.ts";

/** The rounds of a token's feed, and the seconds for which each counts. */
export interface FeedHistory {
  readonly rounds: readonly FeedRound[];
  readonly maximumAge: number;
}

/**
 * The prices of `base` in `quote` whenever one of them was reported, in a time span. None while the other one's is too old: such a price was
 * never offered to anyone.
 */
export function crossPrices(base: FeedHistory, quote: FeedHistory, { from, to }: Span): Tick[] {
  const reports = [
    ...base.rounds.map((round) => ({ round, isBase: true })),
    ...quote.rounds.map((round) => ({ round, isBase: false })),
  ].sort((one, other) => one.round.time - other.round.time);
  const ticks: Tick[] = [];
  let baseRound: FeedRound | null = null;
  let quoteRound: FeedRound | null = null;
  for (const [index, { round, isBase }] of reports.entries()) {
    const { time } = round;
    if (isBase) baseRound = round;
    else quoteRound = round;
    // The reports of one moment are one price.
    if (reports[index + 1]?.round.time === time) continue;
    if (baseRound === null || quoteRound === null || time < from || time >= to) continue;
    const isFresh = time - baseRound.time <= base.maximumAge && time - quoteRound.time <= quote.maximumAge;
    if (isFresh) ticks.push({ time, price: baseRound.price / quoteRound.price, volume: 0 });
  }
  return ticks;
}
