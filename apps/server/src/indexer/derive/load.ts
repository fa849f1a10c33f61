import { sql } from "kysely";
import type { Database, PlanName, Row } from "../../database/tables.ts";
import type { PlainEvent } from "./book.ts";
import { createLedger, type Ledger, toKey } from "./ledger.ts";
import type { Plans } from "./plans.ts";
import { matchesAny } from "./sql.ts";
import type { Store } from "./store.ts";

/** Ids by plan. A member has the same id in both plans, with a seat in each. */
type Ids = Record<PlanName, Set<number>>;

/** A ledger with all rows that `events` change. */
export async function loadLedger(store: Store, plans: Plans, events: readonly PlainEvent[]): Promise<Ledger> {
  const { database } = store;
  const names = new Set(events.map(({ eventName }) => eventName));
  const ledger = createLedger(plans, names.has("Registered") ? await nextMember(database) : 0);
  await loadSeats(store, ledger, events);
  await loadRounds(database, ledger, events);
  if (names.has("UsernameChanged") || names.has("AddressChanged")) {
    await loadMembers(database, ledger, events);
  }
  if (names.has("RankWindowClosed")) {
    ledger.rankWindows.hold(
      await database.selectFrom("rank_windows").selectAll().where("closed_at", "is", null).execute(),
    );
  }
  if (names.has("RankClaimed") || names.has("RankCollected")) await loadRanks(database, ledger, events);
  return ledger;
}

async function nextMember(database: Database): Promise<number> {
  const last = await database
    .selectFrom("members")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirst();
  return (last?.id ?? 0) + 1;
}

async function loadSeats(store: Store, ledger: Ledger, events: readonly PlainEvent[]): Promise<void> {
  const wanted: Ids = { core: new Set(), plus: new Set() };
  for (const event of events) {
    const ids = wanted[event.log.plan];
    if (event.eventName === "Registered") ids.add(event.args.sponsor).add(event.args.upline);
    else if (["ToppedUp", "Withdrawn", "RankCollected"].includes(event.eventName)) {
      if ("id" in event.args) ids.add(event.args.id);
    }
  }
  await holdSeats(store, ledger, wanted);
  // An entry pays the buyer's sponsor.
  const sponsors: Ids = { core: new Set(), plus: new Set() };
  for (const { eventName, args, log } of events) {
    if (eventName !== "ToppedUp") continue;
    const seat = ledger.seats.get(toKey(log.plan, args.id));
    if (seat !== undefined && !wanted[log.plan].has(seat.sponsor_id)) sponsors[log.plan].add(seat.sponsor_id);
  }
  await holdSeats(store, ledger, sponsors);
}

async function holdSeats(store: Store, { seats }: Ledger, ids: Ids): Promise<void> {
  for (const plan of ["core", "plus"] as const) {
    if (ids[plan].size > 0) seats.hold(await store.readSeats(plan, ids[plan]));
  }
}

async function loadRounds(
  database: Database,
  { rounds }: Ledger,
  events: readonly PlainEvent[],
): Promise<void> {
  const numbers = new Set<number>();
  for (const { eventName, args } of events) {
    if ((eventName === "Registered" || eventName === "ToppedUp") && args.units > 0) numbers.add(args.round);
  }
  if (numbers.size === 0) return;
  rounds.hold(await database.selectFrom("rounds").selectAll().where(matchesAny("round", numbers)).execute());
}

async function loadMembers(
  database: Database,
  { members }: Ledger,
  events: readonly PlainEvent[],
): Promise<void> {
  const ids = new Set<number>();
  for (const { eventName, args } of events) {
    if (eventName === "UsernameChanged" || eventName === "AddressChanged") ids.add(args.id);
  }
  members.hold(await database.selectFrom("members").selectAll().where(matchesAny("id", ids)).execute());
}

/** By primary key: the only index while the tables are rebuilt. */
async function loadRanks(
  database: Database,
  { ranks }: Ledger,
  events: readonly PlainEvent[],
): Promise<void> {
  const [plans, months, ids]: [string[], number[], number[]] = [[], [], []];
  for (const { eventName, args, log } of events) {
    if (eventName !== "RankClaimed" && eventName !== "RankCollected") continue;
    plans.push(log.plan);
    months.push(args.month);
    ids.push(args.id);
  }
  const { rows } = await sql<Row<"ranks">>`
    select * from ranks where (plan, month, member_id) in
      (select * from unnest(${plans}::text[], ${months}::int4[], ${ids}::int4[]))`.execute(database);
  ranks.hold(rows);
}
