import { type Leg, ROOT } from "../rules/tree.ts";

/** Result of a settled round. Only the first `pairedCount` and `buyerCount` entries of the columns are valid. */
export interface FastCounts {
  points: number;
  flash: number;
  pairedCount: number;
  buyerCount: number;
}

/**
 * The counting part of the plan for many members: like `Legs` of the reference model, in typed arrays of fixed size, without
 * allocation during a settlement.
 *
 * A slot is a member's leg: `2 x id + leg`. The upline's slot determines a member's seat, and receives what the member
 * carries.
 */
export class FastLegs {
  readonly #pointsPerUnit: number;
  /** By id: the upline's slot. */
  readonly #seat: Uint32Array;
  /** By id: units at the end of the last settled round. */
  readonly #settled: Uint8Array;
  /** By id: units bought in the open round. */
  readonly #own: Uint8Array;
  readonly #isTouched: Uint8Array;
  /** By slot. */
  readonly #isTaken: Uint8Array;
  /** By slot: units without a pair, and units that arrive during a settlement. */
  readonly #variance: Uint32Array;
  readonly #arriving: Uint32Array;
  #size = ROOT;

  /** Of the last settled round: members with pairs, their points and flash, buyers and their units. */
  readonly paired: Uint32Array;
  readonly pointCounts: Uint8Array;
  readonly flashCounts: Uint32Array;
  readonly buyers: Uint32Array;
  readonly boughtBy: Uint8Array;

  /** @param members most members, without the root */
  constructor(members: number, pointsPerUnit: number) {
    this.#pointsPerUnit = pointsPerUnit;
    const ids = ROOT + 1 + members;
    this.#seat = new Uint32Array(ids);
    this.#settled = new Uint8Array(ids);
    this.#own = new Uint8Array(ids);
    this.#isTouched = new Uint8Array(ids);
    this.#isTaken = new Uint8Array(2 * ids);
    this.#variance = new Uint32Array(2 * ids);
    this.#arriving = new Uint32Array(2 * ids);
    this.paired = new Uint32Array(ids);
    this.pointCounts = new Uint8Array(ids);
    this.flashCounts = new Uint32Array(ids);
    this.buyers = new Uint32Array(ids);
    this.boughtBy = new Uint8Array(ids);
  }

  /** The highest id. */
  get size(): number {
    return this.#size;
  }

  /** Units without a pair on this leg of `id`. */
  waiting(id: number, leg: Leg): number {
    return this.#variance[2 * id + leg] ?? 0;
  }

  /** Adds a seat on a free leg of `upline`, and returns its id. */
  add(upline: number, leg: Leg): number {
    const id = this.#size + 1;
    const slot = 2 * upline + leg;
    if (id >= this.#seat.length) throw new RangeError(`there is room for ${this.#seat.length - 2} members`);
    if (this.#isTaken[slot] === 1) throw new RangeError(`a leg of ${upline} is taken`);
    this.#isTaken[slot] = 1;
    this.#seat[id] = slot;
    this.#size = id;
    return id;
  }

  /** Books units in the open round. */
  buy(id: number, units: number): void {
    this.#own[id] = (this.#own[id] ?? 0) + units;
    this.#isTouched[id] = 1;
  }

  /** Settles the open round from the highest id down, because every child's id is higher than its upline's. */
  settle(): FastCounts {
    const [seat, settled, own] = [this.#seat, this.#settled, this.#own];
    const [isTouched, arriving] = [this.#isTouched, this.#arriving];
    const counts = { points: 0, flash: 0, pairedCount: 0, buyerCount: 0 };

    for (let id = this.#size; id > ROOT; id--) {
      if (isTouched[id] === 0) continue;
      isTouched[id] = 0;
      const bought = own[id] ?? 0;
      if (bought > 0) {
        own[id] = 0;
        settled[id] = (settled[id] ?? 0) + bought;
        this.buyers[counts.buyerCount] = id;
        this.boughtBy[counts.buyerCount] = bought;
        counts.buyerCount += 1;
      }
      const slot = 2 * id;
      const fromLeft = arriving[slot] ?? 0;
      const fromRight = arriving[slot + 1] ?? 0;
      if (fromLeft + fromRight > 0) {
        const pairs = this.#arrive(slot, fromLeft, fromRight);
        if (pairs > 0) {
          const points = Math.min(pairs, this.#pointsPerUnit * (settled[id] ?? 0));
          this.paired[counts.pairedCount] = id;
          this.pointCounts[counts.pairedCount] = points;
          this.flashCounts[counts.pairedCount] = pairs - points;
          counts.pairedCount += 1;
          counts.points += points;
          counts.flash += pairs - points;
        }
      }
      const above = seat[id] ?? 0;
      arriving[above] = (arriving[above] ?? 0) + bought + fromLeft + fromRight;
      isTouched[above >>> 1] = 1;
    }
    // The root's pairs are consumed without points.
    const top = 2 * ROOT;
    isTouched[ROOT] = 0;
    this.#arrive(top, arriving[top] ?? 0, arriving[top + 1] ?? 0);
    return counts;
  }

  /** Adds units to the two slots of a member, and returns the new pairs. */
  #arrive(slot: number, fromLeft: number, fromRight: number): number {
    const [variance, arriving] = [this.#variance, this.#arriving];
    arriving[slot] = 0;
    arriving[slot + 1] = 0;
    const left = (variance[slot] ?? 0) + fromLeft;
    const right = (variance[slot + 1] ?? 0) + fromRight;
    const pairs = Math.min(left, right);
    variance[slot] = left - pairs;
    variance[slot + 1] = right - pairs;
    return pairs;
  }
}
