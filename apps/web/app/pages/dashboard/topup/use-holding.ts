import { activityPageSchema } from "@canopy/shared/api/activity";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { readHolding } from "../../../chain/read-holding.ts";
import { changesWithBlocks } from "../../../features/live-updates/use-events.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";

/** Rounds that the page looks back. */
export const PAST_ROUNDS = 30;

/** The member's units from the chain. */
export function useHolding() {
  const plan = usePlan();
  const { id } = useMember();
  return useQuery({
    queryKey: ["holding", plan.name, id],
    queryFn: () => readHolding(plan, id),
    // The round.
    meta: changesWithBlocks,
  });
}

/** The member's rounds before `round` in which something happened. */
export function usePastRounds(round: number) {
  const plan = usePlan().name;
  const { username } = useMember();
  const from = Math.max(0, round - PAST_ROUNDS);
  return useQuery({
    queryKey: ["activity", plan, username, "from", from],
    queryFn: () =>
      api.get("/members/:username/activity", activityPageSchema, {
        params: { username },
        query: { plan, from: String(from), limit: String(PAST_ROUNDS + 1) },
      }),
  });
}
