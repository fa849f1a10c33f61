import type { Outcomes } from "@canopy/shared/api/report";
import { type Fate, ofHundred } from "../../ui/charts/of-hundred.ts";

/** What became of a hundred members out of all who paid; null without members. Ahead is who earned at least what they paid. */
export function toHundred({
  members,
  earnedBack,
  earnedNothing,
}: Pick<Outcomes, "members" | "earnedBack" | "earnedNothing">): Record<Fate, number> | null {
  return members === 0 ? null : ofHundred({ members, ahead: earnedBack, nothing: earnedNothing });
}

/** What all members together got back of what they paid, in basis points, rounded down; null where nothing was paid. */
export function returnOfAll({ earned, paid }: Pick<Outcomes, "earned" | "paid">): number | null {
  return BigInt(paid) === 0n ? null : Number((BigInt(earned) * 10_000n) / BigInt(paid));
}
