import type { Outcomes } from "@canopy/shared/api/report";
import { type Fate, ofHundred } from "../../ui/charts/of-hundred.ts";

/** Outcomes per hundred paying members, null without members. Ahead means to have earned at least what was paid. */
export function toHundred({
  members,
  earnedBack,
  earnedNothing,
}: Pick<Outcomes, "members" | "earnedBack" | "earnedNothing">): Record<Fate, number> | null {
  return members === 0 ? null : ofHundred({ members, ahead: earnedBack, nothing: earnedNothing });
}

/** The share of all payments that members got back, in basis points, rounded down; null without payments. */
export function returnOfAll({ earned, paid }: Pick<Outcomes, "earned" | "paid">): number | null {
  return BigInt(paid) === 0n ? null : Number((BigInt(earned) * 10_000n) / BigInt(paid));
}
