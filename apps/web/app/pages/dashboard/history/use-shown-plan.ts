import type { PlanName } from "@canopy/shared/api/primitives";
import { useSearchParams } from "react-router";
import { useMember } from "../../../features/session/MemberProvider.tsx";

/** The plan in the URL: core, or Plus for a member who is in it. */
export function useShownPlan(): PlanName {
  const { inPlus } = useMember();
  const [url] = useSearchParams();
  return inPlus && url.get("plan") === "plus" ? "plus" : "core";
}

/** A page below history, for the plan that is shown. */
export function historyPath(page: string, plan: PlanName): string {
  return `/dashboard/history${page}${plan === "plus" ? "?plan=plus" : ""}`;
}
