import fc from "fast-check";
import { ROOT, Tree } from "../src/rules/tree.ts";
import { createSeatColumns, type SeatColumns, seatColumns } from "../src/settlement/seat-columns.ts";
import type { SeatLegs } from "../src/settlement/settle-round.ts";
import { createPlacement, networkKinds } from "../src/simulation/placement.ts";
import { createRandom } from "../src/simulation/random.ts";

export const POINTS_PER_UNIT = 10;

export const emptyLegs = {
  settledUnits: 0,
  leftUnits: 0,
  rightUnits: 0,
  leftVariance: 0,
  rightVariance: 0,
  leftMembers: 0,
  rightMembers: 0,
};

/** A network of `size` members below the root. */
export function grow(kind: (typeof networkKinds)[number], size: number, seed: number): Tree {
  const tree = new Tree();
  const place = createPlacement(kind, tree, createRandom(seed));
  for (let count = 0; count < size; count++) {
    const { referral, leg } = place();
    tree.add(referral, leg);
  }
  return tree;
}

export function createSeats(tree: Tree): Map<number, SeatLegs> {
  const seats = new Map<number, SeatLegs>();
  for (let id = ROOT; id <= tree.size; id++) {
    const upline = tree.upline[id] ?? 0;
    seats.set(id, { ...emptyLegs, id, upline, leg: tree.leg[id] ?? 0, depth: tree.depth[id] ?? 0 });
  }
  return seats;
}

/** Random networks, and the purchases of their rounds: who, by a number that is not an id yet, and units. */
export const worlds = fc.record({
  kind: fc.constantFrom(...networkKinds),
  size: fc.integer({ min: 1, max: 150 }),
  seed: fc.nat(),
  rounds: fc.array(fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 5 })), { maxLength: 30 }), {
    maxLength: 6,
  }),
});

/** The seats `ids` as columns, in this order. */
export function toColumns(seats: ReadonlyMap<number, SeatLegs>, ids: Iterable<number>): SeatColumns {
  const list = [...ids];
  const columns = createSeatColumns(list.length);
  for (const [position, id] of list.entries()) {
    const seat = seats.get(id);
    if (seat === undefined) throw new RangeError(`no seat ${id}`);
    for (const name of seatColumns) columns[name][position] = seat[name];
  }
  return columns;
}

/** `ids` and all ids above them. */
export function withAbove(tree: Tree, ids: Iterable<number>): Set<number> {
  const found = new Set<number>();
  for (const start of ids) for (let id = start; id !== 0; id = tree.upline[id] ?? 0) found.add(id);
  return found;
}
