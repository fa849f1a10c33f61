import { memberDataSchema } from "@canopy/shared/api/members";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { readMemberOverview } from "../../chain/read-member.ts";
import { changesWithBlocks } from "../events/use-events.ts";

/** The member's figures from the chain, in the plan of the screen; null without a seat there. */
export function useOverview(username: string) {
  const plan = usePlan();
  return useQuery({
    queryKey: ["overview", plan.name, username],
    queryFn: () => readMemberOverview(plan, username),
    // Totals of the plan, and the round.
    meta: changesWithBlocks,
  });
}

/** The member's data from the index: sponsor, direct members and the forecast of open rounds. */
export function useMemberRecord(username: string) {
  const plan = usePlan().name;
  return useQuery({
    queryKey: ["member", plan, username],
    queryFn: () => api.get("/members/:username", memberDataSchema, { params: { username }, query: { plan } }),
  });
}
