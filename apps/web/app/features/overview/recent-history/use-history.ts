import { historyPageSchema } from "@canopy/shared/api/history";
import type { PlanName } from "@canopy/shared/api/primitives";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { usePlan } from "../../../chain/plan-context.ts";

/** Lines of the overview. */
const SHOWN = "6";

/** The newest lines of the member's history. */
export function useHistory(username: string) {
  return useQuery(historyQuery(usePlan().name, username));
}

export function historyQuery(plan: PlanName, username: string) {
  return queryOptions({
    queryKey: ["history", plan, username, "recent"],
    queryFn: () =>
      api.get("/members/:username/history", historyPageSchema, {
        params: { username },
        query: { plan, limit: SHOWN },
      }),
  });
}
