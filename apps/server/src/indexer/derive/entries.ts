import { WHOLE } from "@canopy/protocol/rules/parameters";
import { ROOT } from "@canopy/protocol/rules/tree";
import { addHistory, getActivity, type Ledger, requireRound, requireSeat } from "./ledger.ts";
import type { NamedPlanEvent } from "./plan-events.ts";
import { getPlan } from "./plans.ts";

/** Adds paid units. A seat without units is not an entry. */
export function bookEntry(
  ledger: Ledger,
  { args, log }: NamedPlanEvent<"Registered"> | NamedPlanEvent<"ToppedUp">,
  kind: "register" | "topup",
): void {
  const { id, units, value } = args;
  if (units === 0) return;
  const seat = requireSeat(ledger, log, id);
  const round = requireRound(ledger, log, args.round);
  const commission = payCommission(ledger, { args, log });
  ledger.seats.change(seat, { units: seat.units + units, entered: seat.entered + value });
  ledger.rounds.change(round, {
    units: round.units + units,
    entered: round.entered + value,
    commissions: round.commissions + commission,
    joined: round.joined + (kind === "register" ? 1 : 0),
  });
  const activity = getActivity(ledger, log.plan, id, args.round);
  ledger.activity.change(activity, { units: activity.units + units });
  ledger.entries.push({
    block_number: log.blockNumber,
    log_index: log.logIndex,
    plan: log.plan,
    member_id: id,
    kind,
    round: args.round,
    units,
    value,
    commission,
    transaction_hash: log.transactionHash,
    at: log.blockTime,
  });
  addHistory(ledger, log, { member_id: id, type: kind, round: args.round, amount: -value, units });
}

/** Adds the sponsor's share and returns it in wei. The root, and a sponsor without units at that moment, earn none. */
function payCommission(
  ledger: Ledger,
  { args, log }: Pick<NamedPlanEvent<"Registered"> | NamedPlanEvent<"ToppedUp">, "args" | "log">,
): bigint {
  const { sponsor_id } = requireSeat(ledger, log, args.id);
  if (sponsor_id <= ROOT) return 0n;
  const sponsor = requireSeat(ledger, log, sponsor_id);
  if (sponsor.units === 0) return 0n;
  const { sponsor_share } = getPlan(ledger.plans, log.plan);
  const { unit_price } = requireRound(ledger, log, args.round);
  const ofUnit = (unit_price * BigInt(sponsor_share)) / BigInt(WHOLE);
  const amount = ofUnit * BigInt(args.units);
  ledger.seats.change(sponsor, { commissions: sponsor.commissions + amount });
  const activity = getActivity(ledger, log.plan, sponsor_id, args.round);
  ledger.activity.change(activity, { commissions: activity.commissions + amount });
  addHistory(ledger, log, {
    member_id: sponsor_id,
    type: "commission",
    round: args.round,
    amount,
    units: args.units,
    other_id: args.id,
  });
  return amount;
}
