import { botLogPageSchema } from "@canopy/shared/api/bots";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { type LogFilters, toLogQuery } from "./log-filters.ts";

/** Lines of a page of the API. */
const PAGE = "50";
const firstPage: string | null = null;

/** Milliseconds. Trades of a vault, and what its rules wait for, are no events of the member. */
const PAUSE = 10_000;

/** The log page by page, the newest line first, and with new lines as they come. */
export function useLog(filters: LogFilters) {
  const query = toLogQuery(filters);
  return useInfiniteQuery({
    queryKey: ["bots", "log", query],
    queryFn: ({ pageParam, signal }) =>
      api.get("/bots/log", botLogPageSchema, {
        query: { ...query, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Each time, all loaded pages are requested again.
    refetchInterval: ({ state: { data } }) => PAUSE * (data?.pages.length ?? 1),
  });
}

export type Log = ReturnType<typeof useLog>;
