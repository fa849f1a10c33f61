import { linkSeats, NONE, type TreeShape } from "@canopy/protocol/tree-format/shape";
import type { Snapshot, SnapshotHead } from "@canopy/protocol/tree-format/snapshot";
import { at } from "./columns.ts";
import { type Layout, layOut } from "./layout.ts";

/** A decoded snapshot of the tree or of a part of it. */
export type TreeSnapshot = Omit<Snapshot, "size">;

/** Columns that can arrive after the shape of a tree. */
export interface TreeColumns {
  /** Whether units are loaded; all are 0 otherwise. */
  readonly hasUnits: boolean;
  /** Bought units. */
  readonly units: Uint32Array;
  /** Units of the seat and all loaded seats below it. */
  readonly weight: Float64Array;
  /** Points of the round; null if they are not loaded. */
  readonly points: Uint32Array | null;
  /** Seat numbers of the sponsors, 0 for the root; null if they are not loaded. */
  readonly sponsors: Uint32Array | null;
}

/**
 * The tree that the screen draws: shape, layout and columns of each seat, by preorder position. Position 0 is the top of what is
 * loaded: the member's own seat in a slice, the root of the plan in the whole tree. A position changes with the model, a seat
 * number never does.
 */
export interface TreeModel extends Readonly<TreeShape>, Layout, TreeColumns {
  readonly head: SnapshotHead;
  /** Member ids; null in the core plan, where they equal the seat numbers. */
  readonly members: Uint32Array | null;
  /** Seats of the whole tree at the end of each round: a seat joined by round r if its number <= roundEnds[r]. Empty if not loaded. */
  readonly roundEnds: Uint32Array;
  /** Seats below that are not loaded, on the left and right leg; null if all are loaded. */
  readonly hiddenLeft: Uint32Array | null;
  readonly hiddenRight: Uint32Array | null;
  /** Positions in the order of joining. */
  readonly joined: Uint32Array;
}

export type Leg = "left" | "right";

/** Links, places and weighs the seats of a snapshot. Takes O(n), in the worker for more than a few thousand seats. */
export function buildModel(snapshot: TreeSnapshot): TreeModel {
  const { chainId, plan, round, blockNumber, blockHash, totalSeats } = snapshot;
  const shape = linkSeats(snapshot.legs, snapshot.numbers);
  return {
    ...shape,
    ...toTreeColumns(snapshot, shape.upline),
    ...layOut({ ...shape, hiddenLeft: snapshot.hiddenLeft, hiddenRight: snapshot.hiddenRight }),
    head: { chainId, plan, round, blockNumber, blockHash, totalSeats },
    members: snapshot.members ?? null,
    roundEnds: snapshot.rounds ?? new Uint32Array(0),
    hiddenLeft: snapshot.hiddenLeft ?? null,
    hiddenRight: snapshot.hiddenRight ?? null,
    joined: joinOrder(shape.numbers),
  };
}

/** The columns of a snapshot. `upline`: positions, as in the shape of the tree. */
export function toTreeColumns({ legs, ...snapshot }: TreeSnapshot, upline: Uint32Array): TreeColumns {
  const units = snapshot.units ?? new Uint32Array(legs.length);
  return {
    hasUnits: snapshot.units !== undefined,
    units,
    weight: sumUnits(upline, units),
    points: snapshot.points ?? null,
    sponsors: snapshot.sponsors ?? null,
  };
}

function sumUnits(upline: Uint32Array, units: Uint32Array): Float64Array {
  const weight = new Float64Array(units);
  for (let position = units.length - 1; position > 0; position--) {
    const above = upline[position] ?? 0;
    weight[above] = (weight[above] ?? 0) + (weight[position] ?? 0);
  }
  return weight;
}

