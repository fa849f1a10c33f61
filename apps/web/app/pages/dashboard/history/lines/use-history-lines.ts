import { historyPageSchema } from "@canopy/shared/api/history";
import type { PlanName } from "@canopy/shared/api/primitives";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../../api/client.ts";
import { useMember } from "../../../../features/session/MemberProvider.tsx";
import { type Filters, toQuery } from "./filters.ts";

/** Lines of a page of the API. */
const PAGE = "50";

/** The member's history page by page, the newest line first. */
export function useHistoryLines(plan: PlanName, filters: Filters) {
  const { username } = useMember();
  const query = { plan, ...toQuery(filters) };
  return useInfiniteQuery({
    queryKey: ["history", plan, username, "lines", query],
    queryFn: ({ pageParam, signal }) =>
      api.get("/members/:username/history", historyPageSchema, {
        params: { username },
        query: { ...query, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

const firstPage: string | null = null;
