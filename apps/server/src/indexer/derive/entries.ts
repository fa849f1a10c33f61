import { WHOLE } from "@canopy/protocol/rules/parameters";
import { ROOT } from "@canopy/protocol/rules/tree";
import type { NamedPlanEvent } from "./plan-events.ts";
import { getPlan } from "./plans.ts";
import { addHistory, getActivity, requireRound, requireSeat, type WorkingTables } from "./working-tables.ts";

/** Adds paid units. A seat without units is not an entry. */
export function bookEntry(
  tables: WorkingTables,
  { args, log }: NamedPlanEvent<"Registered"> | NamedPlanEvent<"ToppedUp">,
  kind: "register" | "topup",
): void {
  const { id, units, value } = args;
  if (units === 0) return;
  const seat = requireSeat(tables, log, id);
  const round = requireRound(tables, log, args.round);
  const commission = payCommission(tables, { args, log });
  tables.seats.change(seat, { units: seat.units + units, entered: seat.entered + value });
  tables.rounds.change(round, {
    units: round.units + units,
    entered: round.entered + value,
    commissions: round.commissions + commission,
    joined: round.joined + (kind === "register" ? 1 : 0),
  });
  const activity = getActivity(tables, log.plan, id, args.round);
  tables.activity.change(activity, { units: activity.units + units });
  tables.entries.push({
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
  addHistory(tables, log, { member_id: id, type: kind, round: args.round, amount: -value, units });
}

/** Adds the sponsor's share and returns it in wei. The root, and a sponsor without units at that moment, earn none. */
function payCommission(
  tables: WorkingTables,
  { args, log }: Pick<NamedPlanEvent<"Registered"> | NamedPlanEvent<"ToppedUp">, "args" | "log">,
): bigint {
  const { sponsor_id } = requireSeat(tables, log, args.id);
  if (sponsor_id <= ROOT) return 0n;
  const sponsor = requireSeat(tables, log, sponsor_id);
  if (sponsor.units === 0) return 0n;
  const { sponsor_share } = getPlan(tables.plans, log.plan);
  const { unit_price } = requireRound(tables, log, args.round);
  const ofUnit = (unit_price * BigInt(sponsor_share)) / BigInt(WHOLE);
  const amount = ofUnit * BigInt(args.units);
  tables.seats.change(sponsor, { commissions: sponsor.commissions + amount });
  const activity = getActivity(tables, log.plan, sponsor_id, args.round);
  tables.activity.change(activity, { commissions: activity.commissions + amount });
  addHistory(tables, log, {
    member_id: sponsor_id,
    type: "commission",
    round: args.round,
    amount,
    units: args.units,
    other_id: args.id,
  });
  return amount;
}
