import type { Outcomes } from "@canopy/shared/api/report";
import { type OutcomeKind, roundToHundred } from "../../ui/charts/round-to-hundred.ts";

/** Outcomes per hundred paying members, null without members. Ahead means to have earned at least what was paid. */
export function toHundred({
  members,
  earnedBack,
  earnedNothing,
}: Pick<Outcomes, "members" | "earnedBack" | "earnedNothing">): Record<OutcomeKind, number> | null {
  return members === 0 ? null : roundToHundred({ members, ahead: earnedBack, nothing: earnedNothing });
}

/** The share of all payments that members got back, in basis points, rounded down; null without payments. */
export function totalReturn({ earned, paid }: Pick<Outcomes, "earned" | "paid">): number | null {
  return BigInt(paid) === 0n ? null : Number((BigInt(earned) * 10_000n) / BigInt(paid));
}
