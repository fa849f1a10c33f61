import { setImmediate } from "node:timers/promises";
import type { Arrival } from "@canopy/protocol/settlement/settle-round";
import { writeLegs } from "../../database/legs.ts";
import type { Database, PlanName, Row } from "../../database/tables.ts";
import { updateRows } from "../../database/write-rows.ts";
import { bookClosing, type OpenRound, type Outcome } from "../derive/close-round.ts";
import type { NamedPlanEvent } from "../derive/plan-events.ts";
import type { Plans } from "../derive/plans.ts";
import { noPrice } from "../derive/read-round.ts";
import { matchesAny } from "../derive/sql.ts";
import type { Store } from "../derive/store.ts";
import type { WorkingRows } from "../derive/working-rows.ts";
import {
  type BookedActivity,
  createWorkingTables,
  toBookedActivity,
  toBookedRound,
  toKey,
  type WorkingTables,
} from "../derive/working-tables.ts";
import { memberColumns, writeKeyedRows } from "../derive/write.ts";
import { toClosedRound } from "../derive/write-closing.ts";
import type { RawLog } from "../source/raw-log.ts";
import { toLogRow } from "../source/stored-logs.ts";
import { RowWriter } from "./row-writer.ts";
import { type Joined, SeatTable } from "./seat-table.ts";

export const planNames = ["core", "plus"] as const satisfies readonly PlanName[];

/** What happened in a round that is not closed. */
interface Current {
  plan: PlanName;
  round: number;
  sponsoredUnits: number;
  activity: Map<number, BookedActivity>;
}

/** What a rebuild finds in the tables when it continues. */
export interface Restored {
  rounds: readonly Row<"rounds">[];
  rankWindows: readonly Row<"rank_windows">[];
  ranks: readonly Row<"ranks">[];
  /** Of the rounds that are not closed. */
  sponsoredUnits: readonly Pick<Current, "plan" | "round" | "sponsoredUnits">[];
  activity: readonly Row<"activity">[];
}

/**
 * Keeps in memory what later events read or change, so that a rebuild waits for no query and writes each row once: seats, rounds,
 * ranks, and what members do in rounds that are not closed. Members stay in their table.
 */
export class Memory {
  readonly seats: Readonly<Record<PlanName, SeatTable>> = {
    core: new SeatTable("core"),
    plus: new SeatTable("plus"),
  };
  readonly #writer = new RowWriter();
  /** All rounds, windows and ranks. */
  readonly #keyed = createWorkingTables(new Map(), 0);
  /** The last closed round of each plan, or -1. */
  readonly #closed: Record<PlanName, number> = { core: -1, plus: -1 };
  readonly #current = new Map<number, Current>();
  /** New seats that no closed round has counted. */
  readonly #joined: Record<PlanName, Joined[]> = { core: [], plus: [] };

  /** The memory as a store; `database` is a transaction on the tables that are built. */
  toStore(database: Database): Store {
    const { rounds, rankWindows, ranks } = this.#keyed;
    return {
      readNextMember: async () => this.seats.core.lastId + 1,
      readMembers: async (ids) => {
        await this.#writer.flush(database);
        return database.selectFrom("members").selectAll().where(matchesAny("id", ids)).execute();
      },
      readSeats: async (plan, ids) => this.seats[plan].read(ids),
      readRounds: async (numbers) =>
        [...numbers].flatMap((round) => planNames.flatMap((plan) => rounds.get(toKey(plan, round)) ?? [])),
      readOpenWindows: async () => [...rankWindows.all()].filter(({ closed_at }) => closed_at === null),
      readRanks: async (keys) =>
        keys.flatMap(({ plan, month, member_id }) => ranks.get(toKey(plan, member_id, month)) ?? []),
      writeTables: async (tables) => {
        this.#take(tables);
        await this.#writeTables(database, tables);
        // Nothing else may have waited: without a pause, no connection would receive or send anything.
        await setImmediate();
      },
      readOpenRound: async (event) => this.#getOpenRound(event),
      writeClosing: async (plans, outcome) => {
        const { activity, history } = this.#close(plans, outcome);
        await this.#writer.add(database, "activity", activity.values());
        await this.#writer.add(database, "history", history);
      },
    };
  }

  /** Writes logs that are not stored yet. */
  addLogs(database: Database, logs: readonly RawLog[]): Promise<void> {
    return this.#writer.add(database, "raw_logs", logs.map(toLogRow));
  }

