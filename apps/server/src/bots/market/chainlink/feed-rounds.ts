import type { Span } from "../candles/candle-source.ts";
import { findLastBefore } from "../candles/find-last.ts";
import type { FeedReader, FeedRound } from "./feed-reader.ts";

/** Rounds of one request. */
const BATCH = 200;
/** Bits of a round's number below those of its phase. */
const NUMBER_BITS = 64n;

/** A run of rounds of one aggregator. */
interface Phase {
  phase: bigint;
  /** The number of its last round. */
  end: bigint;
  /** When its first round with a price was, in seconds; null without one. */
  begin: number | null;
}

/** Reads the rounds of a feed by their time. */
export function createFeedRounds(reader: FeedReader) {
  const earlier = new Map<bigint, Promise<Phase>>();
  const begins = new Map<bigint, number>();

  /** Numbers begin at 1. Some rounds may be missing. */
  async function readBegin(phase: bigint, end: bigint, since: number): Promise<number | null> {
    const known = begins.get(phase);
    if (known !== undefined) return known;
    for (let from = 1n; from <= end; from += BigInt(BATCH)) {
      const rounds = await reader.read(toIds(phase, from, end), since);
      const first = rounds.find((round) => round !== null);
      if (first === undefined || first === null) continue;
      begins.set(phase, first.time);
      return first.time;
    }
    return null;
  }

  function readEarlier(phase: bigint, since: number): Promise<Phase> {
    const known = earlier.get(phase);
    if (known !== undefined) return known;
    const reading = reader.readLastRound(phase).then(async (end) => ({
      phase,
      end,
      begin: await readBegin(phase, end, since),
    }));
    earlier.set(phase, reading);
    reading.catch(() => earlier.delete(phase));
    return reading;
  }

  /** The rounds of one phase with the last one before `from`, if it has one. */
  async function readPhase({ phase, end }: Phase, { from, to }: Span): Promise<FeedRound[]> {
    const search = {
      low: 1n,
      high: end,
      width: BATCH,
      readTimes: async (numbers: readonly bigint[]) => {
        const ids = numbers.map((number) => (phase << NUMBER_BITS) | number);
        return (await reader.read(ids, to)).map((round) => round?.time ?? null);
      },
    };
    const rounds: FeedRound[] = [];
    let next = (await findLastBefore(from, search)) ?? 1n;
    while (next <= end) {
      const read = (await reader.read(toIds(phase, next, end), to)).filter((round) => round !== null);
      rounds.push(...read.filter(({ time }) => time < to));
      if (read.some(({ time }) => time >= to)) break;
      next += BigInt(BATCH);
    }
    return rounds;
  }

  return {
    /**
     * The rounds in `span` in the order of time, and the last one before it. A newer phase counts from its first round on: the
     * aggregator before it may go on for a while.
     */
    async read({ from, to }: Span): Promise<FeedRound[]> {
      const latest = await reader.latest(to);
      const newest = latest >> NUMBER_BITS;
      const end = latest & ((1n << NUMBER_BITS) - 1n);
      const rounds: FeedRound[] = [];
      let until = to;
      for (let phase = newest; phase >= 0n && until >= from; phase--) {
        const read =
          phase === newest
            ? { phase, end, begin: await readBegin(phase, end, to) }
            : await readEarlier(phase, to);
        if (read.begin === null || read.begin >= until) continue;
        rounds.unshift(...(await readPhase(read, { from, to: until })));
        until = read.begin;
      }
      // Aggregators report in the order of time; the sort is for one that does not.
      return rounds.sort((one, other) => one.time - other.time);
    },
  };
}

function toIds(phase: bigint, from: bigint, end: bigint): bigint[] {
  const count = Math.min(BATCH, Number(end - from + 1n));
  return Array.from({ length: count }, (_, index) => (phase << NUMBER_BITS) | (from + BigInt(index)));
}
