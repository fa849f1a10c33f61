/** A plan's entries of a member. */
export interface Purchases {
  /** USD (18 decimals) of one unit. */
  readonly unitUSD: bigint;
  readonly entries: readonly { readonly units: number; readonly at: string }[];
  /** Units that the contract counts. */
  readonly held: number;
}

/**
 * USD (18 decimals) that a member spent on units in the calendar month (UTC) of `now`. Units that the index does not list yet
 * were bought a moment ago.
 */
export function spentInMonth(plans: readonly Purchases[], now: Date): bigint {
  const month = toMonth(now);
  return plans.reduce((total, { unitUSD, entries, held }) => {
    const listed = sumUnits(entries);
    const bought = sumUnits(entries.filter(({ at }) => toMonth(new Date(at)) === month));
    return total + unitUSD * BigInt(bought + Math.max(0, held - listed));
  }, 0n);
}

/** What a limit leaves for the rest of the month; null without a limit. */
export function leftToSpend(limit: bigint | null, spent: bigint): bigint | null {
  if (limit === null) return null;
  return limit > spent ? limit - spent : 0n;
}

function sumUnits(entries: Purchases["entries"]): number {
  return entries.reduce((sum, { units }) => sum + units, 0);
}

/** As in 2026-11. */
function toMonth(date: Date): string {
  return date.toISOString().slice(0, 7);
}
