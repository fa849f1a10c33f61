import { memberDataSchema } from "@canopy/shared/api/members";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { readMemberOverview } from "../../../chain/read-member.ts";

/** The member's figures from the chain, polled every ten seconds. */
export function useOverview(username: string) {
  const plan = usePlan();
  return useQuery({
    queryKey: ["overview", username],
    queryFn: () => readMemberOverview(plan, username),
    refetchInterval: 10_000,
  });
}

/** The member's data from the index: sponsor, direct members and entries. */
export function useMemberRecord(username: string) {
  return useQuery({
    queryKey: ["member", username],
    queryFn: () => api.get("/members/:username", memberDataSchema, { params: { username } }),
    refetchInterval: 30_000,
  });
}
