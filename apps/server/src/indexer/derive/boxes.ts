import { type Ledger, plus, seatOf, tell } from "./ledger.ts";
import type { PlanEventOf } from "./plan-events.ts";

/** POL left a member's box. */
export function bookWithdrawal(ledger: Ledger, { args, log }: PlanEventOf<"Withdrawn">): void {
  const { id, amount } = args;
  const seat = seatOf(ledger, log, id);
  ledger.seats.change(seat, { withdrawn: plus(seat.withdrawn, amount) });
  tell(ledger, log, { member_id: id, type: "withdraw", amount: -amount });
}

/** What closed rounds had brought went into the box: it was earned when they were closed. */
export function bookCredit(ledger: Ledger, { args, log }: PlanEventOf<"Credited">): void {
  const { id, points, rebates } = args;
  tell(ledger, log, {
    member_id: id,
    type: "credit",
    amount: points + rebates,
    detail: points.toString(),
  });
}

/** The lottery or the operator took out what waited for them. */
export function bookCollection(
  { collections }: Ledger,
  { eventName, args, log }: PlanEventOf<"LotteryCollected"> | PlanEventOf<"OperationsCollected">,
): void {
  collections.push({
    block_number: log.blockNumber,
    log_index: log.logIndex,
    plan: log.plan,
    pot: eventName === "LotteryCollected" ? "lottery" : "operations",
    amount: args.amount.toString(),
    transaction_hash: log.transactionHash,
    at: log.blockTime,
  });
}
