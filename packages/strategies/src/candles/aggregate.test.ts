import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aggregateCandles } from "./aggregate.ts";
import { type Candle, type Candles, candleAt, candleCount, findBadCandle, toColumns } from "./candles.ts";

const QUARTER = 900_000;
const HOUR = 4 * QUARTER;
const DAY = 96 * QUARTER;
const intervals = [HOUR, 4 * HOUR, DAY];

const toRows = (candles: Candles) =>
  Array.from({ length: candleCount(candles) }, (_, index) => candleAt(candles, index));

/** Candles of a quarter of an hour with gaps, over a few days. */
const someCandles = fc
  .uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 120 })
  .chain((slots) =>
    fc.tuple(
      ...slots
        .toSorted((one, other) => one - other)
        .map((slot) =>
          fc
            .tuple(
              fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 4, maxLength: 4 }),
              fc.integer({ min: 0, max: 1_000 }),
            )
            .map(([prices, volume]): Candle => {
              const [open = 0, close = 0] = prices;
              const [high, low] = [Math.max(...prices), Math.min(...prices)];
              return { time: slot * QUARTER, open, high, low, close, volume };
            }),
        ),
    ),
  );

describe.each(intervals)("candles of %i ms", (interval) => {
  test("contain the first open, the last close, the extremes and the volume of their parts, and no others", () => {
    fc.assert(
      fc.property(someCandles, (rows) => {
        const longer = toRows(aggregateCandles(toColumns(QUARTER, rows), interval));
        const parts = Map.groupBy(rows, ({ time }) => time - (time % interval));
        expect(longer).toEqual(
          [...parts].map(([time, part]) => ({
            time,
            open: part[0]?.open,
            high: Math.max(...part.map(({ high }) => high)),
            low: Math.min(...part.map(({ low }) => low)),
            close: part.at(-1)?.close,
            volume: part.reduce((sum, { volume }) => sum + volume, 0),
          })),
        );
      }),
    );
  });

  test("are valid candles", () => {
    fc.assert(
      fc.property(someCandles, (rows) => {
        expect(findBadCandle(aggregateCandles(toColumns(QUARTER, rows), interval))).toBeNull();
      }),
    );
  });
});

test("days are the same from hours as from quarters of an hour", () => {
  fc.assert(
    fc.property(someCandles, (rows) => {
      const candles = toColumns(QUARTER, rows);
      expect(aggregateCandles(aggregateCandles(candles, HOUR), DAY)).toEqual(aggregateCandles(candles, DAY));
    }),
  );
});

test("an interval that is not a multiple is refused", () => {
  expect(() => aggregateCandles(toColumns(HOUR, []), HOUR + QUARTER)).toThrow(RangeError);
});

test("an empty list stays empty", () => {
  expect(candleCount(aggregateCandles(toColumns(QUARTER, []), DAY))).toBe(0);
});
