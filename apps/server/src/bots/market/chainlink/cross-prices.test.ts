import { expect, test } from "vitest";
import { crossPrices } from "./cross-prices.ts";

const history = (maximumAge: number, ...reports: [time: number, price: number][]) => ({
  maximumAge,
  rounds: reports.map(([time, price], index) => ({ id: BigInt(index), time, price })),
});
const span = { from: 100, to: 200 };
const toPairs = (ticks: ReturnType<typeof crossPrices>) => ticks.map(({ time, price }) => [time, price]);

test("a price is the base token's in the quote token, at each report of either", () => {
  const ticks = crossPrices(history(100, [90, 3], [110, 6]), history(100, [95, 1], [120, 2]), span);
  expect(toPairs(ticks)).toEqual([
    [110, 6],
    [120, 3],
  ]);
});

test("reports before the time count as the price in force, and those after it not at all", () => {
  const ticks = crossPrices(history(100, [90, 3], [200, 9]), history(100, [95, 1], [150, 2]), span);
  expect(toPairs(ticks)).toEqual([[150, 1.5]]);
});

test("the reports of one moment are one price", () => {
  const ticks = crossPrices(history(100, [90, 3], [110, 8]), history(100, [90, 1], [110, 2]), span);
  expect(toPairs(ticks)).toEqual([[110, 4]]);
});

test("a token whose last report is too old has no price until the next", () => {
  const ticks = crossPrices(history(20, [100, 3], [150, 4]), history(90, [90, 1], [125, 2], [180, 1]), span);
  expect(toPairs(ticks)).toEqual([
    [100, 3],
    [150, 2],
  ]);
});

test("there is no price before both tokens have one", () => {
  expect(crossPrices(history(100, [110, 3]), history(100), span)).toEqual([]);
});
