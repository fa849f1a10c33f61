import { createRandom } from "@canopy/protocol/simulation/random";
import type { Candles } from "../src/candles/candles.ts";

/**
 * Candles of a random walk without a trend, which moves by at most `move` of the price per candle. The same for the same seed, for tests
 * and benches.
 */
export function syntheticCandles(
  count: number,
  { interval = 3_600_000, seed = 1, volume = 1e6, move = 0.01 } = {},
): Candles {
  const random = createRandom(seed);
  const column = () => new Float64Array(count);
  const [time, open, high, low, close] = [column(), column(), column(), column(), column()];
  let price = 100;
  for (let index = 0; index < count; index++) {
    const factor = 1 + (move * random.integer(1_001)) / 1_000;
    // As likely up as down by the same factor: millions of candles do not end at 0.
    const next = random.chance(0.5) ? price * factor : price / factor;
    time[index] = 1_700_000_000_000 + index * interval;
    open[index] = price;
    high[index] = Math.max(price, next) * 1.001;
    low[index] = Math.min(price, next) * 0.999;
    close[index] = next;
    price = next;
  }
  return { interval, time, open, high, low, close, volume: column().fill(volume) };
}
