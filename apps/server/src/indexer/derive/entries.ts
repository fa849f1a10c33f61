import { WHOLE } from "@canopy/protocol/rules/parameters";
import { ROOT } from "@canopy/protocol/rules/tree";
import { activityOf, type Ledger, plus, roundOf, seatOf, tell } from "./ledger.ts";
import type { PlanEventOf } from "./plan-events.ts";
import { planOf } from "./plans.ts";

/** Books units that were paid for. A seat that was given away brings none: it is no entry. */
export function bookEntry(
  ledger: Ledger,
  { args, log }: PlanEventOf<"Registered"> | PlanEventOf<"ToppedUp">,
  kind: "register" | "topup",
): void {
  const { id, units, value } = args;
  if (units === 0) return;
  const seat = seatOf(ledger, log, id);
  const round = roundOf(ledger, log, args.round);
  const commission = payCommission(ledger, { args, log });
  ledger.seats.change(seat, { units: seat.units + units, entered: plus(seat.entered, value) });
  ledger.rounds.change(round, {
    units: round.units + units,
    entered: plus(round.entered, value),
    commissions: plus(round.commissions, commission),
    joined: round.joined + (kind === "register" ? 1 : 0),
  });
  const activity = activityOf(ledger, log.plan, id, args.round);
  ledger.activity.change(activity, { units: activity.units + units });
  ledger.entries.push({
    block_number: log.blockNumber,
    log_index: log.logIndex,
    plan: log.plan,
    member_id: id,
    kind,
    round: args.round,
    units,
    value: value.toString(),
    commission: commission.toString(),
    transaction_hash: log.transactionHash,
    at: log.blockTime,
  });
  tell(ledger, log, { member_id: id, type: kind, round: args.round, amount: -value, units });
}

/**
 * Books the sponsor's share and returns it in wei. The root and members who have no units at that moment earn none.
 */
function payCommission(
  ledger: Ledger,
  { args, log }: Pick<PlanEventOf<"Registered"> | PlanEventOf<"ToppedUp">, "args" | "log">,
): bigint {
  const { sponsor_id } = seatOf(ledger, log, args.id);
  if (sponsor_id <= ROOT) return 0n;
  const sponsor = seatOf(ledger, log, sponsor_id);
  if (sponsor.units === 0) return 0n;
  const { sponsor_share } = planOf(ledger.plans, log.plan);
  const { unit_price } = roundOf(ledger, log, args.round);
  const ofUnit = (BigInt(unit_price) * BigInt(sponsor_share)) / BigInt(WHOLE);
  const amount = ofUnit * BigInt(args.units);
  ledger.seats.change(sponsor, { commissions: plus(sponsor.commissions, amount) });
  const activity = activityOf(ledger, log.plan, sponsor_id, args.round);
  ledger.activity.change(activity, { commissions: plus(activity.commissions, amount) });
  tell(ledger, log, {
    member_id: sponsor_id,
    type: "commission",
    round: args.round,
    amount,
    units: args.units,
    other_id: args.id,
  });
  return amount;
}
