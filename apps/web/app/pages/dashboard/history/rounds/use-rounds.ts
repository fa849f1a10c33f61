import { activityPageSchema } from "@canopy/shared/api/activity";
import type { PlanName } from "@canopy/shared/api/primitives";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../../api/client.ts";
import { useMember } from "../../../../features/session/MemberProvider.tsx";

/** Rounds of a page of the API. */
const PAGE = "60";

/** The member's rounds in which something happened, page by page, the newest first. */
export function useRounds(plan: PlanName) {
  const { username } = useMember();
  return useInfiniteQuery({
    queryKey: ["activity", plan, username, "pages"],
    queryFn: ({ pageParam, signal }) =>
      api.get("/members/:username/activity", activityPageSchema, {
        params: { username },
        query: { plan, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  });
}

const firstPage: string | null = null;
