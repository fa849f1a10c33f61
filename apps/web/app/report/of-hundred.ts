import type { Outcomes } from "./report-schema.ts";

/** What became of a hundred members out of all who paid. Together they are a hundred. */
export interface OfHundred {
  /** Earned at least what they paid; rounded down. */
  back: number;
  /** Earned something, and less than they paid. */
  part: number;
  /** Earned nothing; rounded up. */
  nothing: number;
}

/** The outcomes of `members` as parts of a hundred, rounded so that nothing looks better than it is; null without members. */
export function ofHundred({
  members,
  earnedBack,
  earnedNothing,
}: Pick<Outcomes, "members" | "earnedBack" | "earnedNothing">): OfHundred | null {
  if (members === 0) return null;
  const back = Math.floor((earnedBack * 100) / members);
  const nothing = Math.min(100 - back, Math.ceil((earnedNothing * 100) / members));
  return { back, part: 100 - back - nothing, nothing };
}

/** What all members together got back of what they paid, in basis points, rounded down; null where nothing was paid. */
export function returnOfAll({ earned, paid }: Pick<Outcomes, "earned" | "paid">): number | null {
  return paid === 0n ? null : Number((earned * 10_000n) / paid);
}
