import { type Candles, toColumns } from "@canopy/strategies/candles/candles";
import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { bucketIndex, toBuckets } from "./buckets.ts";

const HOUR = 3_600_000;

function candlesAt(hours: readonly number[]): Candles {
  return toColumns(
    HOUR,
    hours.map((hour) => ({ time: hour * HOUR, open: 1, high: 1, low: 1, close: 1, volume: 1 })),
  );
}

test("a gap is a bucket without candles", () => {
  expect(toBuckets(candlesAt([0, 1, 2, 9, 10]), 4)).toEqual([
    { time: 0, from: 0, to: 3 },
    { time: 3 * HOUR, from: 3, to: 3 },
    { time: 6 * HOUR, from: 3, to: 3 },
    { time: 9 * HOUR, from: 3, to: 5 },
  ]);
});

test("each candle is in one bucket, the one that its time says", () => {
  const distances = array(integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 200 });
  assert(
    property(distances, integer({ min: 1, max: 50 }), (steps, most) => {
      let hour = 0;
      const candles = candlesAt(steps.map((step) => (hour += step)));
      const buckets = toBuckets(candles, most);
      expect(buckets.length).toBeLessThanOrEqual(most);
      expect(buckets.at(0)?.from).toBe(0);
      expect(buckets.at(-1)?.to).toBe(steps.length);
      for (const [place, { from, to }] of buckets.entries()) {
        for (let index = from; index < to; index++) {
          expect(bucketIndex(candles, candles.time.at(index) ?? 0, most)).toBe(place);
        }
      }
    }),
  );
});
