import { findBadCandle, findGaps, toColumns } from "@canopy/strategies/candles/candles";
import { expect, test } from "vitest";
import { createRandom } from "../seed/random.ts";
import { inventCandles, SYNTHETIC_DAYS } from "./synthetic.ts";

const DAY = 86_400;
const end = 20_000 * DAY;
const invent = (seed: number) => inventCandles({ end, price: 0.45, random: createRandom(seed) });
const candles = invent(1);

test("an invented history has every candle of its days, and ends at the given price", () => {
  expect(SYNTHETIC_DAYS).toBe(400);
  expect(candles).toHaveLength(400 * 96);
  expect(candles[0]?.time).toBe(end - 400 * DAY);
  expect(candles.at(-1)?.time).toBe(end - 900);
  expect(candles.at(-1)?.close).toBe(0.45);
});

test("its candles can be, and each opens where the one before closed", () => {
  const columns = toColumns(900, candles);
  expect(findBadCandle(columns)).toBeNull();
  expect(findGaps(columns)).toEqual([]);
  for (const [index, { open }] of candles.entries()) {
    if (index > 0) expect(open).toBe(candles[index - 1]?.close);
  }
});

test("it is the same for the same seed only", () => {
  expect(invent(1)).toEqual(candles);
  expect(invent(2)).not.toEqual(candles);
});

test("it has a crash of a quarter within two days, and a rise of half within 60", () => {
  const closes = candles.map(({ close }) => close);
  const change = (days: number) =>
    closes.slice(96 * days).map((close, index) => close / (closes[index] ?? close) - 1);
  expect(Math.min(...change(2))).toBeLessThan(-0.25);
  expect(Math.max(...change(60))).toBeGreaterThan(0.5);
});

test("it is traded more when its price moves", () => {
  const moves = candles
    .map(({ open, close, volume }) => ({ move: Math.abs(close / open - 1), value: volume * close }))
    .sort((one, other) => one.move - other.move);
  const mean = (part: typeof moves) => part.reduce((sum, { value }) => sum + value, 0) / part.length;
  const half = moves.length / 2;
  expect(mean(moves.slice(half))).toBeGreaterThan(1.5 * mean(moves.slice(0, half)));
});
