import type { PlanName } from "@canopy/shared/api/primitives";

/** The kind of a call of the contract function `call`: the two plans are two contracts, and their calls do not wait for each other. */
export function transactionKind(plan: PlanName, call: string): string {
  return plan === "core" ? call : `${plan}:${call}`;
}
