import type { Database, Row } from "../../database/tables.ts";
import { insertRows, updateRows } from "../../database/write-rows.ts";
import { bookClosing, type Outcome } from "./close-round.ts";
import type { Plans } from "./plans.ts";
import { addActivity, closedColumns } from "./write.ts";

/** Of a member in the round. */
interface Earnings {
  points: number;
  flash: number;
  /** Units, which bring a rebate. */
  bought: number;
}

type ClosedColumn = (typeof closedColumns)[number];

const NO_PAIRING = { points: 0, flash: 0 };

/** Writes what each member earned, and the figures of the round. */
export async function writeClosing(database: Database, plans: Plans, outcome: Outcome): Promise<void> {
  await writeEarnings(database, outcome);
  await writeReward(database, outcome);
  const { activity, history } = bookClosing(plans, outcome);
  // Sorted, as above: the index of activity is large.
  await addActivity(
    database,
    activity.inserted.toSorted((one, other) => one.member_id - other.member_id),
  );
  await insertRows(database, "history", history);
  const { args, log } = outcome.event;
  const closed = { plan: log.plan, round: args.round, ...toClosedRound(outcome) };
  await updateRows(database, "rounds", [closed], { key: ["plan", "round"], columns: closedColumns });
  // The round is closed: its forecast is obsolete.
  await database
    .deleteFrom("provisional_points")
    .where("plan", "=", log.plan)
    .where("round", "=", args.round)
    .execute();
}

/** Writes what the round brought each member: most members above the buyers got nothing. */
async function writeEarnings(
  database: Database,
  { event, arrivals, settlement, money }: Outcome,
): Promise<void> {
  const earned = new Map<number, Earnings>();
  for (const { id, points, flash } of settlement.pairings) earned.set(id, { points, flash, bought: 0 });
  for (const { id, units } of arrivals) {
    if (units > 0) earned.set(id, { ...(earned.get(id) ?? NO_PAIRING), bought: units });
  }
  // In the order of ids, as in the table: a page of it is read and written once.
  const rows = [...earned]
    .sort(([one], [other]) => one - other)
    .map(([id, { points, flash, bought }]) => ({
      plan: event.log.plan,
      member_id: id,
      points: BigInt(points),
      flash: BigInt(flash),
      point_earnings: (money.pointValue * BigInt(points)).toString(),
      rebates: (money.rebate * BigInt(bought)).toString(),
    }));
  await updateRows(database, "seats", rows, {
    key: ["plan", "member_id"],
    columns: [],
    sums: ["points", "flash", "point_earnings", "rebates"],
  });
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

/** The figures of the closed round itself. */
export function toClosedRound({ event, money, rewarded }: Outcome): Pick<Row<"rounds">, ClosedColumn> {
  const { args, log } = event;
  return {
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
}
