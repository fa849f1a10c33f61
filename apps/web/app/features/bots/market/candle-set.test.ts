import { toColumns } from "@canopy/strategies/candles/candles";
import { expect, test } from "vitest";
import { lastDays } from "./candle-set.ts";

const DAY = 86_400_000;
const candle = (day: number) => ({ time: day * DAY, open: 1, high: 1, low: 1, close: 1, volume: 1 });
const candles = toColumns(DAY, [10, 11, 12, 15].map(candle));

test("the last days end with the last candle, and gaps count as days", () => {
  expect([...lastDays(candles, 4).time]).toEqual([12 * DAY, 15 * DAY]);
  expect([...lastDays(candles, 1).time]).toEqual([15 * DAY]);
});

test("more days than there are, and no number of days, are all candles", () => {
  expect(lastDays(candles, 100).time).toHaveLength(4);
  expect(lastDays(candles, null)).toBe(candles);
});
