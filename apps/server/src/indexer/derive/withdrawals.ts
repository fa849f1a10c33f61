import { addHistory, type Ledger, requireSeat } from "./ledger.ts";
import type { NamedPlanEvent } from "./plan-events.ts";

export function bookWithdrawal(ledger: Ledger, { args, log }: NamedPlanEvent<"Withdrawn">): void {
  const { id, amount } = args;
  const seat = requireSeat(ledger, log, id);
  ledger.seats.change(seat, { withdrawn: seat.withdrawn + amount });
  addHistory(ledger, log, { member_id: id, type: "withdraw", amount: -amount });
}

/** Earnings of closed rounds reach the box. They counted as earned when the rounds were closed. */
export function bookCredit(ledger: Ledger, { args, log }: NamedPlanEvent<"Credited">): void {
  const { id, points, rebates } = args;
  addHistory(ledger, log, {
    member_id: id,
    type: "credit",
    amount: points + rebates,
    detail: points.toString(),
  });
}

export function bookCollection(
  { collections }: Ledger,
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
