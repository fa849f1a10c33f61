import type { ReportMonth } from "@canopy/shared/api/report";

const DAY = 86_400_000;
const ROUNDS_OF_MONTH = 30;

/** The newest month whose settled rounds have units. */
export function newestWithUnits(
  months: readonly ReportMonth[],
): (ReportMonth & { readonly pointsPerUnit: number }) | null {
  for (const month of months.toReversed()) {
    const { pointsPerUnit } = month;
    if (pointsPerUnit !== null) return { ...month, pointsPerUnit };
  }
  return null;
}

/** The first and last day of the month that starts at `startsAt`. */
export function monthDays(startsAt: string): { from: Date; to: Date } {
  const from = new Date(startsAt);
  return { from, to: new Date(from.getTime() + (ROUNDS_OF_MONTH - 1) * DAY) };
}
