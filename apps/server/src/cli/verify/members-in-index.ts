import { toMonth } from "@canopy/protocol/rules/calendar";
import { ROOT } from "@canopy/protocol/rules/tree";
import { sql } from "kysely";
import { type Address, getAddress, zeroAddress } from "viem";
import { hasLegsOf, selectLegs } from "../../database/legs.ts";
import { NO_EXCESS, readExcesses } from "../../database/read-excesses.ts";
import type { Database, PlanName, Tables } from "../../database/tables.ts";
import type { PlanAt } from "./contract.ts";
import type { ActivityFigures, MemberFigures, RankFigures } from "./members-in-contract.ts";

export const NO_RANK: RankFigures = { points: 0, heroes: 0, rank: "none", shares: 0, collected: false };

/** All figures of one member in the index; missing ones are 0. */
export interface MemberInIndex {
  figures: MemberFigures;
  activity: ReadonlyMap<number, ActivityFigures>;
  ranks: ReadonlyMap<number, RankFigures>;
  /** Wei that may be in the box in addition, from payments with unknown values. */
  unknownExcess: bigint;
}

/** Reads members of one plan; ids without a seat are omitted. */
export async function readMembersInIndex(
  database: Database,
  plan: Pick<PlanAt, "name" | "at" | "pointsPerUnit">,
  ids: readonly number[],
): Promise<Map<number, MemberInIndex>> {
  if (ids.length === 0) return new Map();
  const { name } = plan;
  // In sequence, because one transaction has one connection.
  const seats = await readSeats(database, name, ids);
  const children = await readChildren(database, name, ids);
  // Plus has no pending addresses.
  const pending = name === "core" ? await readPendingAccounts(database, ids) : new Map<number, Address>();
  const excesses = await readExcesses(database, name, plan.at.address, ids);
  const activity = await readActivity(database, name, ids);
  const ranks = await readRanks(database, name, ids);
  return new Map(
    seats.map((seat) => {
      const id = seat.member_id;
      const legs = children.get(id) ?? [0, 0];
      const excess = excesses.get(id) ?? NO_EXCESS;
      const months = ranks(id, activity.get(id) ?? []);
      return [
        id,
        {
          figures: {
            ...toPlace(seat, plan.pointsPerUnit),
            pendingAccount: pending.get(id) ?? zeroAddress,
            left: legs[0],
            right: legs[1],
            legs: legs.filter((child) => child !== 0).length,
            box: sumBox(seat) + excess.known,
          },
          activity: new Map((activity.get(id) ?? []).map((row) => [row.round, toActivity(row)])),
          ranks: months,
          unknownExcess: excess.unknown,
        },
      ];
    }),
  );
}

type SeatRow = Awaited<ReturnType<typeof readSeats>>[number];

function readSeats(database: Database, plan: PlanName, ids: readonly number[]) {
  return database
    .selectFrom("seats")
    .innerJoin("members", "members.id", "seats.member_id")
    .leftJoin("legs", (join) => join.on(hasLegsOf("seats")))
    .selectAll("seats")
    .select(selectLegs("seats"))
    .select(["members.account", "members.username"])
    .where("seats.plan", "=", plan)
    .where("seats.member_id", "in", ids)
    .execute();
}

function toPlace(seat: SeatRow, pointsPerUnit: number) {
  return {
    account: getAddress(seat.account),
    username: seat.username,
    upline: seat.upline_id,
    sponsor: seat.sponsor_id,
    leg: seat.leg,
    depth: seat.depth,
    units: seat.units,
    maxPoints: seat.units * pointsPerUnit,
    settledUnits: seat.settled_units,
    leftUnits: BigInt(seat.left_units),
    rightUnits: BigInt(seat.right_units),
    leftVariance: BigInt(seat.left_variance),
    rightVariance: BigInt(seat.right_variance),
    points: seat.points,
    flash: seat.flash,
    commissions: BigInt(seat.commissions),
    pointEarnings: BigInt(seat.point_earnings),
  };
}

