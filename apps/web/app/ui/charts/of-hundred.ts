/**
 * What can become of a member: ahead of what they paid; behind it, having earned something; nothing earned. Whether just
 * as much counts as ahead is for who counts to say.
 */
export const fates = ["ahead", "behind", "nothing"] as const;
export type Fate = (typeof fates)[number];

/** What became of a hundred members out of all, together a hundred. Rounded so that nothing looks better than it is. */
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
