import { memberDataSchema } from "@canopy/shared/api/members";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { usePlan } from "../../../chain/PlanProvider.tsx";
import { readMemberOverview } from "../../../chain/read-member.ts";

/** The member's figures straight from the chain, read again every ten seconds. */
export function useOverview(username: string) {
  const plan = usePlan();
  return useQuery({
    queryKey: ["overview", username],
    queryFn: () => readMemberOverview(plan, username),
    refetchInterval: 10_000,
  });
}

/** What the index knows beside the chain: sponsor, direct members and the list of entries. */
export function useMemberRecord(username: string) {
  return useQuery({
    queryKey: ["member", username],
    queryFn: () => api.get("/members/:username", memberDataSchema, { params: { username } }),
    refetchInterval: 30_000,
  });
}
