import { bookEntry } from "./entries.ts";
import { LogsMissingError } from "./errors.ts";
import type { NamedPlanEvent } from "./plan-events.ts";
import { type NewSeat, requireSeat, type WorkingTables } from "./working-tables.ts";

/** The upline of the root seat: no member has this id. */
const NO_MEMBER = 0;

/** Adds a seat; in the core plan also the new member. */
export function bookRegistered(tables: WorkingTables, event: NamedPlanEvent<"Registered">): void {
  const { args, log } = event;
  if (log.plan === "core") addMember(tables, event);
  const depth = args.upline === NO_MEMBER ? 0 : requireSeat(tables, log, args.upline).depth + 1;
  tables.seats.insert({
    ...emptySeat,
    plan: log.plan,
    member_id: args.id,
    sponsor_id: args.sponsor,
    upline_id: args.upline,
    leg: args.leg,
    depth,
    round: args.round,
    joined_at: log.blockTime,
    block_number: log.blockNumber,
  });
  bookEntry(tables, event, "register");
}

/** @throws LogsMissingError when a member in between is missing: a node may return too few logs */
function addMember(tables: WorkingTables, { args, log }: NamedPlanEvent<"Registered">): void {
  const { id, account, username } = args;
  if (id !== tables.nextMember) {
    throw new LogsMissingError(
      `Block ${log.blockNumber} registers member ${id}, but member ${tables.nextMember} is next. The node left out events, or PLAN_BLOCK is later than the plan's deployment.`,
    );
  }
  tables.nextMember += 1;
  tables.members.insert({
    id,
    account,
    username,
    joined_at: log.blockTime,
    block_number: log.blockNumber,
  });
  const place = { block_number: log.blockNumber, log_index: log.logIndex, member_id: id, at: log.blockTime };
  tables.identities.push(
    { ...place, field: "username", value: username },
    { ...place, field: "account", value: account },
  );
}

const emptySeat = {
  units: 0,
  points: 0n,
  flash: 0n,
  entered: 0n,
  commissions: 0n,
  point_earnings: 0n,
  rebates: 0n,
  rank_earnings: 0n,
  closing_rewards: 0n,
  withdrawn: 0n,
} satisfies Partial<NewSeat>;
