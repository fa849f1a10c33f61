import { at } from "@canopy/protocol/rules/column";
import { Positions } from "@canopy/protocol/settlement/seat-columns";
import type { Database } from "../../database/tables.ts";
import { insertRows, updateRows } from "../../database/write-rows.ts";
import { bookClosing, type Outcome } from "./close-round.ts";
import type { Plans } from "./plans.ts";
import { addActivity } from "./write.ts";

/** Seats per statement, so that a round of a million needs little memory. */
const AT_ONCE = 10_000;

const NO_PAIRING = { points: 0, flash: 0 };

/** Writes what each member earned, and the figures of the round. */
export async function writeClosing(database: Database, plans: Plans, outcome: Outcome): Promise<void> {
  await writeSeats(database, outcome);
  await writeReward(database, outcome);
  const { activity, history } = bookClosing(plans, outcome);
  await addActivity(database, activity.inserted);
  await insertRows(database, "history", history);
  await writeClosedRound(database, outcome);
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

/** Writes the figures of the round itself. */
export function writeClosedRound(database: Database, { event, money, rewarded }: Outcome): Promise<void> {
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
