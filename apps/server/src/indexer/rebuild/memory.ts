import type { Arrival } from "@canopy/protocol/settlement/settle-round";
import type { Database, PlanName, Row } from "../../database/tables.ts";
import { insertRows } from "../../database/write-rows.ts";
import { bookClosing, type OpenRound, type Outcome } from "../derive/close-round.ts";
import { type Ledger, plus } from "../derive/ledger.ts";
import type { NamedPlanEvent } from "../derive/plan-events.ts";
import type { Plans } from "../derive/plans.ts";
import { readPrice } from "../derive/read-round.ts";
import type { Store } from "../derive/store.ts";
import { writeKeyedRows } from "../derive/write.ts";
import { writeClosedRound } from "../derive/write-closing.ts";
import { type Joined, SeatTable } from "./seat-table.ts";

/** Rows that wait in memory before they are written. */
const MAXIMUM_ROWS = 20_000;

/** Rows that no later event changes. */
const finalTables = [
  "identities",
  "entries",
  "activity",
  "history",
  "price_candidates",
  "collections",
] as const;

/** What happened in a round that is not closed. */
interface Current {
  plan: PlanName;
  round: number;
  sponsoredUnits: number;
  activity: Map<number, Row<"activity">>;
}

/** What a rebuild finds in the tables when it continues. */
export interface Restored {
  /** The rounds that are not closed, and what members did in them. */
  rounds: readonly Pick<Current, "plan" | "round" | "sponsoredUnits">[];
  activity: readonly Row<"activity">[];
  /** The last closed round of each plan, or -1. */
  closed: readonly (readonly [PlanName, number])[];
}

/**
 * Keeps what rounds change in memory, so that a rebuild writes each row once: seats, and what members do in rounds that are not
 * closed. Members, rounds and ranks stay in their tables.
 */
export class Memory {
  readonly seats: Readonly<Record<PlanName, SeatTable>> = {
    core: new SeatTable("core"),
    plus: new SeatTable("plus"),
  };
  readonly #current = new Map<string, Current>();
  /** New seats that no closed round has counted. */
  readonly #joined: Record<PlanName, Joined[]> = { core: [], plus: [] };
  readonly #final: { [Table in (typeof finalTables)[number]]: Row<Table>[] } = {
    identities: [],
    entries: [],
    activity: [],
    history: [],
    price_candidates: [],
    collections: [],
  };

  /** The memory as a store; `database` is a transaction on the tables that are built. */
  toStore(database: Database): Store {
    return {
      database,
      readSeats: async (plan, ids) => [...ids].flatMap((id) => this.seats[plan].find(id) ?? []),
      writeLedger: async (ledger) => {
        await writeKeyedRows(database, ledger);
        this.#take(ledger);
        await this.flush(database, MAXIMUM_ROWS);
      },
      readOpenRound: (event) => this.#readOpenRound(database, event),
      writeClosing: async (plans, outcome) => {
        this.#close(plans, outcome);
        await writeClosedRound(database, outcome);
        await this.flush(database, MAXIMUM_ROWS);
      },
    };
  }

  /** Writes the rows of each table that has more than `most`. */
  async flush(database: Database, most = 0): Promise<void> {
    for (const table of finalTables) {
      const rows: Row<typeof table>[] = this.#final[table];
      if (rows.length > most) await insertRows(database, table, rows.splice(0));
    }
  }

  /** What members did in the rounds that are not closed. */
  currentActivity(): Row<"activity">[] {
    return [...this.#current.values()].flatMap(({ activity }) => [...activity.values()]);
  }

  /** Restores what follows from the tables and the seats. */
  restore({ rounds, activity, closed }: Restored): void {
    for (const { plan, round, sponsoredUnits } of rounds) {
      this.#getCurrent(plan, round).sponsoredUnits = sponsoredUnits;
    }
    for (const row of activity) this.#getCurrent(row.plan, row.round).activity.set(row.member_id, row);
    for (const [plan, round] of closed) {
      for (const joined of this.seats[plan].joinedAfter(round)) this.#join(plan, joined);
    }
  }

  #join(plan: PlanName, joined: Joined): void {
    if (joined.upline > 0) this.#joined[plan].push(joined);
  }

  #take(ledger: Ledger): void {
    for (const seat of ledger.seats.changed) this.seats[seat.plan].put(seat);
    for (const seat of ledger.seats.inserted) {
      this.seats[seat.plan].put(seat);
      this.#join(seat.plan, { id: seat.member_id, upline: seat.upline_id, round: seat.round });
    }
    for (const { plan, round, units, commission } of ledger.entries) {
      if (commission !== "0") this.#getCurrent(plan, round).sponsoredUnits += units;
    }
    for (const row of ledger.activity.inserted) addActivity(this.#getCurrent(row.plan, row.round), row);
    append(this.#final.identities, ledger.identities);
    append(this.#final.entries, ledger.entries);
    append(this.#final.history, ledger.history);
    append(this.#final.price_candidates, ledger.priceCandidates);
    append(this.#final.collections, ledger.collections);
  }

  async #readOpenRound(database: Database, event: NamedPlanEvent<"RoundClosed">): Promise<OpenRound> {
    const { plan } = event.log;
    const { round } = event.args;
    const { unitPrice, previous } = await readPrice(database, event);
    const { activity, sponsoredUnits } = this.#getCurrent(plan, round);
    const arrivals: Arrival[] = [];
    for (const { member_id: id, units } of activity.values())
      if (units > 0) arrivals.push({ id, units, members: 0 });
    for (const joined of this.#joined[plan]) {
      if (joined.round > previous && joined.round <= round)
        arrivals.push({ id: joined.id, units: 0, members: 1 });
    }
    const seats = this.seats[plan].readPaths(arrivals.map(({ id }) => id));
    return { unitPrice, sponsoredUnits, arrivals, seats };
  }

  #close(plans: Plans, outcome: Outcome): void {
    const { args, log } = outcome.event;
    this.seats[log.plan].close(outcome);
    const { activity, history } = bookClosing(plans, outcome);
    const current = this.#getCurrent(log.plan, args.round);
    for (const row of activity.inserted) addActivity(current, row);
    append(this.#final.activity, current.activity.values());
    append(this.#final.history, history);
    this.#current.delete(toKey(log.plan, args.round));
    this.#joined[log.plan] = this.#joined[log.plan].filter(({ round }) => round > args.round);
  }

  #getCurrent(plan: PlanName, round: number): Current {
    const key = toKey(plan, round);
    const found = this.#current.get(key);
    if (found !== undefined) return found;
    const created = { plan, round, sponsoredUnits: 0, activity: new Map() };
    this.#current.set(key, created);
    return created;
  }
}

const toKey = (plan: PlanName, round: number) => `${plan} ${round}`;

function addActivity({ activity }: Current, row: Row<"activity">): void {
  const found = activity.get(row.member_id);
  if (found === undefined) {
    activity.set(row.member_id, row);
    return;
  }
  found.units += row.units;
  found.commissions = plus(found.commissions, BigInt(row.commissions));
  found.points += row.points;
  found.flash += row.flash;
  found.point_earnings = plus(found.point_earnings, BigInt(row.point_earnings));
  found.rebates = plus(found.rebates, BigInt(row.rebates));
}

/** `push(...items)` would take an argument for each of a million. */
function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}