/** Counting sort while the numbers are dense, as in the whole tree. */
function joinOrder(numbers: Uint32Array): Uint32Array {
  const { length } = numbers;
  let highest = 0;
  for (let position = 0; position < length; position++) highest = Math.max(highest, numbers[position] ?? 0);
  if (highest > 8 * length) {
    return Uint32Array.from(numbers.keys()).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  }
  const byNumber = new Uint32Array(highest + 1).fill(NONE);
  for (let position = 0; position < length; position++) byNumber[numbers[position] ?? 0] = position;
  const joined = new Uint32Array(length);
  let count = 0;
  for (let number = 0; number <= highest; number++) {
    const position = byNumber[number] ?? NONE;
    if (position !== NONE) joined[count++] = position;
  }
  return joined;
}

/** A model with its seats in the order of joining. */
type JoinedSeats = Pick<TreeModel, "joined" | "numbers">;

/** How many loaded seats have a smaller number. */
export function seatsBefore({ joined, numbers }: JoinedSeats, number: number): number {
  let low = 0;
  let high = joined.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[joined[middle] ?? 0] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position of a seat number; NONE if it is not loaded. */
export function positionOfNumber(model: JoinedSeats, number: number): number {
  const position = model.joined[seatsBefore(model, number)];
  return position !== undefined && model.numbers[position] === number ? position : NONE;
}

/** The member id of a seat. */
export function findMemberId({ members, numbers }: TreeModel, position: number): number {
  return (members ?? numbers)[position] ?? 0;
}

/** The position of a member by the id in the core plan; NONE if the seat is not loaded. */
export function findMemberPosition(model: TreeModel, member: number): number {
  if (model.members === null) return positionOfNumber(model, member);
  const position = model.members.indexOf(member);
  return position < 0 ? NONE : position;
}

/** The seat number of a member by the id in the core plan, where they are equal. In Plus 0 if the seat is not loaded. */
export function findMemberNumber(model: TreeModel, member: number): number {
  if (model.members === null) return member;
  return model.numbers[findMemberPosition(model, member)] ?? 0;
}

/** The next seat upwards; NONE at the top of what is loaded. */
export function findUpline({ upline }: TreeModel, position: number): number {
  return upline[position] ?? NONE;
}

/** The seat on a leg; NONE if no loaded seat is there. */
export function childAt(model: TreeModel, position: number, leg: Leg): number {
  return model[leg][position] ?? NONE;
}

/** The leg of its upline that a seat is on; null at the top of what is loaded. */
export function findLeg(model: TreeModel, position: number): Leg | null {
  const above = findUpline(model, position);
  if (above === NONE) return null;
  return model.left[above] === position ? "left" : "right";
}

/** Whether nothing is on the leg, loaded or not. */
export function isFree(model: TreeModel, position: number, leg: Leg): boolean {
  return childAt(model, position, leg) === NONE && hiddenSeats(model, position, leg) === 0;
}

/** Seats on a leg that are not loaded. */
function hiddenSeats({ hiddenLeft, hiddenRight }: TreeModel, position: number, leg: Leg): number {
  return (leg === "left" ? hiddenLeft : hiddenRight)?.[position] ?? 0;
}

/** Loaded seats on a leg. */
export function legSeats(model: TreeModel, position: number, leg: Leg): number {
  const child = childAt(model, position, leg);
  return child === NONE ? 0 : (model.end[child] ?? 0) - child;
}

/** Whether all seats below a seat are loaded. The width of a subtree counts those that are not. */
function hasAllBelow({ width, end }: TreeModel, position: number): boolean {
  return at(width, position) === at(end, position) - position;
}

/** Whether the units of the legs of a seat are known. */
export function knowsLegs(model: TreeModel, position: number): boolean {
  return model.hasUnits && hasAllBelow(model, position);
}

/** Units of the loaded seats on a leg. */
export function legUnits(model: TreeModel, position: number, leg: Leg): number {
  const child = childAt(model, position, leg);
  return child === NONE ? 0 : (model.weight[child] ?? 0);
}

/** Whether a seat is in the subtree of `top`, or `top` itself. */
export function isInside({ end }: TreeModel, position: number, top: number): boolean {
  return position >= top && position < (end[top] ?? 0);
}

/** The positions from a seat up to the top of what is loaded, both included. */
export function* pathToTop(model: TreeModel, position: number): Generator<number> {
  for (let at = position; at !== NONE && at < model.size; at = findUpline(model, at)) yield at;
}
