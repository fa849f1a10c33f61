import type { MarketSource } from "@canopy/shared/api/markets";

/** Seconds of a stored candle. */
export const STORED = 900;

/** A candle of 900 seconds that begins at `time`, in seconds since 1970. */
export interface StoredCandle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** From when until when, in seconds since 1970: multiples of 900. `to` is not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where the candles of one market come from. */
export interface CandleSource {
  readonly kind: MarketSource;
  /** The feeds, the pool or the exchange. */
  readonly name: string;
  /** The most seconds of one read, which takes a bounded number of requests. */
  readonly span: number;
  /** Seconds after the end of a candle from which on it is complete. */
  readonly delay: number;
  /** False: what was before is stored already. */
  readonly hasHistory: boolean;
  /** The candles of a time that is over and final, the oldest first. A candle without any price is missing. */
  read(span: Span): Promise<StoredCandle[]>;
}

/** The start of the candle that contains a time. */
export function toCandleStart(time: number): number {
  return Math.floor(time / STORED) * STORED;
}
