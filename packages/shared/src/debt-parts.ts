/** What a plan can owe, by the names that the report gives it: see docs/report.md. */
export const debtParts = [
  "boxes",
  "excess",
  "openRounds",
  "monthPot",
  "carried",
  "uncollectedShares",
  "lottery",
  "operations",
] as const;
