import { NO_ID } from "@canopy/protocol/rules/tree";
import { createSeatColumns, type SeatColumns, seatColumns } from "@canopy/protocol/settlement/seat-columns";
import type { Arrival } from "@canopy/protocol/settlement/settle-round";
import { NONE } from "@canopy/protocol/tree-format/shape";
import type { TreeModel } from "../data/tree-model.ts";
import type { Ghost } from "../explore/tree-state.ts";
import type { RoundPurchases } from "./purchases.ts";

/** The root's seat number. */
const ROOT = 1;

/** A tree with all seats below its top, and its units of this moment. */
export type WhatIfTree = Pick<
  TreeModel,
  "numbers" | "upline" | "left" | "right" | "end" | "units" | "weight"
>;

/** Ghosts, all seats above them, and what else reached these seats in the open rounds: enough to settle the rounds for them. */
export interface WhatIfPath {
  /** As after the last closed round. Ids count from 1 here, each greater than its upline's. */
  readonly seats: SeatColumns;
  /** By id, less one: the seat's position, or `NONE` for what is not a seat of the tree. */
  readonly positions: Uint32Array;
  /** By ghost, its id here. */
  readonly ghostIds: ReadonlyMap<number, number>;
  /** What real members bought in the open rounds, oldest first. */
  readonly rounds: readonly { readonly round: number; readonly arrivals: readonly Arrival[] }[];
}

/**
 * Collects the ghosts' path to the top. Legs outside of it count as one seat each: only their units matter.
 *
 * @param further positions whose paths are collected too
 * @throws RangeError when a ghost's upline is neither a seat of the tree nor an older ghost
 */
export function collectPath(
  tree: WhatIfTree,
  ghosts: readonly Ghost[],
  rounds: readonly RoundPurchases[],
  further: readonly number[] = [],
): WhatIfPath {
  const anchors = findAnchors(tree, ghosts);
  const columns = new PathColumns(tree, findPath(tree, [...anchors.values(), ...further]), rounds);
  const ghostIds = new Map<number, number>();
  for (const { id, upline, leg } of ghosts) {
    const anchor = anchors.get(upline);
    const above = anchor === undefined ? ghostIds.get(upline) : columns.findId(anchor);
    if (above === undefined) throw new RangeError(`there is no seat ${upline}`);
    ghostIds.set(id, columns.add(above, leg === "left" ? 0 : 1));
  }
  return { ...columns.finish(), ghostIds };
}

/** Whether the tree is that of the whole plan. */
export const isWholeTree = ({ numbers }: Pick<WhatIfTree, "numbers">): boolean => numbers[0] === ROOT;

/** The seats directly above ghosts: positions by number. */
function findAnchors(tree: WhatIfTree, ghosts: readonly Ghost[]): Map<number, number> {
  const anchors = new Map<number, number>();
  for (const { upline } of ghosts) {
    if (upline < 0 || anchors.has(upline)) continue;
    const position = tree.numbers.indexOf(upline);
    if (position === -1) throw new RangeError(`there is no seat ${upline}`);
    anchors.set(upline, position);
  }
  return anchors;
}

/** The positions `from` and all above them, each after its upline: at most `most` of them. */
export function findPath(
  tree: Pick<WhatIfTree, "upline">,
  from: Iterable<number>,
  most = Number.POSITIVE_INFINITY,
): Uint32Array {
  const found = new Set<number>();
  for (const start of from) {
    for (let position = start; position !== NONE && !found.has(position) && found.size < most; ) {
      found.add(position);
      position = tree.upline[position] ?? NONE;
    }
  }
  return Uint32Array.from(found).sort();
}

interface Row {
  readonly position: number;
  readonly upline: number;
  readonly leg: number;
}

class PathColumns {
  readonly #tree: WhatIfTree;
  readonly #rounds: readonly RoundPurchases[];
  readonly #rows: Row[] = [];
  readonly #ids = new Map<number, number>();
  readonly #arrivals: Arrival[][];
  /** The id above the top of the tree. */
  readonly #above: number;

