import { type Fate, ofHundred } from "../../ui/charts/of-hundred.ts";
import type { Outcomes } from "./report-schema.ts";

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
  return paid === 0n ? null : Number((earned * 10_000n) / paid);
}
