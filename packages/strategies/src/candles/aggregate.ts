import { at } from "@canopy/protocol/rules/column";
import { type Candles, candleCount } from "./candles.ts";

/**
 * Longer candles of shorter ones: the first open, the last close, and the sum of the volumes. They begin at multiples of `interval`. One
 * of which some parts are missing has the others, and one of which all are missing is missing too.
 *
 * @param interval milliseconds, a multiple of the interval of `candles`
 */
export function aggregateCandles(candles: Candles, interval: number): Candles {
  if (interval === candles.interval) return candles;
  if (interval % candles.interval !== 0) {
    throw new RangeError(`${interval} ms is not a multiple of ${candles.interval} ms`);
  }
  const most = candleCount(candles);
  const column = () => new Float64Array(most);
  const [time, open, high, low, close, volume] = [
    ...[column(), column(), column()],
    ...[column(), column(), column()],
  ] as const;
  let count = 0;
  for (let index = 0; index < most; index++) {
    const begin = Math.floor(at(candles.time, index) / interval) * interval;
    const isNext = count === 0 || at(time, count - 1) !== begin;
    if (isNext) count += 1;
    const last = count - 1;
    time[last] = begin;
    if (isNext) open[last] = at(candles.open, index);
    high[last] = isNext ? at(candles.high, index) : Math.max(at(high, last), at(candles.high, index));
    low[last] = isNext ? at(candles.low, index) : Math.min(at(low, last), at(candles.low, index));
    close[last] = at(candles.close, index);
    volume[last] = at(volume, last) + at(candles.volume, index);
  }
  const cut = (values: Float64Array) => values.slice(0, count);
  return {
    interval,
    time: cut(time),
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: cut(volume),
  };
}
