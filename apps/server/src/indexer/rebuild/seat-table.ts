import { at } from "@canopy/protocol/rules/column";
import { NO_ID } from "@canopy/protocol/rules/tree";
import { createSeatColumns, type SeatColumns } from "@canopy/protocol/settlement/seat-columns";
import type { PlanName } from "../../database/tables.ts";
import type { Outcome } from "../derive/close-round.ts";
import type { BookedSeat, NewSeat } from "../derive/working-tables.ts";
import { AmountColumn } from "./amount-column.ts";

const FIRST_ROOM = 1_024;

/** Whole numbers below 2^32. An id without a seat and the root have the upline 0; `isTaken` tells them apart. */
function createCounts(room: number) {
  const column = () => new Uint32Array(room);
  return {
    isTaken: column(),
    sponsor_id: column(),
    upline_id: column(),
    leg: column(),
    depth: column(),
    round: column(),
    units: column(),
    settled_units: column(),
    left_units: column(),
    right_units: column(),
    left_variance: column(),
    right_variance: column(),
    left_members: column(),
    right_members: column(),
    points: column(),
    flash: column(),
  };
}

/** Milliseconds, and block numbers: exact up to 2^53. */
const createNumbers = (room: number) => ({
  joined_at: new Float64Array(room),
  block_number: new Float64Array(room),
});

/** Wei. */
const createAmounts = (room: number) => ({
  entered: new AmountColumn(room),
  commissions: new AmountColumn(room),
  point_earnings: new AmountColumn(room),
  rebates: new AmountColumn(room),
  rank_earnings: new AmountColumn(room),
  closing_rewards: new AmountColumn(room),
  withdrawn: new AmountColumn(room),
});

type Count = keyof ReturnType<typeof createCounts>;
type Amount = keyof ReturnType<typeof createAmounts>;

/** The sums that events between two closings change; the others are `close`'s. */
const changing = [
  "entered",
  "commissions",
  "rank_earnings",
  "withdrawn",
] as const satisfies readonly Amount[];

/** The columns of a leg in the table, and in the settlement. */
const legs = [
  ["settled_units", "settledUnits"],
  ["left_units", "leftUnits"],
  ["right_units", "rightUnits"],
  ["left_variance", "leftVariance"],
  ["right_variance", "rightVariance"],
  ["left_members", "leftMembers"],
  ["right_members", "rightMembers"],
] as const;
const places = [["upline_id", "upline"], ["leg", "leg"], ["depth", "depth"], ...legs] as const;

/** A new seat, and the round in which it was taken. */
export interface Joined {
  id: number;
  upline: number;
  round: number;
}

/** The seats of a plan in columns by id: about 190 bytes each, where objects take a thousand. */
export class SeatTable {
  readonly #plan: PlanName;
  #room = 0;
  #lastId = 0;
  #counts = createCounts(0);
  #numbers = createNumbers(0);
  #amounts = createAmounts(0);

  constructor(plan: PlanName) {
    this.#plan = plan;
  }

  /** The highest id that has a seat, or 0. */
  get lastId(): number {
    return this.#lastId;
  }

