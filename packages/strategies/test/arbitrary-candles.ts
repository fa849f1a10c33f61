import { type Arbitrary, array, constantFrom, integer, record, tuple } from "fast-check";
import type { Candle, Candles } from "../src/candles/candles.ts";
import { toColumns } from "../src/candles/candles.ts";
import type { BotSetup } from "../src/engine/run.ts";
import type { Settings } from "../src/engine/settings.ts";
import { type Kind, kinds } from "../src/kinds/kinds.ts";

export const HOUR = 3_600_000;
/** 2026-01-01. */
export const START = 1_767_225_600_000;

/** Candles of an hour that rise and fall by up to a tenth, sometimes without a volume, sometimes after a gap. */
export function candlesArbitrary({ minLength = 1, maxLength = 200 } = {}): Arbitrary<Candles> {
  const move = integer({ min: -100, max: 100 });
  const row = record({
    jump: move,
    move,
    up: integer({ min: 0, max: 50 }),
    down: integer({ min: 0, max: 50 }),
    volume: integer({ min: 0, max: 2_000 }),
    gap: integer({ min: 0, max: 20 }),
  });
  return array(row, { minLength, maxLength }).map((rows) => {
    let time = START;
    let price = 100;
    const candles = rows.map(({ jump, move, up, down, volume, gap }): Candle => {
      time += gap === 20 ? 3 * HOUR : HOUR;
      const open = price * (1 + jump / 5_000);
      price = open * (1 + move / 1_000);
      const high = Math.max(open, price) * (1 + up / 1_000);
      const low = Math.min(open, price) * (1 - down / 1_000);
      return { time, open, high, low, close: price, volume: volume < 50 ? 0 : volume };
    });
    return toColumns(HOUR, candles);
  });
}

/** Reasonable parameters around a price of 100. */
export const someParameters: Readonly<Record<Kind, readonly Record<string, unknown>[]>> = {
  dca: [
    { side: "buy", amount: 50, interval: 3_600, times: null },
    { side: "sell", amount: 0.7, interval: 14_400, times: 9 },
  ],
  grid: [
    { low: 80, high: 120, levels: 8, amount: 1 },
    { low: 95, high: 105, levels: 20, amount: 0.3 },
  ],
  "stop-loss": [
    { trigger: 95, amount: "all" },
    { trigger: 99, amount: 2 },
  ],
  "take-profit": [
    { trigger: 105, amount: "all" },
    { trigger: 101, amount: 2 },
  ],
  rebalance: [
    { target: 0.5, band: 0.02, mostBase: 100, mostQuote: 10_000 },
    { target: 0.3, band: 0.005, mostBase: 0.5, mostQuote: 40 },
  ],
  "average-cross": [
    { fast: 2, slow: 5 },
    { fast: 1, slow: 20 },
  ],
  "exponential-cross": [
    { fast: 2, slow: 5 },
    { fast: 3, slow: 20 },
  ],
  "rsi-reversal": [
    { period: 3, low: 30, high: 70 },
    { period: 14, low: 45, high: 55 },
  ],
  bollinger: [
    { period: 5, width: 1 },
    { period: 20, width: 2 },
  ],
  "trailing-stop": [{ distance: 0.03 }, { distance: 0.2 }],
};

const settingsArbitrary: Arbitrary<Settings> = record({
  start: constantFrom({ base: 0, quote: 1_000 }, { base: 10, quote: 0 }, { base: 5, quote: 500 }),
  costs: record({
    fee: constantFrom(0, 0.0005, 0.01),
    spread: constantFrom(0, 0.002),
    impact: constantFrom(0, 0.1, 2),
    volumeShare: constantFrom(null, 0.005, 0.5),
    gas: constantFrom(0, 0.05, 3),
  }),
  limits: record({
    maximumDrawdown: constantFrom(null, 0.05, 0.5),
    dailyLoss: constantFrom(null, 0.02),
    cooldown: constantFrom(0, 7_200),
    sellsWhenStopped: constantFrom(true, false),
  }),
});

/** Any kind with any of its parameters. */
export const setupArbitrary: Arbitrary<BotSetup> = tuple(
  constantFrom(...kinds.flatMap((kind) => someParameters[kind].map((parameters) => ({ kind, parameters })))),
  settingsArbitrary,
).map(([choice, settings]) => ({ ...choice, settings }));
