import { type Candles, candleCount, sliceCandles } from "@canopy/strategies/candles/candles";

/** Where candles come from; "file": the member's own. */
type CandleSource = "chainlink" | "pools" | "exchange" | "synthetic" | "file";

/** Candles with what is known about them. */
export interface CandleSet {
  /** Another one is another set. */
  readonly id: string;
  /** The market, or the name of the file. */
  readonly name: string;
  readonly base: string;
  readonly quote: string;
  readonly source: CandleSource;
  /** Such as the name of the exchange; empty for a file. */
  readonly sourceName: string;
  readonly hasVolume: boolean;
  readonly candles: Candles;
}

const DAY = 86_400_000;

/** The last `days` of the candles; all of them for null. */
export function lastDays(candles: Candles, days: number | null): Candles {
  if (days === null) return candles;
  const { time, interval } = candles;
  const from = (time.at(-1) ?? 0) + interval - days * DAY;
  const first = time.findIndex((begin) => begin >= from);
  return sliceCandles(candles, Math.max(0, first), candleCount(candles));
}
