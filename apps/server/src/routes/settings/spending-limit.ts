import { LOOSER_LIMIT_DAYS } from "@canopy/shared/api/settings";

const WAIT = LOOSER_LIMIT_DAYS * 86_400_000;

/** USD per month, null without a limit. */
export type Limit = bigint | null;

export interface SpendingLimit {
  current: Limit;
  /** A looser limit, and when it takes effect. */
  next: { limit: Limit; from: Date } | null;
}

export const NO_LIMIT: SpendingLimit = { current: null, next: null };

/** The limit at `now`. */
export function settle({ current, next }: SpendingLimit, now: Date): SpendingLimit {
  return next !== null && next.from <= now ? { current: next.limit, next: null } : { current, next };
}

/**
 * Changes a settled limit. A tighter one takes effect at once. A looser one waits, but not again if the member has waited for
 * one that is as loose.
 */
export function changeLimit({ current, next }: SpendingLimit, wanted: Limit, now: Date): SpendingLimit {
  if (!isLooser(wanted, current)) return { current: wanted, next: null };
  const hasWaited = next !== null && !isLooser(wanted, next.limit);
  return { current, next: { limit: wanted, from: hasWaited ? next.from : new Date(now.getTime() + WAIT) } };
}

function isLooser(one: Limit, other: Limit): boolean {
  return other !== null && (one === null || one > other);
}
