import type { LedgerData, StatementAmounts, StatementData } from "@canopy/shared/api/ledger";
import type { PlanName } from "@canopy/shared/api/primitives";
import { type Calendar, toMonth } from "@canopy/shared/calendar";
import type { DayFlow } from "./find-flows.ts";

const earnings = ["points", "commissions", "rebates", "rankShares", "closingRewards"] as const;

/**
 * Adds up all flows of a member.
 *
 * @param credited wei of points and rebates that credits have booked
 */
export function toLedger(
  plan: PlanName,
  flows: readonly DayFlow[],
  { unknownExcess, credited }: { unknownExcess: bigint; credited: bigint },
): LedgerData {
  const { wei, usd } = addByKind(flows);
  const sum = (amounts: typeof wei) => earnings.reduce((total, kind) => total + amounts[kind], 0n);
  const text = (kind: keyof typeof wei) => wei[kind].toString();
  const received = sum(usd);
  return {
    plan,
    paid: text("paid"),
    points: text("points"),
    commissions: text("commissions"),
    rebates: text("rebates"),
    rankShares: text("rankShares"),
    closingRewards: text("closingRewards"),
    excess: text("excess"),
    unknownExcess: unknownExcess.toString(),
    withdrawn: text("withdrawn"),
    box: (sum(wei) + wei.excess - wei.withdrawn).toString(),
    unbooked: (wei.points + wei.rebates - credited).toString(),
    usd: {
      paid: usd.paid.toString(),
      received: received.toString(),
      net: (received - usd.paid).toString(),
    },
  };
}

/** A line for each month of the calendar with flows between `from` and `to`, both included, and their sum. */
export function toStatement(
  plan: PlanName,
  flows: readonly DayFlow[],
  { calendar, from, to }: { calendar: Calendar; from?: string | undefined; to?: string | undefined },
  unknownExcess: bigint,
): StatementData {
  const wanted = flows
    .map((flow) => ({ ...flow, month: toMonth(flow.day, calendar) }))
    .filter(({ month }) => (from ?? month) <= month && month <= (to ?? month));
  const months = Map.groupBy(wanted, ({ month }) => month);
  return {
    plan,
    months: [...months].map(([month, own]) => ({ month, amounts: presentAmounts(own) })),
    totals: presentAmounts(wanted),
    unknownExcess: unknownExcess.toString(),
  };
}

function presentAmounts(flows: readonly DayFlow[]): StatementAmounts {
  const { wei, usd } = addByKind(flows);
  const present = (kind: keyof typeof wei) => ({ wei: wei[kind].toString(), usd: usd[kind].toString() });
  return {
    paid: present("paid"),
    points: present("points"),
    commissions: present("commissions"),
    rebates: present("rebates"),
    rankShares: present("rankShares"),
    closingRewards: present("closingRewards"),
    excess: present("excess"),
    withdrawn: present("withdrawn"),
  };
}

function addByKind(flows: readonly DayFlow[]) {
  const none = () => ({
    paid: 0n,
    points: 0n,
    commissions: 0n,
    rebates: 0n,
    rankShares: 0n,
    closingRewards: 0n,
    excess: 0n,
    withdrawn: 0n,
  });
  const sums = { wei: none(), usd: none() };
  for (const { kind, wei, usd } of flows) {
    sums.wei[kind] += wei;
    sums.usd[kind] += usd;
  }
  return sums;
}
