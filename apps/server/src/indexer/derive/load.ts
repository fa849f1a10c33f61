import type { PlanName } from "../../database/tables.ts";
import type { PlainEvent } from "./book.ts";
import type { Plans } from "./plans.ts";
import type { RankKey, Store } from "./store.ts";
import { createWorkingTables, toKey, type WorkingTables } from "./working-tables.ts";

/** Ids by plan. A member has the same id in both plans, with a seat in each. */
type Ids = Record<PlanName, Set<number>>;

/** The tables with all rows that `events` change. */
export async function loadTables(
  store: Store,
  plans: Plans,
  events: readonly PlainEvent[],
): Promise<WorkingTables> {
  const names = new Set(events.map(({ eventName }) => eventName));
  const tables = createWorkingTables(plans, names.has("Registered") ? await store.readNextMember() : 0);
  await loadSeats(store, tables, events);
  await loadRounds(store, tables, events);
  if (names.has("UsernameChanged") || names.has("AddressChanged")) {
    await loadMembers(store, tables, events);
  }
  if (names.has("RankWindowClosed")) {
    tables.rankWindows.hold(await store.readOpenWindows());
  }
  if (names.has("RankClaimed") || names.has("RankCollected")) await loadRanks(store, tables, events);
  return tables;
}

async function loadSeats(store: Store, tables: WorkingTables, events: readonly PlainEvent[]): Promise<void> {
  const wanted: Ids = { core: new Set(), plus: new Set() };
  for (const event of events) {
    const ids = wanted[event.log.plan];
    if (event.eventName === "Registered") ids.add(event.args.sponsor).add(event.args.upline);
    else if (["ToppedUp", "Withdrawn", "RankCollected"].includes(event.eventName)) {
      if ("id" in event.args) ids.add(event.args.id);
    }
  }
  await holdSeats(store, tables, wanted);
  // An entry pays the buyer's sponsor.
  const sponsors: Ids = { core: new Set(), plus: new Set() };
  for (const { eventName, args, log } of events) {
    if (eventName !== "ToppedUp") continue;
    const seat = tables.seats.get(toKey(log.plan, args.id));
    if (seat !== undefined && !wanted[log.plan].has(seat.sponsor_id)) sponsors[log.plan].add(seat.sponsor_id);
  }
  await holdSeats(store, tables, sponsors);
}

async function holdSeats(store: Store, { seats }: WorkingTables, ids: Ids): Promise<void> {
  for (const plan of ["core", "plus"] as const) {
    if (ids[plan].size > 0) seats.hold(await store.readSeats(plan, ids[plan]));
  }
}

async function loadRounds(
  store: Store,
  { rounds }: WorkingTables,
  events: readonly PlainEvent[],
): Promise<void> {
  const numbers = new Set<number>();
  for (const { eventName, args } of events) {
    if ((eventName === "Registered" || eventName === "ToppedUp") && args.units > 0) numbers.add(args.round);
  }
  if (numbers.size > 0) rounds.hold(await store.readRounds(numbers));
}

async function loadMembers(
  store: Store,
  { members }: WorkingTables,
  events: readonly PlainEvent[],
): Promise<void> {
  const ids = new Set<number>();
  for (const { eventName, args } of events) {
    if (eventName === "UsernameChanged" || eventName === "AddressChanged") ids.add(args.id);
  }
  members.hold(await store.readMembers(ids));
}

async function loadRanks(
  store: Store,
  { ranks }: WorkingTables,
  events: readonly PlainEvent[],
): Promise<void> {
  const wanted: RankKey[] = [];
  for (const { eventName, args, log } of events) {
    if (eventName === "RankClaimed" || eventName === "RankCollected")
      wanted.push({ plan: log.plan, month: args.month, member_id: args.id });
  }
  ranks.hold(await store.readRanks(wanted));
}
