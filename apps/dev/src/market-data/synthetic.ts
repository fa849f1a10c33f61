import { STORED, type StoredCandle } from "@canopy/server/bots/market/candles/candle-source";

/** Part of the history, the price at its end as a multiple of the one at its beginning, and the daily volatility. */
interface Regime {
  days: number;
  growth: number;
  volatility: number;
}

/** Rises, falls, sideways, and a crash with its recovery: each kind of strategy has a bad time in one of them. */
const regimes: readonly Regime[] = [
  { days: 40, growth: 1, volatility: 0.025 },
  { days: 60, growth: 1.7, volatility: 0.035 },
  { days: 30, growth: 1, volatility: 0.02 },
  { days: 70, growth: 0.55, volatility: 0.04 },
  { days: 2, growth: 0.65, volatility: 0.12 },
  { days: 50, growth: 1.5, volatility: 0.05 },
  { days: 60, growth: 1, volatility: 0.02 },
  { days: 40, growth: 1.3, volatility: 0.03 },
  { days: 48, growth: 0.85, volatility: 0.03 },
];

export const SYNTHETIC_DAYS = regimes.reduce((sum, { days }) => sum + days, 0);

const CANDLES_A_DAY = 86_400 / STORED;
/** Prices within a candle. */
const STEPS = 4;
/** USD that are traded in a quiet candle. */
const QUIET_TRADE = 4_000;
/** How much of it more a change of the price by 1 % brings. */
const EXCITEMENT = 4;

export interface SyntheticOptions {
  /** When the last candle ends, in seconds: a multiple of 900. */
  end: number;
  /** Its close. */
  price: number;
  /** Numbers in [0, 1). */
  random: () => number;
}

/** An invented history of a price that ends at a given one. The same numbers give the same history. */
export function inventCandles({ end, price, random }: SyntheticOptions): StoredCandle[] {
  const candles: { -readonly [Field in keyof StoredCandle]: StoredCandle[Field] }[] = [];
  let time = end - SYNTHETIC_DAYS * 86_400;
  // The logarithm of the price, from 0 on; the end decides the level of all.
  let level = 0;
  for (const { days, growth, volatility } of regimes) {
    const count = days * CANDLES_A_DAY;
    const deviation = volatility / Math.sqrt(CANDLES_A_DAY * STEPS);
    const begin = level;
    for (let index = 0; index < count; index++) {
      const levels = [level];
      // What is left of the way to the regime's end, with noise around it that the next steps make up for in part.
      const wanted = begin + Math.log(growth) * ((index + 1) / count);
      const pull = (wanted - level) / Math.max(count - index, CANDLES_A_DAY);
      for (let step = 0; step < STEPS; step++) {
        level += pull / STEPS + deviation * toNormal(random);
        levels.push(level);
      }
      const change = Math.abs(level - (levels[0] ?? level));
      const hour = ((time % 86_400) / 86_400) * 2 * Math.PI;
      const crowd =
        (1 + 0.4 * Math.sin(hour - 2)) * (1 + 100 * EXCITEMENT * change) * Math.exp(0.5 * toNormal(random));
      candles.push({
        time,
        open: levels[0] ?? level,
        high: Math.max(...levels),
        low: Math.min(...levels),
        close: level,
        volume: crowd,
      });
      time += STORED;
    }
  }
  const toPrice = (logarithm: number) => Number((price * Math.exp(logarithm - level)).toPrecision(12));
  for (const candle of candles) {
    candle.open = toPrice(candle.open);
    candle.high = toPrice(candle.high);
    candle.low = toPrice(candle.low);
    candle.close = toPrice(candle.close);
    candle.volume = (QUIET_TRADE * candle.volume) / candle.close;
  }
  return candles;
}

/** Of the standard normal distribution, by Box and Muller. */
function toNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
