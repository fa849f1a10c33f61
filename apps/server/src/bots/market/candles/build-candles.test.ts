import { findBadCandle, toColumns } from "@canopy/strategies/candles/candles";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildCandles } from "./build-candles.ts";

test("a candle has the first price, the last, the extremes and all that was traded", () => {
  const ticks = [3, 7, 2, 4].map((price, index) => ({ time: 900 + index, price, volume: index }));
  expect(buildCandles(ticks)).toEqual([{ time: 900, open: 3, high: 7, low: 2, close: 4, volume: 6 }]);
});

test("a quarter of an hour without a price is missing, and invalid prices are left out", () => {
  const ticks = [
    { time: 0, price: 1, volume: 1 },
    { time: 900, price: 0, volume: 1 },
    { time: 901, price: Number.NaN, volume: 1 },
    { time: 902, price: Number.POSITIVE_INFINITY, volume: 1 },
    { time: 1_800, price: 2, volume: 1 },
  ];
  expect(buildCandles(ticks).map(({ time }) => time)).toEqual([0, 1_800]);
});

test("candles of any ticks can be, and trade as much as the ticks", () => {
  const someTicks = fc.array(
    fc.record({
      time: fc.nat(20_000),
      price: fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      volume: fc.nat(1_000),
    }),
  );
  fc.assert(
    fc.property(someTicks, (unsorted) => {
      const ticks = unsorted.sort((one, other) => one.time - other.time);
      const candles = buildCandles(ticks);
      expect(findBadCandle(toColumns(900, candles))).toBeNull();
      const sum = (rows: readonly { volume: number }[]) => rows.reduce((all, { volume }) => all + volume, 0);
      expect(sum(candles)).toBe(sum(ticks));
    }),
  );
});
