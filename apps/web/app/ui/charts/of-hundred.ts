/**
 * A member's outcome: earned more than they paid, earned less, or earned nothing. The caller decides whether exactly as much
 * counts as more.
 */
export const fates = ["ahead", "behind", "nothing"] as const;
export type Fate = (typeof fates)[number];

/** Outcomes per hundred members, with a sum of 100. Rounded so that no outcome looks better than it is. */
export function ofHundred({
  members,
  ahead,
  nothing,
}: {
  /** At least one. */
  readonly members: number;
  readonly ahead: number;
  readonly nothing: number;
}): Record<Fate, number> {
  const aheadOf = Math.floor((ahead * 100) / members);
  const nothingOf = Math.min(100 - aheadOf, Math.ceil((nothing * 100) / members));
  return { ahead: aheadOf, behind: 100 - aheadOf - nothingOf, nothing: nothingOf };
}
