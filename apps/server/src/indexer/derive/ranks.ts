import { toRank } from "../../chain/rank.ts";
import type { RawLog } from "../source/raw-log.ts";
import { LogsMissingError } from "./errors.ts";
import type { NamedPlanEvent } from "./plan-events.ts";
import { addHistory, requireSeat, toKey, type WorkingTables } from "./working-tables.ts";

export function bookWindowOpened(
  { rankWindows }: WorkingTables,
  { args, log }: NamedPlanEvent<"RankWindowOpened">,
): void {
  rankWindows.insert({
    plan: log.plan,
    month: args.month,
    opened_at: log.blockTime,
    closes_at: new Date(Number(args.closesAt) * 1_000),
    closed_at: null,
    shares: null,
    share_value: null,
    rest: null,
  });
}

export function bookWindowClosed(
  { rankWindows }: WorkingTables,
  { args, log }: NamedPlanEvent<"RankWindowClosed">,
): void {
  const window = rankWindows.get(toKey(log.plan, args.month));
  if (window === undefined) throw missing(log, `closes a window of month ${args.month} that never opened`);
  rankWindows.change(window, {
    closed_at: log.blockTime,
    shares: args.shares,
    share_value: args.shareValue.toString(),
    rest: args.rest.toString(),
  });
}

/** Sets a member's rank and its shares of the month's HeroPool; a Hero may become a Knight. */
export function bookRank(tables: WorkingTables, { args, log }: NamedPlanEvent<"RankClaimed">): void {
  const { month, id, shares } = args;
  const rank = toRank(args.rank);
  if (rank === null) throw new RangeError(`Block ${log.blockNumber} claims no rank for member ${id}`);
  const claimed = { rank, shares, claimed_at: log.blockTime };
  const held = tables.ranks.get(toKey(log.plan, id, month));
  if (held === undefined) {
    tables.ranks.insert({ plan: log.plan, month, member_id: id, ...claimed, collected: null });
  } else {
    tables.ranks.change(held, claimed);
  }
  addHistory(tables, log, { member_id: id, type: "rank_claim", units: shares, detail: String(month) });
}

export function bookRankCollected(
  tables: WorkingTables,
  { args, log }: NamedPlanEvent<"RankCollected">,
): void {
  const { month, id, amount } = args;
  const rank = tables.ranks.get(toKey(log.plan, id, month));
  if (rank === undefined) throw missing(log, `collects a rank of member ${id} that was never claimed`);
  tables.ranks.change(rank, { collected: amount.toString() });
  const seat = requireSeat(tables, log, id);
  tables.seats.change(seat, { rank_earnings: seat.rank_earnings + amount });
  addHistory(tables, log, {
    member_id: id,
    type: "rank_collect",
    amount,
    units: rank.shares,
    detail: String(month),
  });
}

function missing({ blockNumber }: RawLog, what: string): LogsMissingError {
  return new LogsMissingError(`Block ${blockNumber} ${what}. The node left out events.`);
}
