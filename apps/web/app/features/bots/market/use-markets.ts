import {
  type CandleInterval,
  candlePageSchema,
  MAXIMUM_CANDLES,
  type Market,
  marketListSchema,
} from "@canopy/shared/api/markets";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";

/** Milliseconds in which candles need no new request. */
const FRESH = 5 * 60_000;

export function useMarkets() {
  return useQuery({
    queryKey: ["markets"],
    queryFn: ({ signal }) => api.get("/markets", marketListSchema, { signal }),
    staleTime: FRESH,
  });
}

interface Wanted {
  /** Null: none. */
  readonly market: Market | null;
  readonly interval: CandleInterval;
  /** Before the last candle; null: as many as there are. */
  readonly days: number | null;
}

/** The candles of a market up to its last one. While others load, the ones before stay. */
export function useCandles({ market, interval, days }: Wanted) {
  const last = market?.last ?? null;
  const span = Math.min(
    days === null ? Number.POSITIVE_INFINITY : days * 86_400,
    (MAXIMUM_CANDLES - 1) * interval,
  );
  const from = last === null ? 0 : Math.max(0, Math.floor((last - span) / interval) * interval);
  return useQuery({
    queryKey: ["candles", market?.id, interval, from, last],
    queryFn: async ({ signal }) => ({
      market,
      page: await api.get("/markets/:id/candles", candlePageSchema, {
        params: { id: market?.id ?? "" },
        query: { interval: String(interval), from: String(from) },
        signal,
      }),
    }),
    enabled: last !== null,
    staleTime: FRESH,
    // A backtest in progress must not start again because the reader came back to the page.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
}