  /** Writes all rows that no later event changes, and rounds, windows and ranks as they are now. */
  async flush(database: Database): Promise<void> {
    await this.#writer.flush(database);
    await writeKeyedRows(database, this.#keyed);
    for (const rows of [this.#keyed.rounds, this.#keyed.rankWindows, this.#keyed.ranks]) rows.markSaved();
  }

  /** Writes what events may still change, at the end. */
  async writeRest(database: Database): Promise<void> {
    await this.#writer.add(database, "activity", this.currentActivity());
    for (const plan of planNames) {
      await this.#writer.add(database, "seats", this.seats[plan].rows());
      await writeLegs(database, plan, this.seats[plan].all());
    }
    await this.flush(database);
  }

  /** What members did in the rounds that are not closed. */
  currentActivity(): BookedActivity[] {
    return [...this.#current.values()].flatMap(({ activity }) => [...activity.values()]);
  }

  /** Restores what follows from the tables and the seats. */
  restore({ rounds, rankWindows, ranks, sponsoredUnits, activity }: Restored): void {
    this.#keyed.rounds.hold(rounds.map(toBookedRound));
    this.#keyed.rankWindows.hold(rankWindows);
    this.#keyed.ranks.hold(ranks);
    for (const { plan, round, closed_at } of rounds) {
      if (closed_at !== null) this.#closed[plan] = Math.max(this.#closed[plan], round);
    }
    for (const current of sponsoredUnits) {
      this.#getCurrent(current.plan, current.round).sponsoredUnits = current.sponsoredUnits;
    }
    for (const row of activity)
      this.#getCurrent(row.plan, row.round).activity.set(row.member_id, toBookedActivity(row));
    for (const plan of planNames) {
      for (const joined of this.seats[plan].joinedAfter(this.#closed[plan])) this.#join(plan, joined);
    }
  }

  #join(plan: PlanName, joined: Joined): void {
    if (joined.upline > 0) this.#joined[plan].push(joined);
  }

  #take(tables: WorkingTables): void {
    for (const seat of tables.seats.changed) this.seats[seat.plan].change(seat);
    for (const seat of tables.seats.inserted) {
      this.seats[seat.plan].insert(seat);
      this.#join(seat.plan, { id: seat.member_id, upline: seat.upline_id, round: seat.round });
    }
    for (const { plan, round, units, commission } of tables.entries) {
      if (commission > 0n) this.#getCurrent(plan, round).sponsoredUnits += units;
    }
    for (const row of tables.activity.inserted) addActivity(this.#getCurrent(row.plan, row.round), row);
    takeOver(this.#keyed.rounds, tables.rounds);
    takeOver(this.#keyed.rankWindows, tables.rankWindows);
    takeOver(this.#keyed.ranks, tables.ranks);
  }

  async #writeTables(database: Database, tables: WorkingTables): Promise<void> {
    await updateRows(database, "members", tables.members.changed, memberColumns);
    await this.#writer.add(database, "members", tables.members.inserted);
    await this.#writer.add(database, "identities", tables.identities);
    await this.#writer.add(database, "entries", tables.entries);
    await this.#writer.add(database, "history", tables.history);
    await this.#writer.add(database, "price_candidates", tables.priceCandidates);
    await this.#writer.add(database, "collections", tables.collections);
  }

  #getOpenRound(event: NamedPlanEvent<"RoundClosed">): OpenRound {
    const { plan } = event.log;
    const { round } = event.args;
    const priced = this.#keyed.rounds.get(toKey(plan, round));
    if (priced === undefined) throw noPrice(event);
    const { activity, sponsoredUnits } = this.#getCurrent(plan, round);
    const arrivals: Arrival[] = [];
    for (const { member_id: id, units } of activity.values())
      if (units > 0) arrivals.push({ id, units, members: 0 });
    for (const joined of this.#joined[plan]) {
      if (joined.round > this.#closed[plan] && joined.round <= round)
        arrivals.push({ id: joined.id, units: 0, members: 1 });
    }
    const seats = this.seats[plan].readPaths(arrivals.map(({ id }) => id));
    return { unitPrice: priced.unit_price, sponsoredUnits, arrivals, seats };
  }

  /** Returns the final rows. */
  #close(plans: Plans, outcome: Outcome): Pick<WorkingTables, "history"> & Pick<Current, "activity"> {
    const { plan } = outcome.event.log;
    const { round } = outcome.event.args;
    this.seats[plan].close(outcome);
    const { activity, history } = bookClosing(plans, outcome);
    const current = this.#getCurrent(plan, round);
    for (const row of activity.inserted) addActivity(current, row);
    const priced = this.#keyed.rounds.get(toKey(plan, round));
    if (priced !== undefined) this.#keyed.rounds.change(priced, toClosedRound(outcome));
    this.#closed[plan] = Math.max(this.#closed[plan], round);
    this.#current.delete(toKey(plan, round));
    this.#joined[plan] = this.#joined[plan].filter((joined) => joined.round > round);
    return { activity: current.activity, history };
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

function takeOver<Item>(all: WorkingRows<Item>, changes: WorkingRows<Item>): void {
  for (const row of changes.inserted) all.insert(row);
  for (const row of changes.changed) all.change(row, {});
}

function addActivity({ activity }: Current, row: BookedActivity): void {
  const found = activity.get(row.member_id);
  if (found === undefined) {
    activity.set(row.member_id, row);
    return;
  }
  found.units += row.units;
  found.commissions += row.commissions;
  found.points += row.points;
  found.flash += row.flash;
  found.point_earnings += row.point_earnings;
  found.rebates += row.rebates;
}
