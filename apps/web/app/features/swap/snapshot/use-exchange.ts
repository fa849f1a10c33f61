import { findExchange } from "@canopy/swap/deployments";
import type { Exchange } from "@canopy/swap/types";
import { usePlan } from "../../../chain/plan-context.ts";

/** The exchange on the plan's chain; null on a chain without one. */
export function useExchange(): Exchange | null {
  return findExchange(usePlan().chain.id);
}
