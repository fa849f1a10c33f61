import { useQuery } from "@tanstack/react-query";
import { usePlan } from "../../../chain/plan-context.ts";
import { readGenesis } from "../../../chain/read-round.ts";

/** The start of round 0 in milliseconds since 1970; null until it is read, and offline. */
export function useGenesis(): number | null {
  const plan = usePlan();
  const { data } = useQuery({
    queryKey: ["genesis", plan.name],
    queryFn: () => readGenesis(plan),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
