import { findCandleError } from "@canopy/strategies/candles/candles";
import { type CandleSource, STORED, type StoredCandle, toCandleStart } from "../candles/candle-source.ts";
import type { Pair } from "../candles/pairs.ts";
import type { CcxtClient } from "./ccxt-client.ts";

/** Candles of one request, which most exchanges answer whole. */
const LIMIT = 500;
/** Seconds until an exchange has the last trades of a candle. */
const DELAY = 60;

/** Names of the same thing at exchanges. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  POL: ["POL"],
  WETH: ["ETH"],
  WBTC: ["BTC"],
  USDC: ["USDC", "USDT", "USD"],
};

/** The candles of an exchange. null when it has no market of the pair. */
export async function openCcxtSource(
  name: string,
  exchange: CcxtClient,
  { base, quote }: Pair,
): Promise<CandleSource | null> {
  const symbols = new Set(await exchange.listSymbols());
  const named = (symbol: string) => otherNames[symbol] ?? [symbol];
  const symbol = named(quote.symbol)
    .flatMap((money) => named(base.symbol).map((token) => `${token}/${money}`))
    .find((candidate) => symbols.has(candidate));
  if (symbol === undefined) return null;
  return {
    kind: "exchange",
    name: `${name} ${symbol}`,
    span: LIMIT * STORED,
    delay: DELAY,
    hasHistory: true,
    async read({ from, to }) {
      const rows = await exchange.fetchCandles(symbol, 1_000 * from, LIMIT);
      const candles = new Map<number, StoredCandle>();
      for (const [milliseconds, open, high, low, close, volume] of rows) {
        const time = milliseconds / 1_000;
        if (time < from || time >= to || time !== toCandleStart(time)) continue;
        const candle = { time, ...toNumbers({ open, high, low, close, volume }) };
        // A quarter of an hour without trades has no candle.
        if (candle.volume > 0 && findCandleError(candle) === null) candles.set(time, candle);
      }
      return [...candles.values()].sort((one, other) => one.time - other.time);
    },
  };
}

/** What is missing is no number, which `findCandleError` rejects. */
function toNumbers(values: Record<"open" | "high" | "low" | "close" | "volume", number | null | undefined>) {
  const { open, high, low, close, volume } = values;
  return {
    open: open ?? Number.NaN,
    high: high ?? Number.NaN,
    low: low ?? Number.NaN,
    close: close ?? Number.NaN,
    volume: volume ?? Number.NaN,
  };
}
