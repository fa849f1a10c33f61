import type { CandlePage, Market } from "@canopy/shared/api/markets";
import type { CandleSet } from "./candle-set.ts";

/** A response of the API as candles: seconds become milliseconds. */
export function toCandleSet({ id, base, quote, source, sourceName }: Market, page: CandlePage): CandleSet {
  return {
    id,
    name: id,
    base: base.symbol,
    quote: quote.symbol,
    source,
    sourceName,
    // Price feeds know no volume.
    hasVolume: source !== "chainlink",
    candles: {
      interval: page.interval * 1_000,
      time: Float64Array.from(page.time, (seconds) => seconds * 1_000),
      open: Float64Array.from(page.open),
      high: Float64Array.from(page.high),
      low: Float64Array.from(page.low),
      close: Float64Array.from(page.close),
      volume: Float64Array.from(page.volume),
    },
  };
}