  constructor(tree: WhatIfTree, path: Uint32Array, rounds: readonly RoundPurchases[]) {
    this.#tree = tree;
    this.#rounds = rounds;
    this.#arrivals = rounds.map(() => []);
    // The rules know one seat that earns nothing, the root. Above the top of a smaller tree another seat takes this part.
    this.#above = isWholeTree(tree) ? NO_ID : this.add(NO_ID, 0);
    for (const position of path) this.#addSeat(position);
    for (const position of path) {
      this.#addLeg(position, tree.left[position] ?? NONE, 0);
      this.#addLeg(position, tree.right[position] ?? NONE, 1);
    }
  }

  findId(position: number): number | undefined {
    return this.#ids.get(position);
  }

  /** Adds a row that is not a seat of the tree. */
  add(upline: number, leg: number, position = NONE): number {
    return this.#rows.push({ position, upline, leg });
  }

  #addSeat(position: number): void {
    const above = this.#tree.upline[position] ?? NONE;
    const leg = above !== NONE && this.#tree.right[above] === position ? 1 : 0;
    const upline = this.#ids.get(above) ?? this.#above;
    const id = this.add(upline, leg, position);
    this.#ids.set(position, id);
    this.#arrive(id, position, position + 1);
  }

  /** Adds a leg that no ghost reaches, if something was bought there. */
  #addLeg(above: number, child: number, leg: number): void {
    if (child === NONE || this.#ids.has(child)) return;
    const end = this.#tree.end[child] ?? child;
    if (!this.#rounds.some((round) => round.between(child, end) > 0)) return;
    this.#arrive(this.add(this.#ids.get(above) ?? NO_ID, leg), child, end);
  }

  #arrive(id: number, start: number, end: number): void {
    for (const [index, round] of this.#rounds.entries()) {
      const units = round.between(start, end);
      if (units > 0) this.#arrivals[index]?.push({ id, units, members: 0 });
    }
  }

  finish(): Omit<WhatIfPath, "ghostIds"> {
    const seats = createSeatColumns(this.#rows.length);
    const positions = Uint32Array.from(this.#rows, ({ position }) => position);
    for (const [index, { position, upline, leg }] of this.#rows.entries()) {
      seats.id[index] = index + 1;
      seats.upline[index] = upline;
      seats.leg[index] = leg;
      seats.depth[index] = upline === NO_ID ? 0 : (seats.depth[upline - 1] ?? 0) + 1;
      if (position !== NONE) this.#setUnits(seats, index, position);
    }
    const rounds = this.#rounds.map(({ round }, index) => ({ round, arrivals: this.#arrivals[index] ?? [] }));
    return { seats, positions, rounds };
  }

  /** Pairs take as many units from each leg, so after a closed round the longer leg's surplus waits, and nothing else. */
  #setUnits(seats: SeatColumns, index: number, position: number): void {
    const tree = this.#tree;
    const left = this.#closedUnits(tree.left[position] ?? NONE);
    const right = this.#closedUnits(tree.right[position] ?? NONE);
    seats.leftUnits[index] = left;
    seats.rightUnits[index] = right;
    seats.leftVariance[index] = Math.max(0, left - right);
    seats.rightVariance[index] = Math.max(0, right - left);
    seats.settledUnits[index] = (tree.units[position] ?? 0) - this.#bought(position, position + 1);
  }

  /** Units of the subtree at a position as after the last closed round. */
  #closedUnits(position: number): number {
    if (position === NONE) return 0;
    return (this.#tree.weight[position] ?? 0) - this.#bought(position, this.#tree.end[position] ?? position);
  }

  #bought(start: number, end: number): number {
    return this.#rounds.reduce((units, round) => units + round.between(start, end), 0);
  }
}

/** A copy that a settlement can change. */
export function copySeats(seats: SeatColumns): SeatColumns {
  const copy = createSeatColumns(seats.id.length);
  for (const name of seatColumns) copy[name].set(seats[name]);
  return copy;
}
