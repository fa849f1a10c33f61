import { type StoredCandle, toCandleStart } from "./candle-source.ts";

/** A price at a time in seconds; of a trade with its volume in base tokens. */
export interface Tick {
  readonly time: number;
  readonly price: number;
  readonly volume: number;
}

/** Digits of a stored price. Feeds and pools are less precise. */
const DIGITS = 12;

/** Builds candles of ticks that are in the order of time. Ticks without a price are left out, and a candle without ticks is missing. */
export function buildCandles(ticks: Iterable<Tick>): StoredCandle[] {
  const candles: { -readonly [Field in keyof StoredCandle]: StoredCandle[Field] }[] = [];
  for (const tick of ticks) {
    const price = Number(tick.price.toPrecision(DIGITS));
    if (!Number.isFinite(price) || price <= 0) continue;
    const time = toCandleStart(tick.time);
    const last = candles.at(-1);
    if (last?.time !== time) {
      candles.push({ time, open: price, high: price, low: price, close: price, volume: tick.volume });
      continue;
    }
    last.high = Math.max(last.high, price);
    last.low = Math.min(last.low, price);
    last.close = price;
    last.volume += tick.volume;
  }
  return candles;
}
