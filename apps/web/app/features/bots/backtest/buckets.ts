import { at } from "@canopy/protocol/rules/column";
import { type Candles, candleCount } from "@canopy/strategies/candles/candles";

/** A span of time that a chart draws as one point. */
export interface Bucket {
  /** When it begins, in milliseconds since 1970. */
  readonly time: number;
  /** Its candles, `from` to `to - 1`; none in a gap. */
  readonly from: number;
  readonly to: number;
}

/** Points of a chart at most: more than that is a smear on a phone. */
const MOST_BUCKETS = 360;

/** Milliseconds of a bucket: a whole number of candles. */
export function bucketLength({ time, interval }: Candles, most = MOST_BUCKETS): number {
  const duration = (time.at(-1) ?? 0) + interval - (time.at(0) ?? 0);
  return Math.ceil(duration / interval / most) * interval;
}

/** Equal spans from the first candle to the last. A gap of the candles stays one. */
export function toBuckets(candles: Candles, most = MOST_BUCKETS): Bucket[] {
  const count = candleCount(candles);
  const length = bucketLength(candles, most);
  const buckets: Bucket[] = [];
  let from = 0;
  for (let time = candles.time.at(0) ?? 0; from < count; time += length) {
    let to = from;
    while (to < count && at(candles.time, to) < time + length) to++;
    buckets.push({ time, from, to });
    from = to;
  }
  return buckets;
}

/** The bucket that `time` is in. */
export function bucketIndex(candles: Candles, time: number, most = MOST_BUCKETS): number {
  return Math.floor((time - (candles.time.at(0) ?? 0)) / bucketLength(candles, most));
}
