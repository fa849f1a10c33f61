import { at } from "@canopy/protocol/rules/column";
import { type RoundMoney, shareOut, unitShares } from "@canopy/protocol/rules/money";
import { ROOT } from "@canopy/protocol/rules/tree";
import { Positions, type SeatColumns } from "@canopy/protocol/settlement/seat-columns";
import type { Arrival } from "@canopy/protocol/settlement/settle-round";
import { type SeatsSettlement, settleSeats } from "@canopy/protocol/settlement/settle-seats";
import { readPaths } from "../../database/read-paths.ts";
import type { Database } from "../../database/tables.ts";
import { insertRows, updateRows } from "../../database/write-rows.ts";
import { requireAgreement } from "./agreement.ts";
import { addHistory, createLedger, getActivity, plus } from "./ledger.ts";
import type { NamedPlanEvent } from "./plan-events.ts";
import { getPlan, type Plans, toShares } from "./plans.ts";
import { readArrivals, readRound } from "./read-round.ts";
import { addActivity } from "./write.ts";

/** Seats per statement, so that a round of a million needs little memory. */
const AT_ONCE = 10_000;

const NO_PAIRING = { points: 0, flash: 0 };

/** What the plan's rules make of a closed round. */
interface Outcome {
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
 * Settles the round by the plan's rules, from its entries and the legs of all members above the buyers, and writes what
 * each member earned. All earlier events have to be in the database.
 *
 * @throws RulesContradictedError when the event has other figures
 */
export async function closeRound(
  database: Database,
  plans: Plans,
  event: NamedPlanEvent<"RoundClosed">,
): Promise<void> {
  const { args, log } = event;
  const plan = getPlan(plans, log.plan);
  const round = await readRound(database, event);
  const arrivals = await readArrivals(database, log.plan, { after: round.previous, round: args.round });
  const seats = await readPaths(
    database,
    log.plan,
    arrivals.map(({ id }) => id),
  );
  const settlement = settleSeats(seats, arrivals, plan.points_per_unit);
  const { units, points, flash, pointy } = args;
  requireAgreement(event, {
    units: [settlement.units, units],
    points: [settlement.points, points],
    flash: [settlement.flash, flash],
    pointy: [settlement.pointy, pointy],
  });

  const unitPrice = BigInt(round.unit_price);
  const totals = { ...settlement, sponsoredUnits: round.sponsored_units };
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
  await writeOutcome(database, plans, { event, arrivals, seats, settlement, money, rewarded });
}

async function writeOutcome(database: Database, plans: Plans, outcome: Outcome): Promise<void> {
  await writeSeats(database, outcome);
  await writeReward(database, outcome);
  await writeActivity(database, plans, outcome);
  await writeRound(database, outcome);
  // The round is closed: its forecast is obsolete.
  const { args, log } = outcome.event;
  await database
    .deleteFrom("provisional_points")
    .where("plan", "=", log.plan)
    .where("round", "=", args.round)
    .execute();
}

/** Writes legs, points and rebates together: a second change of a row would write the whole row again. */
async function writeSeats(database: Database, outcome: Outcome): Promise<void> {
  const { event, arrivals, seats, settlement, money } = outcome;
  const { plan } = event.log;
  const pairings = new Map(settlement.pairings.map((pairing) => [pairing.id, pairing]));
  const bought = new Map(arrivals.map(({ id, units }) => [id, units]));
  const positions = new Positions(seats.id);
  const toRow = (id: number) => {
    const position = positions.of(id);
    const { points, flash } = pairings.get(id) ?? NO_PAIRING;
    return {
      plan,
      member_id: id,
      settled_units: at(seats.settledUnits, position),
      left_units: BigInt(at(seats.leftUnits, position)),
      right_units: BigInt(at(seats.rightUnits, position)),
      left_variance: BigInt(at(seats.leftVariance, position)),
      right_variance: BigInt(at(seats.rightVariance, position)),
      left_members: at(seats.leftMembers, position),
      right_members: at(seats.rightMembers, position),
      points: BigInt(points),
      flash: BigInt(flash),
      point_earnings: (money.pointValue * BigInt(points)).toString(),
      rebates: (money.rebate * BigInt(bought.get(id) ?? 0)).toString(),
    };
  };
  // In the order of ids, as in the table: a page of it is read and written once.
  const ids = seats.id.toSorted();
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const rows = Array.from(ids.subarray(first, first + AT_ONCE), toRow);
    await updateRows(database, "seats", rows, {
      key: ["plan", "member_id"],
      columns: [
        "settled_units",
        "left_units",
        "right_units",
        "left_variance",
        "right_variance",
        "left_members",
        "right_members",
      ],
      sums: ["points", "flash", "point_earnings", "rebates"],
    });
  }
}

async function writeReward(database: Database, { event, money, rewarded }: Outcome): Promise<void> {
  if (rewarded === null) return;
  const reward = {
    plan: event.log.plan,
    member_id: rewarded,
    closing_rewards: money.closingReward.toString(),
  };
  await updateRows(database, "seats", [reward], {
    key: ["plan", "member_id"],
    columns: [],
    sums: ["closing_rewards"],
  });
}

async function writeActivity(database: Database, plans: Plans, outcome: Outcome): Promise<void> {
  const { event, arrivals, settlement, money, rewarded } = outcome;
  const { plan } = event.log;
  const { round } = event.args;
  const ledger = createLedger(plans, 0);
  for (const { id, points, flash } of settlement.pairings) {
    const earned = money.pointValue * BigInt(points);
    const row = getActivity(ledger, plan, id, round);
    ledger.activity.change(row, { points, flash, point_earnings: plus(row.point_earnings, earned) });
  }
  for (const { id, units } of filterBuyers(arrivals)) {
    const row = getActivity(ledger, plan, id, round);
    ledger.activity.change(row, { rebates: plus(row.rebates, money.rebate * BigInt(units)) });
  }
  await addActivity(database, ledger.activity.inserted);
  if (rewarded === null) return;
  addHistory(ledger, event.log, {
    member_id: rewarded,
    type: "closing_reward",
    round,
    amount: money.closingReward,
  });
  await insertRows(database, "history", ledger.history);
}

function writeRound(database: Database, { event, money, rewarded }: Outcome): Promise<void> {
  const { args, log } = event;
  const closed = {
    plan: log.plan,
    round: args.round,
    points: args.points,
    flash: args.flash,
    pointy: Number(args.pointy),
    point_value: args.pointValue.toString(),
    rebate: args.rebate.toString(),
    hero_pool: args.heroPool.toString(),
    commons: args.commons.toString(),
    operations: args.operations.toString(),
    closing_reward: (rewarded === null ? 0n : money.closingReward).toString(),
    closer_id: rewarded,
    closed_at: log.blockTime,
    closed_block: log.blockNumber,
    transaction_hash: log.transactionHash,
  };
  return updateRows(database, "rounds", [closed], {
    key: ["plan", "round"],
    columns: [
      "points",
      "flash",
      "pointy",
      "point_value",
      "rebate",
      "hero_pool",
      "commons",
      "operations",
      "closing_reward",
      "closer_id",
      "closed_at",
      "closed_block",
      "transaction_hash",
    ],
  });
}

const filterBuyers = (arrivals: readonly Arrival[]) => arrivals.filter(({ units }) => units > 0);
