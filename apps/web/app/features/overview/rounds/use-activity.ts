import { activityPageSchema } from "@canopy/shared/api/activity";
import type { PlanName } from "@canopy/shared/api/primitives";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { SHOWN } from "./round-days.ts";

/** The member's newest rounds in which something happened. */
export function useActivity(username: string) {
  return useQuery(activityQuery(usePlan().name, username));
}

export function activityQuery(plan: PlanName, username: string) {
  return queryOptions({
    queryKey: ["activity", plan, username],
    queryFn: () =>
      api.get("/members/:username/activity", activityPageSchema, {
        params: { username },
        query: { plan, limit: String(SHOWN) },
      }),
  });
}
