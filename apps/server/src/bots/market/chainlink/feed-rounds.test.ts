import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FeedReader, FeedRound } from "./feed-reader.ts";
import { createFeedRounds } from "./feed-rounds.ts";

/** The rounds of each phase, from phase 1 on; null: missing, or without a price. */
type Phases = readonly (readonly (number | null)[])[];

const toId = (phase: number, number: number) => (BigInt(phase) << 64n) | BigInt(number);

function createFeed(phases: Phases, firstPhase = 1) {
  const find = (id: bigint): FeedRound | null => {
    const time = phases[Number(id >> 64n) - firstPhase]?.[Number(id & (2n ** 64n - 1n)) - 1] ?? null;
    return time === null ? null : { id, price: Number(id & 0xffffn), time };
  };
  const reader: FeedReader & { requests: number } = {
    requests: 0,
    latest: async () => toId(phases.length - 1 + firstPhase, phases.at(-1)?.length ?? 0),
    readLastRound: async (phase) => BigInt(phases[Number(phase) - firstPhase]?.length ?? 0),
    async read(ids) {
      reader.requests += 1;
      return ids.map(find);
    },
  };
  return reader;
}

const readTimes = async (reader: FeedReader, from: number, to: number) =>
  (await createFeedRounds(reader).read({ from, to })).map(({ time }) => time);

describe("rounds of a time", () => {
  test("come with the last one before it", async () => {
    expect(await readTimes(createFeed([[10, 20, 30, 40, 50]]), 25, 45)).toEqual([20, 30, 40]);
  });

  test("are none when the feed began later, and the last one when it reported nothing since", async () => {
    expect(await readTimes(createFeed([[100]]), 20, 90)).toEqual([]);
    expect(await readTimes(createFeed([[10]]), 20, 90)).toEqual([10]);
  });

  test("skip those that are missing or have no price", async () => {
    expect(await readTimes(createFeed([[10, null, null, 40, null, 60]]), 35, 100)).toEqual([10, 40, 60]);
  });

  test("may be of one moment", async () => {
    expect(await readTimes(createFeed([[10, 20, 20, 20, 30]]), 20, 25)).toEqual([10, 20, 20, 20]);
  });

  test("are of the newer phase from its first round on, and of the older one before", async () => {
    const feed = createFeed([
      [10, 20, 30, 45, 55],
      [40, 50],
    ]);
    expect(await readTimes(feed, 15, 60)).toEqual([10, 20, 30, 40, 50]);
  });

  test("pass over a phase without any price", async () => {
    expect(await readTimes(createFeed([[10, 20], [null], [], [40]]), 15, 60)).toEqual([10, 20, 40]);
  });

  test("of a feed without phases are found too", async () => {
    expect(await readTimes(createFeed([[10, 20, 30]], 0), 15, 40)).toEqual([10, 20, 30]);
  });
});

const somePhases = fc.array(
  fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 0, max: 4 })), { minLength: 1, maxLength: 60 }),
  { minLength: 1, maxLength: 4 },
);

test("a history in parts is the whole history: none twice, none lost", async () => {
  await fc.assert(
    fc.asyncProperty(somePhases, fc.integer({ min: 7, max: 300 }), async (steps, length) => {
      let begin = 0;
      const phases = steps.map((phase) => {
        let time = begin;
        begin += 100;
        return phase.map(([step, kind]) => {
          time += step;
          return kind === 0 ? null : time;
        });
      });
      const rounds = createFeedRounds(createFeed(phases));
      const end = 3_000 - (3_000 % length);
      const whole = await rounds.read({ from: 0, to: end });
      const parts: FeedRound[] = [];
      for (let from = 0; from < end; from += length) {
        const part = await rounds.read({ from, to: from + length });
        parts.push(...part.filter(({ time }) => time >= from));
        const before = whole.findLast(({ time }) => time < from);
        expect(part.find(({ time }) => time < from)?.time).toBe(before?.time);
      }
      expect(parts).toEqual(whole);
    }),
  );
});

test("a day of a feed with a million rounds takes a few dozen requests", async () => {
  const feed = createFeed([Array.from({ length: 1_000_000 }, (_, index) => 27 * index)]);
  const from = 10_000_000;
  const rounds = await createFeedRounds(feed).read({ from, to: from + 86_400 });
  expect(rounds).toHaveLength(86_400 / 27 + 1);
  expect(feed.requests).toBeLessThan(25);
});
