import type { PlanName, Row } from "../../database/tables.ts";
import type { RawLog } from "../source/raw-log.ts";
import { LogsMissingError } from "./errors.ts";
import type { Plans } from "./plans.ts";
import { createWorkingRows, type WorkingRows } from "./working-rows.ts";

/** What events read or change of a seat. */
export type BookedSeat = Pick<
  Row<"seats">,
  | "plan"
  | "member_id"
  | "sponsor_id"
  | "depth"
  | "units"
  | "entered"
  | "commissions"
  | "rank_earnings"
  | "withdrawn"
>;

/**
 * The rows that a run of events changes or adds, in memory. Events are booked here in the order of the chain, then all
 * rows are written at once.
 */
export interface Ledger {
  readonly plans: Plans;
  readonly members: WorkingRows<Row<"members">>;
  readonly seats: WorkingRows<BookedSeat, Row<"seats">>;
  readonly rounds: WorkingRows<Row<"rounds">>;
  readonly rankWindows: WorkingRows<Row<"rank_windows">>;
  readonly ranks: WorkingRows<Row<"ranks">>;
  /** What the run adds to each member's round, whether the database has a row for it or not. */
  readonly activity: WorkingRows<Row<"activity">>;
  readonly identities: Row<"identities">[];
  readonly entries: Row<"entries">[];
  readonly history: Row<"history">[];
  readonly priceCandidates: Row<"price_candidates">[];
  readonly collections: Row<"collections">[];
  /** The id that the core plan assigns next. */
  nextMember: number;
}

export function createLedger(plans: Plans, nextMember: number): Ledger {
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
export function requireSeat({ seats }: Ledger, { plan, blockNumber }: RawLog, id: number): BookedSeat {
  const seat = seats.get(toKey(plan, id));
  if (seat !== undefined) return seat;
  throw new LogsMissingError(
    `Block ${blockNumber} has an event of member ${id} in the ${plan} plan, who has no seat there. The node left out events.`,
  );
}

/** @throws LogsMissingError when the round has no price */
export function requireRound(
  { rounds }: Ledger,
  { plan, blockNumber }: RawLog,
  round: number,
): Row<"rounds"> {
  const found = rounds.get(toKey(plan, round));
  if (found !== undefined) return found;
  throw new LogsMissingError(
    `Block ${blockNumber} has an entry in round ${round} of the ${plan} plan, which has no price. The node left out events.`,
  );
}

/** What the run adds to a member's round. */
export function getActivity(
  { activity }: Ledger,
  plan: PlanName,
  id: number,
  round: number,
): Row<"activity"> {
  const found = activity.get(toKey(plan, id, round));
  if (found !== undefined) return found;
  const none = {
    plan,
    member_id: id,
    round,
    units: 0,
    commissions: "0",
    points: 0,
    flash: 0,
    point_earnings: "0",
    rebates: "0",
  };
  activity.insert(none);
  return none;
}

type Line = Pick<Row<"history">, "member_id" | "type"> & { amount?: bigint } & Partial<
    Pick<Row<"history">, "round" | "units" | "other_id" | "detail">
  >;

/** Adds a line to a member's history. `amount`: wei into the box, negative for payments and withdrawals. */
export function addHistory({ history }: Ledger, log: RawLog, { amount = 0n, ...line }: Line): void {
  history.push({
    block_number: log.blockNumber,
    log_index: log.logIndex,
    plan: log.plan,
    round: null,
    units: null,
    other_id: null,
    detail: null,
    ...line,
    amount: amount.toString(),
    transaction_hash: log.transactionHash,
    at: log.blockTime,
  });
}

/** Adds wei to a decimal string of the database. */
export const plus = (decimal: string, amount: bigint): string =>
  decimal === "0" ? amount.toString() : (BigInt(decimal) + amount).toString();