/** All earnings less withdrawals and fees, without excess payments. */
export function sumBox(
  seat: Pick<
    SeatRow,
    "commissions" | "point_earnings" | "rebates" | "rank_earnings" | "closing_rewards" | "withdrawn"
  >,
): bigint {
  const { commissions, point_earnings, rebates, rank_earnings, closing_rewards, withdrawn } = seat;
  const earned = [commissions, point_earnings, rebates, rank_earnings, closing_rewards];
  return earned.reduce((sum, part) => sum + BigInt(part), 0n) - BigInt(withdrawn);
}

async function readChildren(
  database: Database,
  plan: PlanName,
  ids: readonly number[],
): Promise<Map<number, readonly [number, number]>> {
  const rows = await database
    .selectFrom("seats")
    .select(["upline_id", "leg", "member_id"])
    .where("plan", "=", plan)
    .where("upline_id", "in", ids)
    .execute();
  const children = new Map<number, readonly [number, number]>();
  for (const { upline_id, leg, member_id } of rows) {
    const [left, right] = children.get(upline_id) ?? [0, 0];
    children.set(upline_id, leg === 0 ? [member_id, right] : [left, member_id]);
  }
  return children;
}

/** The account of a pending change: the newest line about a change decides. */
async function readPendingAccounts(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Address>> {
  const rows = await database
    .selectFrom("history")
    .distinctOn("member_id")
    .select(["member_id", "type", "detail"])
    .where("type", "in", ["address_start", "address_cancel", "address"])
    .where("member_id", "in", ids)
    .orderBy("member_id")
    .orderBy("block_number", "desc")
    .orderBy("log_index", "desc")
    .execute();
  return new Map(
    rows.flatMap(({ member_id, type, detail }) =>
      type === "address_start" && detail !== null ? [[member_id, getAddress(detail)]] : [],
    ),
  );
}

type ActivityRow = Pick<Tables["activity"], "member_id" | "round"> & {
  commissions: string;
  point_earnings: string;
  points: number;
  flash: number;
};

async function readActivity(
  database: Database,
  plan: PlanName,
  ids: readonly number[],
): Promise<Map<number, ActivityRow[]>> {
  const rows = await database
    .selectFrom("activity")
    .select(["member_id", "round", "commissions", "point_earnings", "points", "flash"])
    .where("plan", "=", plan)
    .where("member_id", "in", ids)
    .execute();
  return Map.groupBy(rows, ({ member_id }) => member_id);
}

function toActivity({ commissions, point_earnings, points, flash }: ActivityRow): ActivityFigures {
  return { commissions: BigInt(commissions), pointEarnings: BigInt(point_earnings), points, flash };
}

/** Ranks by month; a month's points are those of its rounds. */
async function readRanks(database: Database, plan: PlanName, ids: readonly number[]) {
  const held = await database
    .selectFrom("ranks")
    .select(["member_id", "month", "rank", "shares", "collected"])
    .where("plan", "=", plan)
    .where("member_id", "in", ids)
    .execute();
  const sponsored = await database
    .selectFrom("ranks")
    .innerJoin("seats", (join) =>
      join.onRef("seats.plan", "=", "ranks.plan").onRef("seats.member_id", "=", "ranks.member_id"),
    )
    .select(["seats.sponsor_id", "ranks.month", sql<number>`count(*)::int`.as("heroes")])
    .where("ranks.plan", "=", plan)
    .where("seats.sponsor_id", "in", ids)
    .where("seats.sponsor_id", "<>", ROOT)
    .groupBy(["seats.sponsor_id", "ranks.month"])
    .execute();
  return (id: number, activity: readonly ActivityRow[]): Map<number, RankFigures> => {
    const months = new Map<number, RankFigures>();
    const change = (month: number, figures: Partial<RankFigures>) => {
      const before = months.get(month) ?? NO_RANK;
      months.set(month, { ...before, ...figures });
    };
    for (const { round, points } of activity) {
      const month = toMonth(round);
      change(month, { points: (months.get(month)?.points ?? 0) + points });
    }
    for (const { member_id, month, rank, shares, collected } of held) {
      if (member_id === id) change(month, { rank, shares, collected: collected !== null });
    }
    for (const { sponsor_id, month, heroes } of sponsored) {
      if (sponsor_id === id) change(month, { heroes });
    }
    return months;
  };
}
