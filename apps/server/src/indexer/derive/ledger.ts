import type { PlanName, Row } from "../../database/tables.ts";
import type { RawLog } from "../source/raw-log.ts";
import { LogsMissing } from "./errors.ts";
import type { Plans } from "./plans.ts";
import { createWorkingRows, type WorkingRows } from "./working-rows.ts";

/**
 * What a run of events works on, in memory: the rows that they touch, and rows that are only added. Each event is booked
 * here in the order of the chain; then all is written at once.
 */
export interface Ledger {
  readonly plans: Plans;
  readonly members: WorkingRows<Row<"members">>;
  readonly seats: WorkingRows<Row<"seats">>;
  readonly rounds: WorkingRows<Row<"rounds">>;
  readonly rankWindows: WorkingRows<Row<"rank_windows">>;
  readonly ranks: WorkingRows<Row<"ranks">>;
  /** What the run adds to each member's round, whether there is a row of it or not. */
  readonly activity: WorkingRows<Row<"activity">>;
  readonly identities: Row<"identities">[];
  readonly entries: Row<"entries">[];
  readonly history: Row<"history">[];
  readonly priceCandidates: Row<"price_candidates">[];
  readonly collections: Row<"collections">[];
  /** The id that the core plan gives next. */
  nextMember: number;
}

export function createLedger(plans: Plans, nextMember: number): Ledger {
  return {
    plans,
    members: createWorkingRows(({ id }) => String(id)),
    seats: createWorkingRows(({ plan, member_id }) => keyOf(plan, member_id)),
    rounds: createWorkingRows(({ plan, round }) => keyOf(plan, round)),
    rankWindows: createWorkingRows(({ plan, month }) => keyOf(plan, month)),
    ranks: createWorkingRows(({ plan, month, member_id }) => keyOf(plan, month, member_id)),
    activity: createWorkingRows(({ plan, member_id, round }) => keyOf(plan, member_id, round)),
    identities: [],
    entries: [],
    history: [],
    priceCandidates: [],
    collections: [],
    nextMember,
  };
}

/** Names a row within its table. */
export const keyOf = (plan: PlanName, ...parts: number[]): string => `${plan} ${parts.join(" ")}`;

/** @throws LogsMissing when the index has no such seat: an event before this one was left out */
export function seatOf({ seats }: Ledger, { plan, blockNumber }: RawLog, id: number): Row<"seats"> {
  const seat = seats.get(keyOf(plan, id));
  if (seat !== undefined) return seat;
  throw new LogsMissing(
    `Block ${blockNumber} tells of member ${id} in the ${plan} plan, who has no seat there: the node left events out`,
  );
}

/** @throws LogsMissing when the round has no price */
export function roundOf({ rounds }: Ledger, { plan, blockNumber }: RawLog, round: number): Row<"rounds"> {
  const found = rounds.get(keyOf(plan, round));
  if (found !== undefined) return found;
  throw new LogsMissing(
    `Block ${blockNumber} has an entry in round ${round} of the ${plan} plan, which has no price: the node left events out`,
  );
}

/** What the run adds to a member's round. */
export function activityOf({ activity }: Ledger, plan: PlanName, id: number, round: number): Row<"activity"> {
  const found = activity.get(keyOf(plan, id, round));
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

/** Adds a line to a member's history. `amount`: wei into the box, negative where it was paid or withdrawn. */
export function tell({ history }: Ledger, log: RawLog, { amount = 0n, ...line }: Line): void {
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

/** Adds wei to a decimal of the database. */
export const plus = (decimal: string, amount: bigint): string => (BigInt(decimal) + amount).toString();
