import { type RoundMoney, shareOut, unitShares } from "@canopy/protocol/rules/money";
import { ROOT } from "@canopy/protocol/rules/tree";
import type { SeatColumns } from "@canopy/protocol/settlement/seat-columns";
import type { Arrival } from "@canopy/protocol/settlement/settle-round";
import { type SeatsSettlement, settleSeats } from "@canopy/protocol/settlement/settle-seats";
import { requireAgreement } from "./agreement.ts";
import type { NamedPlanEvent } from "./plan-events.ts";
import { getPlan, type Plans, toShares } from "./plans.ts";
import { addHistory, createWorkingTables, getActivity, type WorkingTables } from "./working-tables.ts";

/** What the closing of a round needs of the events before. */
export interface OpenRound {
  unitPrice: bigint;
  sponsoredUnits: number;
  arrivals: readonly Arrival[];
  /** The buyers, the new members and all above them. */
  seats: SeatColumns;
}

/** What the plan's rules make of a closed round. */
export interface Outcome {
  event: NamedPlanEvent<"RoundClosed">;
  arrivals: readonly Arrival[];
  /** The buyers, the new members and all above them, after the round. */
  seats: SeatColumns;
  settlement: SeatsSettlement;
  money: RoundMoney;
  /** The member who received the closing reward; null when the HeroPool received it. */
  rewarded: number | null;
}

/**
 * Settles the round by the plan's rules, from its entries and the legs of all members above the buyers. Changes the legs in
 * `round.seats`.
 *
 * @throws RulesContradictedError when the event has other figures
 */
export function closeRound(
  plans: Plans,
  event: NamedPlanEvent<"RoundClosed">,
  { unitPrice, sponsoredUnits, arrivals, seats }: OpenRound,
): Outcome {
  const { args, log } = event;
  const plan = getPlan(plans, log.plan);
  const settlement = settleSeats(seats, arrivals, plan.points_per_unit);
  const { units, points, flash, pointy } = args;
  requireAgreement(event, {
    units: [settlement.units, units],
    points: [settlement.points, points],
    flash: [settlement.flash, flash],
    pointy: [settlement.pointy, pointy],
  });

  const totals = { ...settlement, sponsoredUnits };
  const shares = unitShares(unitPrice, toShares(plan));
  const money = shareOut(totals, unitPrice, shares, plan.points_per_unit);
  const rewarded = args.closer > ROOT ? args.closer : null;
  const toHeroPool = rewarded === null ? money.closingReward : 0n;
  requireAgreement(event, {
    entered: [money.entered, args.entered],
    "point value": [money.pointValue, args.pointValue],
    rebate: [money.rebate, args.rebate],
    HeroPool: [money.heroPool + toHeroPool, args.heroPool],
    commons: [money.commons, args.commons],
    operations: [money.operations - toHeroPool, args.operations],
  });
  return { event, arrivals, seats, settlement, money, rewarded };
}

/** What the closing adds to the members' rounds and history. */
export function bookClosing(plans: Plans, outcome: Outcome): WorkingTables {
  const { event, arrivals, settlement, money, rewarded } = outcome;
  const { plan } = event.log;
  const { round } = event.args;
  const tables = createWorkingTables(plans, 0);
  for (const { id, points, flash } of settlement.pairings) {
    const earned = money.pointValue * BigInt(points);
    const row = getActivity(tables, plan, id, round);
    tables.activity.change(row, { points, flash, point_earnings: row.point_earnings + earned });
  }
  for (const { id, units } of filterBuyers(arrivals)) {
    const row = getActivity(tables, plan, id, round);
    tables.activity.change(row, { rebates: row.rebates + money.rebate * BigInt(units) });
  }
  if (rewarded !== null) {
    addHistory(tables, event.log, {
      member_id: rewarded,
      type: "closing_reward",
      round,
      amount: money.closingReward,
    });
  }
  return tables;
}

const filterBuyers = (arrivals: readonly Arrival[]) => arrivals.filter(({ units }) => units > 0);
