import type { PlanName, Row } from "../../database/tables.ts";
import type { RawLog } from "../source/raw-log.ts";
import { LogsMissingError } from "./errors.ts";
import type { Plans } from "./plans.ts";
import { createWorkingRows, type WorkingRows } from "./working-rows.ts";

/**
 * The rows that a run of events changes or adds, in memory. Events are booked here in the order of the chain, then all
 * rows are written at once.
 */
export interface Ledger {
  readonly plans: Plans;
  readonly members: WorkingRows<Row<"members">>;
  readonly seats: WorkingRows<Row<"seats">>;
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
    members: createWorkingRows(({ id }) => String(id)),
    seats: createWorkingRows(({ plan, member_id }) => toKey(plan, member_id)),
    rounds: createWorkingRows(({ plan, round }) => toKey(plan, round)),
    rankWindows: createWorkingRows(({ plan, month }) => toKey(plan, month)),
    ranks: createWorkingRows(({ plan, month, member_id }) => toKey(plan, month, member_id)),
    activity: createWorkingRows(({ plan, member_id, round }) => toKey(plan, member_id, round)),
    identities: [],
    entries: [],
    history: [],
    priceCandidates: [],
    collections: [],
    nextMember,
  };
}

/** The key of a row in its working rows. */
export const toKey = (plan: PlanName, ...parts: number[]): string => `${plan} ${parts.join(" ")}`;

/** @throws LogsMissingError when the index has no such seat: the node left out an earlier event */
export function requireSeat({ seats }: Ledger, { plan, blockNumber }: RawLog, id: number): Row<"seats"> {
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
export const plus = (decimal: string, amount: bigint): string => (BigInt(decimal) + amount).toString();
