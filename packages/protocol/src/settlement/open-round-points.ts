import { at, widened } from "../rules/column.ts";
import { LEFT, NO_ID } from "../rules/tree.ts";
import { Positions, type SeatColumns } from "./seat-columns.ts";

/** Points and flash of a member in an open round. */
export interface Prospect {
  readonly round: number;
  readonly id: number;
  readonly points: number;
  readonly flash: number;
}

/** What the purchases of one round bring to each seat. */
interface Flows {
  own: Uint32Array;
  left: Uint32Array;
  right: Uint32Array;
  points: Uint32Array;
  flash: Uint32Array;
}

/**
 * Points of the open rounds, if these ended now. A purchase costs one step for each level above the buyer. Holds the seats that
 * open rounds touch, in columns, with their legs as after the last closed round.
 */
export class OpenRoundPoints {
  readonly #pointsPerUnit: number;
  readonly #positions = new Positions();
  #count = 0;
  #id = new Uint32Array(0);
  #upline = new Uint32Array(0);
  #leg = new Uint32Array(0);
  #settledUnits = new Uint32Array(0);
  #leftVariance = new Uint32Array(0);
  #rightVariance = new Uint32Array(0);
  /** By round, the oldest first. */
  readonly #flows = new Map<number, Flows>();
  /** Positions since the last call of `takeChanges`, each once. */
  #touched: number[] = [];
  #isTouched = new Uint8Array(0);

  constructor(pointsPerUnit: number) {
    this.#pointsPerUnit = pointsPerUnit;
  }

  has(id: number): boolean {
    return this.#positions.has(id);
  }

  /** Adds seats as after the last closed round. */
  addSeats(
    seats: Pick<SeatColumns, "id" | "upline" | "leg" | "settledUnits" | "leftVariance" | "rightVariance">,
  ): void {
    const first = this.#count;
    this.#count += seats.id.length;
    this.#makeRoom();
    this.#id.set(seats.id, first);
    this.#upline.set(seats.upline, first);
    this.#leg.set(seats.leg, first);
    this.#settledUnits.set(seats.settledUnits, first);
    this.#leftVariance.set(seats.leftVariance, first);
    this.#rightVariance.set(seats.rightVariance, first);
    this.#positions.add(seats.id, first);
  }

  /**
   * Adds units that a member bought in a round, which is not older than the rounds before it.
   *
   * @throws RangeError when the seat, or one above it, is missing
   */
  buy(round: number, id: number, units: number): void {
    const { own, left, right } = this.#flowsOf(round);
    let position = this.#positions.of(id);
    own[position] = at(own, position) + units;
    this.#touch(position);
    for (let upline = at(this.#upline, position); upline !== NO_ID; upline = at(this.#upline, position)) {
      const leg = at(this.#leg, position) === LEFT ? left : right;
      position = this.#positions.of(upline);
      leg[position] = at(leg, position) + units;
      this.#touch(position);
    }
  }

  /** Points and flash that have changed since the last call. */
  takeChanges(): Prospect[] {
    const changes: Prospect[] = [];
    for (const position of this.#touched) {
      this.#isTouched[position] = 0;
      this.#pair(position, changes);
    }
    this.#touched = [];
    return changes;
  }

  #touch(position: number): void {
    if (this.#isTouched[position] === 1) return;
    this.#isTouched[position] = 1;
    this.#touched.push(position);
  }

  #pair(position: number, changes: Prospect[]): void {
    // The root earns nothing.
    if (at(this.#upline, position) === NO_ID) return;
    let settledUnits = at(this.#settledUnits, position);
    let leftVariance = at(this.#leftVariance, position);
    let rightVariance = at(this.#rightVariance, position);
    for (const [round, flows] of this.#flows) {
      settledUnits += at(flows.own, position);
      leftVariance += at(flows.left, position);
      rightVariance += at(flows.right, position);
      const pairs = Math.min(leftVariance, rightVariance);
      leftVariance -= pairs;
      rightVariance -= pairs;
      const points = Math.min(pairs, this.#pointsPerUnit * settledUnits);
      const flash = pairs - points;
      if (points === at(flows.points, position) && flash === at(flows.flash, position)) continue;
      flows.points[position] = points;
      flows.flash[position] = flash;
      changes.push({ round, id: at(this.#id, position), points, flash });
    }
  }

  #flowsOf(round: number): Flows {
    const found = this.#flows.get(round);
    if (found !== undefined) return found;
    const empty = () => new Uint32Array(this.#id.length);
    const flows = { own: empty(), left: empty(), right: empty(), points: empty(), flash: empty() };
    this.#flows.set(round, flows);
    return flows;
  }

  #makeRoom(): void {
    if (this.#count <= this.#id.length) return;
    const room = Math.max(this.#count, Math.ceil(1.5 * this.#id.length));
    this.#id = widened(this.#id, room);
    this.#upline = widened(this.#upline, room);
    this.#leg = widened(this.#leg, room);
    this.#settledUnits = widened(this.#settledUnits, room);
    this.#leftVariance = widened(this.#leftVariance, room);
    this.#rightVariance = widened(this.#rightVariance, room);
    const isTouched = new Uint8Array(room);
    isTouched.set(this.#isTouched);
    this.#isTouched = isTouched;
    for (const flows of this.#flows.values()) {
      flows.own = widened(flows.own, room);
      flows.left = widened(flows.left, room);
      flows.right = widened(flows.right, room);
      flows.points = widened(flows.points, room);
      flows.flash = widened(flows.flash, room);
    }
  }
}
