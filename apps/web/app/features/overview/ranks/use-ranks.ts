import { toMonth } from "@canopy/protocol/rules/calendar";
import { useQuery } from "@tanstack/react-query";
import { usePlan } from "../../../chain/plan-context.ts";
import { readRanks } from "../../../chain/read-ranks.ts";

/** The member's ranks from the chain. Waits until the current round is known. */
export function useRanks(member: { readonly id: number; readonly round: number } | null) {
  const plan = usePlan();
  const id = member?.id ?? 0;
  const month = toMonth(member?.round ?? 0);
  return useQuery({
    queryKey: ["ranks", plan.name, id, month],
    queryFn: () => readRanks(plan, id, month, Date.now()),
    enabled: member !== null,
  });
}
