import type { PlanName, Row, Tables } from "../../database/tables.ts";
import type { RawLog } from "../source/raw-log.ts";
import { LogsMissingError } from "./errors.ts";
import type { Plans } from "./plans.ts";
import { createWorkingRows, type WorkingRows } from "./working-rows.ts";

/** A row with some amounts in wei as bigints, because events add to them. */
type InWei<Table extends keyof Tables, Column extends keyof Row<Table>> = Omit<Row<Table>, Column> &
  Record<Column, bigint>;

type SeatAmount = "entered" | "commissions" | "rank_earnings" | "withdrawn";
export type NewSeat = InWei<"seats", SeatAmount | "point_earnings" | "rebates" | "closing_rewards">;
/** What events read or change of a seat. */
export type BookedSeat = Pick<NewSeat, "plan" | "member_id" | "sponsor_id" | "depth" | "units" | SeatAmount>;
export type BookedRound = InWei<"rounds", "unit_price" | "entered" | "commissions">;
export type BookedActivity = InWei<"activity", "commissions" | "point_earnings" | "rebates">;

export const toBookedSeat = (row: Row<"seats">): BookedSeat => ({
  plan: row.plan,
  member_id: row.member_id,
  sponsor_id: row.sponsor_id,
  depth: row.depth,
  units: row.units,
  entered: BigInt(row.entered),
  commissions: BigInt(row.commissions),
  rank_earnings: BigInt(row.rank_earnings),
  withdrawn: BigInt(row.withdrawn),
});

export const toBookedRound = (row: Row<"rounds">): BookedRound => ({
  ...row,
  unit_price: BigInt(row.unit_price),
  entered: BigInt(row.entered),
  commissions: BigInt(row.commissions),
});

export const toBookedActivity = (row: Row<"activity">): BookedActivity => ({
  ...row,
  commissions: BigInt(row.commissions),
  point_earnings: BigInt(row.point_earnings),
  rebates: BigInt(row.rebates),
});

/**
 * The rows that a run of events changes or adds, in memory. Events are booked here in the order of the chain, then all
 * rows are written at once.
 */
export interface WorkingTables {
  readonly plans: Plans;
  readonly members: WorkingRows<Row<"members">>;
  readonly seats: WorkingRows<BookedSeat, NewSeat>;
  readonly rounds: WorkingRows<BookedRound>;
  readonly rankWindows: WorkingRows<Row<"rank_windows">>;
  readonly ranks: WorkingRows<Row<"ranks">>;
  /** What the run adds to each member's round, whether the database has a row for it or not. */
  readonly activity: WorkingRows<BookedActivity>;
  readonly identities: Row<"identities">[];
  readonly entries: InWei<"entries", "value" | "commission">[];
  readonly history: InWei<"history", "amount">[];
  readonly priceCandidates: Row<"price_candidates">[];
  readonly collections: Row<"collections">[];
  /** The id that the core plan assigns next. */
  nextMember: number;
}

export function createWorkingTables(plans: Plans, nextMember: number): WorkingTables {
  return {
    plans,
    members: createWorkingRows(({ id }) => id),
    seats: createWorkingRows(({ plan, member_id }) => toKey(plan, member_id)),
    rounds: createWorkingRows(({ plan, round }) => toKey(plan, round)),
    rankWindows: createWorkingRows(({ plan, month }) => toKey(plan, month)),
    ranks: createWorkingRows(({ plan, month, member_id }) => toKey(plan, member_id, month)),
    activity: createWorkingRows(({ plan, member_id, round }) => toKey(plan, member_id, round)),
    identities: [],
    entries: [],
    history: [],
    priceCandidates: [],
    collections: [],
    nextMember,
  };
}

const PLANS = 2;
/** Above all ids. */
const IDS = 2 ** 32;

/**
 * The key of a row in its working rows: a number, which a map finds faster than a text.
 *
 * @param id a member; a round or month in tables without members
 * @param period the round or month of the member's row, below 2^20
 */
export const toKey = (plan: PlanName, id: number, period = 0): number =>
  (period * IDS + id) * PLANS + (plan === "core" ? 0 : 1);

/** @throws LogsMissingError when the index has no such seat: the node left out an earlier event */
export function requireSeat({ seats }: WorkingTables, { plan, blockNumber }: RawLog, id: number): BookedSeat {
  const seat = seats.get(toKey(plan, id));
  if (seat !== undefined) return seat;
  throw new LogsMissingError(
    `Block ${blockNumber} has an event of member ${id} in the ${plan} plan, who has no seat there. The node left out events.`,
  );
}

/** @throws LogsMissingError when the round has no price */
export function requireRound(
  { rounds }: WorkingTables,
  { plan, blockNumber }: RawLog,
  round: number,
): BookedRound {
  const found = rounds.get(toKey(plan, round));
  if (found !== undefined) return found;
  throw new LogsMissingError(
    `Block ${blockNumber} has an entry in round ${round} of the ${plan} plan, which has no price. The node left out events.`,
  );
}

/** What the run adds to a member's round. */
export function getActivity(
  { activity }: WorkingTables,
  plan: PlanName,
  id: number,
  round: number,
): BookedActivity {
  const found = activity.get(toKey(plan, id, round));
  if (found !== undefined) return found;
  const none = {
    plan,
    member_id: id,
    round,
    units: 0,
    commissions: 0n,
    points: 0,
    flash: 0,
    point_earnings: 0n,
    rebates: 0n,
  };
  activity.insert(none);
  return none;
}

type Line = Pick<Row<"history">, "member_id" | "type"> & { amount?: bigint } & Partial<
    Pick<Row<"history">, "round" | "units" | "other_id" | "detail">
  >;

/** Adds a line to a member's history. `amount`: wei into the box, negative for payments and withdrawals. */
export function addHistory(
  { history }: WorkingTables,
  log: RawLog,
  { member_id, type, amount = 0n, round = null, units = null, other_id = null, detail = null }: Line,
): void {
  history.push({
    block_number: log.blockNumber,
    log_index: log.logIndex,
    plan: log.plan,
    member_id,
    type,
    round,
    amount,
    units,
    other_id,
    detail,
    transaction_hash: log.transactionHash,
    at: log.blockTime,
  });
}
