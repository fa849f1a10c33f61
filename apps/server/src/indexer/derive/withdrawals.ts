import type { NamedPlanEvent } from "./plan-events.ts";
import { addHistory, requireSeat, type WorkingTables } from "./working-tables.ts";

export function bookWithdrawal(tables: WorkingTables, { args, log }: NamedPlanEvent<"Withdrawn">): void {
  const { id, amount } = args;
  const seat = requireSeat(tables, log, id);
  tables.seats.change(seat, { withdrawn: seat.withdrawn + amount });
  addHistory(tables, log, { member_id: id, type: "withdraw", amount: -amount });
}

/** Earnings of closed rounds reach the box. They counted as earned when the rounds were closed. */
export function bookCredit(tables: WorkingTables, { args, log }: NamedPlanEvent<"Credited">): void {
  const { id, points, rebates } = args;
  addHistory(tables, log, {
    member_id: id,
    type: "credit",
    amount: points + rebates,
    detail: points.toString(),
  });
}

export function bookCollection(
  { collections }: WorkingTables,
  { eventName, args, log }: NamedPlanEvent<"CommonsCollected"> | NamedPlanEvent<"OperationsCollected">,
): void {
  collections.push({
    block_number: log.blockNumber,
    log_index: log.logIndex,
    plan: log.plan,
    pot: eventName === "CommonsCollected" ? "commons" : "operations",
    amount: args.amount.toString(),
    transaction_hash: log.transactionHash,
    at: log.blockTime,
  });
}
