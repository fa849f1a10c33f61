import { at } from "../rules/column.ts";

/**
 * Seats and their legs as columns: the entries at one position belong to one seat. Objects would take ten times the memory. Ids
 * and units are those of `SeatLegs`.
 */
export interface SeatColumns {
  readonly id: Uint32Array;
  readonly upline: Uint32Array;
  readonly leg: Uint32Array;
  readonly depth: Uint32Array;
  readonly settledUnits: Uint32Array;
  readonly leftUnits: Uint32Array;
  readonly rightUnits: Uint32Array;
  readonly leftVariance: Uint32Array;
  readonly rightVariance: Uint32Array;
  readonly leftMembers: Uint32Array;
  readonly rightMembers: Uint32Array;
}

export const seatColumns = [
  "id",
  "upline",
  "leg",
  "depth",
  "settledUnits",
  "leftUnits",
  "rightUnits",
  "leftVariance",
  "rightVariance",
  "leftMembers",
  "rightMembers",
] as const satisfies readonly (keyof SeatColumns)[];

/** Columns of zeros. */
export function createSeatColumns(length: number): SeatColumns {
  const column = () => new Uint32Array(length);
  return {
    id: column(),
    upline: column(),
    leg: column(),
    depth: column(),
    settledUnits: column(),
    leftUnits: column(),
    rightUnits: column(),
    leftVariance: column(),
    rightVariance: column(),
    leftMembers: column(),
    rightMembers: column(),
  };
}

/** Positions by id. Ids count from 1, so a column is smaller than a map. */
export class Positions {
  /** One more than the position, or 0. */
  #places = new Uint32Array(1);

  constructor(ids: Uint32Array = new Uint32Array()) {
    this.add(ids, 0);
  }

  /** Gives `ids` the positions from `first` on. */
  add(ids: Uint32Array, first: number): void {
    const highest = ids.reduce((one, other) => Math.max(one, other), 0);
    if (highest >= this.#places.length) {
      const places = new Uint32Array(Math.max(highest + 1, 2 * this.#places.length));
      places.set(this.#places);
      this.#places = places;
    }
    for (let index = 0; index < ids.length; index++) this.#places[at(ids, index)] = first + index + 1;
  }

  has(id: number): boolean {
    return (this.#places[id] ?? 0) !== 0;
  }

  /** @throws RangeError when the seat is missing */
  of(id: number): number {
    const place = this.#places[id] ?? 0;
    if (place === 0) throw new RangeError(`there is no seat ${id}`);
    return place - 1;
  }
}

/** All positions, those of each depth before those of the depth above. */
export function orderChildrenFirst(depth: Uint32Array): Uint32Array {
  const deepest = depth.reduce((one, other) => Math.max(one, other), 0);
  /** The next free index of each depth. */
  const next = new Uint32Array(deepest + 1);
  for (const level of depth) if (level > 0) next[level - 1] = (next[level - 1] ?? 0) + 1;
  for (let level = deepest - 1; level >= 0; level--) next[level] = at(next, level) + (next[level + 1] ?? 0);
  const order = new Uint32Array(depth.length);
  for (let position = 0; position < depth.length; position++) {
    const level = at(depth, position);
    const index = at(next, level);
    next[level] = index + 1;
    order[index] = position;
  }
  return order;
}
