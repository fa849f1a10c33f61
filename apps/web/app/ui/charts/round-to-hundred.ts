/**
 * A member's outcome: earned more than they paid, earned less, or earned nothing. The caller decides whether exactly as much
 * counts as more.
 */
export const outcomeKinds = ["ahead", "behind", "nothing"] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** Outcomes per hundred members, with a sum of 100. Rounded so that no outcome looks better than it is. */
export function roundToHundred({
  members,
  ahead,
  nothing,
}: {
  /** At least one. */
  readonly members: number;
  readonly ahead: number;
  readonly nothing: number;
}): Record<OutcomeKind, number> {
  const aheadCount = Math.floor((ahead * 100) / members);
  const nothingCount = Math.min(100 - aheadCount, Math.ceil((nothing * 100) / members));
  return { ahead: aheadCount, behind: 100 - aheadCount - nothingCount, nothing: nothingCount };
}
