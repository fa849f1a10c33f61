import type { Debt } from "@canopy/shared/api/report";

/** Kinds of creditors, in the order of the drawing. */
export const creditors = ["members", "openDays", "ranks", "commons", "operations"] as const;
export type Creditor = (typeof creditors)[number];

const creditorByPart: Record<Debt["part"], Creditor> = {
  boxes: "members",
  excess: "members",
  openRounds: "openDays",
  monthPot: "ranks",
  uncollectedShares: "ranks",
  commons: "commons",
  operations: "operations",
};

/** Debts by kind of creditor, in wei. */
export function owedByCreditor(debts: readonly Debt[]): Record<Creditor, bigint> {
  const sums = { members: 0n, openDays: 0n, ranks: 0n, commons: 0n, operations: 0n };
  for (const { part, owed } of debts) sums[creditorByPart[part]] += BigInt(owed);
  return sums;
}

/** `part` of `whole` in percent. */
export function percentage(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 100_000n) / whole) / 1_000;
}