  *rows(): Generator<NewSeat> {
    for (const id of this.#ids()) yield this.#get(id);
  }

  /** The ids that have a seat. */
  *#ids(): Generator<number> {
    for (let id = 1; id <= this.#lastId; id++) if (this.#counts.isTaken[id] === 1) yield id;
  }

  /** The seats of rounds after `round`. */
  *joinedAfter(round: number): Generator<Joined> {
    for (const id of this.#ids()) {
      if (at(this.#counts.round, id) <= round) continue;
      yield { id, upline: at(this.#counts.upline_id, id), round: at(this.#counts.round, id) };
    }
  }

  /** The seats of `ids`, without those that have none. */
  read(ids: Iterable<number>): BookedSeat[] {
    const seats: BookedSeat[] = [];
    for (const id of ids) {
      if (this.#counts.isTaken[id] !== 1) continue;
      seats.push({
        plan: this.#plan,
        member_id: id,
        sponsor_id: at(this.#counts.sponsor_id, id),
        depth: at(this.#counts.depth, id),
        units: at(this.#counts.units, id),
        entered: this.#amounts.entered.get(id),
        commissions: this.#amounts.commissions.get(id),
        rank_earnings: this.#amounts.rank_earnings.get(id),
        withdrawn: this.#amounts.withdrawn.get(id),
      });
    }
    return seats;
  }

  insert(row: NewSeat): void {
    const id = row.member_id;
    if (id >= this.#room) this.#resize(Math.max(id + 1, FIRST_ROOM, Math.ceil(1.5 * this.#room)));
    this.#lastId = Math.max(this.#lastId, id);
    this.#counts.isTaken[id] = 1;
    this.#counts.sponsor_id[id] = row.sponsor_id;
    this.#counts.upline_id[id] = row.upline_id;
    this.#counts.leg[id] = row.leg;
    this.#counts.depth[id] = row.depth;
    this.#counts.round[id] = row.round;
    this.#numbers.joined_at[id] = row.joined_at.getTime();
    this.#numbers.block_number[id] = Number(row.block_number);
    this.change(row);
  }

  change(seat: BookedSeat): void {
    this.#counts.units[seat.member_id] = seat.units;
    for (const amount of changing) this.#amounts[amount].set(seat.member_id, seat[amount]);
  }

  #get(id: number): NewSeat {
    const count = (column: Count) => at(this.#counts[column], id);
    const large = (column: Count) => BigInt(count(column));
    const amount = (column: Amount) => this.#amounts[column].get(id);
    return {
      plan: this.#plan,
      member_id: id,
      sponsor_id: count("sponsor_id"),
      upline_id: count("upline_id"),
      leg: count("leg"),
      depth: count("depth"),
      round: count("round"),
      joined_at: new Date(at(this.#numbers.joined_at, id)),
      block_number: BigInt(at(this.#numbers.block_number, id)),
      units: count("units"),
      points: large("points"),
      flash: large("flash"),
      entered: amount("entered"),
      commissions: amount("commissions"),
      point_earnings: amount("point_earnings"),
      rebates: amount("rebates"),
      rank_earnings: amount("rank_earnings"),
      closing_rewards: amount("closing_rewards"),
      withdrawn: amount("withdrawn"),
    };
  }

  /** The seats of `ids` and all above them, in any order. */
  readPaths(ids: Iterable<number>): SeatColumns {
    const seen = new Uint8Array(this.#room);
    const path: number[] = [];
    for (const start of ids) {
      for (let id = start; id !== NO_ID && seen[id] === 0; id = at(this.#counts.upline_id, id)) {
        seen[id] = 1;
        path.push(id);
      }
    }
    return this.#select(Uint32Array.from(path));
  }

  /** All seats, with the legs that the last closed round left. */
  all(): SeatColumns {
    return this.#select(Uint32Array.from(this.#ids()));
  }

  /** Takes over the legs that a round has changed, and adds what each seat earned in it. */
  close({ seats, arrivals, settlement, money, rewarded }: Outcome): void {
    for (const [own, theirs] of legs) {
      const [from, to] = [seats[theirs], this.#counts[own]];
      seats.id.forEach((id, position) => {
        to[id] = at(from, position);
      });
    }
    for (const { id, points, flash } of settlement.pairings) {
      this.#counts.points[id] = at(this.#counts.points, id) + points;
      this.#counts.flash[id] = at(this.#counts.flash, id) + flash;
      this.#amounts.point_earnings.add(id, money.pointValue * BigInt(points));
    }
    for (const { id, units } of arrivals) this.#amounts.rebates.add(id, money.rebate * BigInt(units));
    if (rewarded !== null) this.#amounts.closing_rewards.add(rewarded, money.closingReward);
  }

  /** The memory of all columns by name, to save it and to load it. */
  bytes(): Map<string, Uint8Array> {
    const bytes = new Map<string, Uint8Array>();
    for (const [name, { buffer }] of Object.entries({ ...this.#counts, ...this.#numbers }))
      bytes.set(name, new Uint8Array(buffer));
    for (const [name, column] of Object.entries(this.#amounts)) bytes.set(name, column.bytes());
    return bytes;
  }

  /** Restores what `bytes` returned. */
  load(saved: ReadonlyMap<string, Uint8Array>): void {
    this.#resize((saved.get("isTaken")?.length ?? 0) / Uint32Array.BYTES_PER_ELEMENT);
    this.#set(saved);
    this.#lastId = Math.max(0, this.#counts.isTaken.lastIndexOf(1));
  }

  #select(ids: Uint32Array): SeatColumns {
    const columns = createSeatColumns(ids.length);
    columns.id.set(ids);
    for (const [own, theirs] of places) {
      const [from, to] = [this.#counts[own], columns[theirs]];
      ids.forEach((id, position) => {
        to[position] = at(from, id);
      });
    }
    return columns;
  }

  /** Makes room for the ids below `room`. */
  #resize(room: number): void {
    const before = this.bytes();
    this.#counts = createCounts(room);
    this.#numbers = createNumbers(room);
    this.#amounts = createAmounts(room);
    this.#room = room;
    this.#set(before);
  }

  #set(saved: ReadonlyMap<string, Uint8Array>): void {
    for (const [name, bytes] of this.bytes()) bytes.set(saved.get(name) ?? []);
  }
}
