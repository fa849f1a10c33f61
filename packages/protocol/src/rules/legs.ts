import { at, widened } from "./column.ts";
import { LEFT, NO_ID, ROOT, type Tree } from "./tree.ts";

/** Units bought in one round: `units[i]` by `ids[i]`. An id can appear more than once. */
export interface Purchases {
  readonly ids: readonly number[];
  readonly units: readonly number[];
}

/** Effects of a round's purchases on the tree: counts, no money. */
export interface RoundCounts {
  units: number;
  points: number;
  flash: number;
  /** Members who earned a point. */
  pointy: number;
  /** Ids that carry something to their upline, highest first, so that every child comes before its upline. */
  touched: Uint32Array;
  /** Members with points or flash, highest id first, in parallel with `pointCounts` and `flashCounts`. */
  paired: Uint32Array;
  pointCounts: Uint32Array;
  flashCounts: Uint32Array;
}

/**
 * The counting part of the plan: units below each leg, pairs, points, flash.
 *
 * Settle rounds in order. One pass over the touched ids from the highest down is enough, because an upline's id is always
 * smaller than its child's.
 */
export class Legs {
  readonly #tree: Tree;
  readonly #pointsPerUnit: number;

  leftUsers = new Uint32Array(2);
  rightUsers = new Uint32Array(2);
  leftVariance = new Uint32Array(2);
  rightVariance = new Uint32Array(2);
  /** Units of a member at the end of the last settled round. */
  settled = new Uint32Array(2);

  // Used during a settlement only; zero between rounds.
  #own = new Uint32Array(2);
  #fromLeft = new Uint32Array(2);
  #fromRight = new Uint32Array(2);
  #isTouched = new Uint8Array(2);

  constructor(tree: Tree, pointsPerUnit: number) {
    this.#tree = tree;
    this.#pointsPerUnit = pointsPerUnit;
  }

  /** Settles one round. */
  settle(purchases: Purchases): RoundCounts {
    this.#makeRoom();
    const highest = this.#bringIn(purchases);
    const touched: number[] = [];
    const paired: number[] = [];
    const pointCounts: number[] = [];
    const flashCounts: number[] = [];
    let points = 0;
    let flash = 0;
    let pointy = 0;

    for (let id = highest; id >= ROOT; id = this.#isTouched.lastIndexOf(1, id - 1)) {
      const pairs = this.#arrive(id);
      if (id === ROOT) break;
      touched.push(id);
      if (pairs === 0) continue;
      const earned = Math.min(pairs, this.#pointsPerUnit * at(this.settled, id));
      paired.push(id);
      pointCounts.push(earned);
      flashCounts.push(pairs - earned);
      points += earned;
      flash += pairs - earned;
      if (earned > 0) pointy += 1;
    }
    return {
      units: purchases.units.reduce((sum, units) => sum + units, 0),
      points,
      flash,
      pointy,
      touched: Uint32Array.from(touched),
      paired: Uint32Array.from(paired),
      pointCounts: Uint32Array.from(pointCounts),
      flashCounts: Uint32Array.from(flashCounts),
    };
  }

  /** Books the purchases for their buyers, and returns the highest id. */
  #bringIn({ ids, units }: Purchases): number {
    let highest = NO_ID;
    for (const [index, id] of ids.entries()) {
      this.#own[id] = at(this.#own, id) + at(units, index);
      this.#isTouched[id] = 1;
      if (id > highest) highest = id;
    }
    return highest;
  }

  /** Adds the carried units to the legs of `id`, carries them and the member's own units to the upline, and returns the new pairs. */
  #arrive(id: number): number {
    const own = at(this.#own, id);
    const fromLeft = at(this.#fromLeft, id);
    const fromRight = at(this.#fromRight, id);
    this.#own[id] = 0;
    this.#fromLeft[id] = 0;
    this.#fromRight[id] = 0;
    this.#isTouched[id] = 0;

    this.settled[id] = at(this.settled, id) + own;
    this.leftUsers[id] = at(this.leftUsers, id) + fromLeft;
    this.rightUsers[id] = at(this.rightUsers, id) + fromRight;
    const left = at(this.leftVariance, id) + fromLeft;
    const right = at(this.rightVariance, id) + fromRight;
    const pairs = Math.min(left, right);
    this.leftVariance[id] = left - pairs;
    this.rightVariance[id] = right - pairs;

    const upline = at(this.#tree.upline, id);
    if (upline !== NO_ID) {
      const arriving = at(this.#tree.leg, id) === LEFT ? this.#fromLeft : this.#fromRight;
      arriving[upline] = at(arriving, upline) + own + fromLeft + fromRight;
      this.#isTouched[upline] = 1;
    }
    return pairs;
  }

  #makeRoom(): void {
    const length = this.#tree.size + 1;
    if (this.settled.length >= length) return;
    const room = length * 2;
    this.leftUsers = widened(this.leftUsers, room);
    this.rightUsers = widened(this.rightUsers, room);
    this.leftVariance = widened(this.leftVariance, room);
    this.rightVariance = widened(this.rightVariance, room);
    this.settled = widened(this.settled, room);
    this.#own = new Uint32Array(room);
    this.#fromLeft = new Uint32Array(room);
    this.#fromRight = new Uint32Array(room);
    this.#isTouched = new Uint8Array(room);
  }
}
