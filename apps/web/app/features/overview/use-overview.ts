import type { User } from "@canopy/shared/api/auth";
import { memberDataSchema } from "@canopy/shared/api/members";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { readMemberOverview } from "../../chain/read-member.ts";
import { changesWithBlocks } from "../live-updates/use-events.ts";

/** The member's figures from the chain, in the plan of the screen; null without a seat there. */
export function useOverview({ username, id }: User) {
  const plan = usePlan();
  return useQuery({
    queryKey: ["overview", plan.name, username],
    // The session has the id in the core plan.
    queryFn: () => readMemberOverview(plan, username, plan.name === "core" ? id : null),
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
