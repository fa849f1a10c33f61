import { type Cut, cutNearest } from "./cut.ts";
import { readFile, type SnapshotHead, writeFile } from "./file.ts";
import { pack, packSmall, unpack } from "./pack.ts";
import {
  fromNumberSteps,
  fromRoundSteps,
  fromSponsorSteps,
  joinHidden,
  packLegs,
  splitHidden,
  toNumberSteps,
  toRoundSteps,
  toSponsorSteps,
  unpackLegs,
} from "./sections.ts";
import { findEnds, findUplines } from "./shape.ts";
import { check } from "./snapshot-error.ts";

export type { SnapshotHead } from "./file.ts";

/** The sections of a file by their kind, which counts from 1. See docs/tree-format.md. */
export const sectionNames = [
  "legs",
  "numbers",
  "units",
  "points",
  "sponsors",
  "rounds",
  "members",
  "hidden",
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The tree after a closed round, or a part of it, in preorder. Arrays have `size` items, except `rounds`. */
export interface Snapshot extends SnapshotHead {
  /** Seats in this snapshot. */
  size: number;
  /** 1: has a left child, 2: has a right child. */
  legs: Uint8Array;
  /** Seat numbers: the join order in the plan, from 1. */
  numbers: Uint32Array;
  /** Units bought up to the end of the round. */
  units?: Uint32Array;
  /** Points of the round. */
  points?: Uint32Array;
  /** Seat numbers; 0 without a sponsor. */
  sponsors?: Uint32Array;
  /** Seats of the whole tree at the end of each round, from round 0 to `round`. */
  rounds?: Uint32Array;
  /** Member ids, where they differ from the seat numbers. */
  members?: Uint32Array;
  /** Seats that a cut slice leaves out on each leg, whose bit in `legs` is 0. */
  hiddenLeft?: Uint32Array;
  hiddenRight?: Uint32Array;
}

/** Columns that are stored as they are. */
const plainColumns = ["units", "points", "members"] as const;
const seatColumns = [...plainColumns, "sponsors", "hiddenLeft", "hiddenRight"] as const;

const toKind = (name: SectionName) => sectionNames.indexOf(name) + 1;

/** @throws SnapshotError when the arrays do not belong together */
export function encodeSnapshot(snapshot: Snapshot): Uint8Array<ArrayBuffer> {
  const { size, legs, numbers, sponsors, rounds, hiddenLeft, hiddenRight } = snapshot;
  const sections = new Map<number, Uint8Array>();
  const add = (name: SectionName, values: Uint32Array, toBytes = pack) =>
    sections.set(toKind(name), toBytes(values));
  checkLengths(snapshot);
  sections.set(toKind("legs"), packLegs(legs));
  add("numbers", toNumberSteps(numbers, findUplines(legs)));
  for (const name of plainColumns) {
    const column = snapshot[name];
    if (column !== undefined) add(name, column, packSmall);
  }
  if (sponsors !== undefined) add("sponsors", toSponsorSteps(sponsors, numbers));
  if (rounds !== undefined) add("rounds", toRoundSteps(rounds));
  if (hiddenLeft !== undefined && hiddenRight !== undefined)
    add("hidden", joinHidden(hiddenLeft, hiddenRight));
  return writeFile({ head: snapshot, size, sections });
}

/**
 * Reads a file of unknown origin. Its memory is limited by its length.
 *
 * @throws SnapshotError when it is malformed, or has no legs or no numbers
 */
export function decodeSnapshot(bytes: Uint8Array): Snapshot {
  const { head, size, sections } = readFile(bytes);
  const section = (name: SectionName) => sections.get(toKind(name));
  const values = (name: SectionName, count: number) => {
    const found = section(name);
    return found === undefined ? undefined : unpack(found, count, name);
  };
  const packedLegs = section("legs");
  check(packedLegs !== undefined, "The file has no legs.");
  const legs = unpackLegs(packedLegs, size);
  const upline = findUplines(legs);
  const numbers = values("numbers", size);
  check(numbers !== undefined, "The file has no numbers.");
  fromNumberSteps(numbers, upline, head.totalSeats);

  const snapshot: Snapshot = { ...head, size, legs, numbers };
  for (const name of plainColumns) {
    const column = values(name, size);
    if (column !== undefined) snapshot[name] = column;
  }
  const sponsors = values("sponsors", size);
  if (sponsors !== undefined) {
    fromSponsorSteps(sponsors, numbers);
    snapshot.sponsors = sponsors;
  }
  const rounds = values("rounds", head.round + 1);
  if (rounds !== undefined) {
    fromRoundSteps(rounds, head.totalSeats);
    snapshot.rounds = rounds;
  }
  const hidden = values("hidden", 2 * size);
  return hidden === undefined
    ? snapshot
    : Object.assign(snapshot, splitHidden(hidden, legs, head.totalSeats));
}

export interface SliceOptions {
  /** The most seats of the slice: those nearest to its top, level by level. The others become hidden. */
  seats?: number;
  /** `end` of the snapshot's shape. Pass it when you take many slices: it makes a cut slice independent of the tree's size. */
  end?: Uint32Array;
}

/**
 * The subtree of the seat at `position` as a snapshot of its own. Arrays are copies, except `rounds`.
 *
 * @throws RangeError when there is no such position
 */
export function sliceSnapshot(snapshot: Snapshot, position: number, options: SliceOptions = {}): Snapshot {
  const end = options.end ?? findEnds(snapshot.legs);
  const last = end[position];
  if (last === undefined) throw new RangeError(`there is no position ${position}`);
  const { legs } = snapshot;
  if (options.seats === undefined || options.seats >= last - position) {
    return takeSeats(snapshot, legs.slice(position, last), (column) => column.slice(position, last));
  }
  const cut = cutNearest(legs, end, position, options.seats);
  const taken = takeSeats(snapshot, cut.legs, (column) => cut.positions.map((from) => column[from] ?? 0));
  return { ...taken, ...addHidden(snapshot, end, cut) };
}

/** The seats that a cut leaves out, with those that the snapshot itself leaves out below them. */
function addHidden(
  { legs, hiddenLeft, hiddenRight }: Snapshot,
  end: Uint32Array,
  cut: Cut,
): Pick<Cut, "hiddenLeft" | "hiddenRight"> {
  const added = { hiddenLeft: cut.hiddenLeft, hiddenRight: cut.hiddenRight };
  if (hiddenLeft === undefined || hiddenRight === undefined) return added;
  const sum = (start: number, count: number) => {
    let seats = 0;
    for (let at = start; at < start + count; at++) seats += (hiddenLeft[at] ?? 0) + (hiddenRight[at] ?? 0);
    return seats;
  };
  for (const [index, position] of cut.positions.entries()) {
    const onLeft = cut.hiddenLeft[index] ?? 0;
    const onRight = cut.hiddenRight[index] ?? 0;
    const hasLeft = ((legs[position] ?? 0) & 1) !== 0;
    const right = hasLeft ? (end[position + 1] ?? 0) : position + 1;
    added.hiddenLeft[index] = onLeft + sum(position + 1, onLeft) + (hiddenLeft[position] ?? 0);
    added.hiddenRight[index] = onRight + sum(right, onRight) + (hiddenRight[position] ?? 0);
  }
  return added;
}

/** The snapshot with some of its seats. */
function takeSeats(
  snapshot: Snapshot,
  legs: Uint8Array,
  take: (column: Uint32Array) => Uint32Array,
): Snapshot {
  const taken: Snapshot = { ...snapshot, size: legs.length, legs, numbers: take(snapshot.numbers) };
  for (const name of seatColumns) {
    const column = snapshot[name];
    if (column !== undefined) taken[name] = take(column);
  }
  return taken;
}

function checkLengths(snapshot: Snapshot): void {
  const { size, legs, numbers, rounds, round, hiddenLeft, hiddenRight } = snapshot;
  check(legs.length === size && numbers.length === size, `The snapshot has not ${size} legs and numbers.`);
  for (const name of seatColumns) {
    check((snapshot[name]?.length ?? size) === size, `The snapshot has not ${size} ${name}.`);
  }
  check(
    (hiddenLeft === undefined) === (hiddenRight === undefined),
    "The snapshot hides seats of one leg only.",
  );
  check((rounds?.length ?? round + 1) === round + 1, `The snapshot has not the rounds 0 to ${round}.`);
  check(
    (rounds?.at(-1) ?? snapshot.totalSeats) === snapshot.totalSeats,
    "The rounds have other seats than the tree.",
  );
}

/**
 * The file with some of its sections only, without decoding them. Names of sections that it does not have are ignored. With
 * `legs` it keeps `hidden`, without which a cut slice would look complete.
 *
 * @throws SnapshotError when `bytes` is not a file
 */
export function pickSections(bytes: Uint8Array, names: readonly SectionName[]): Uint8Array<ArrayBuffer> {
  const { head, size, sections } = readFile(bytes);
  const kinds = new Set(names.map(toKind));
  if (kinds.has(toKind("legs"))) kinds.add(toKind("hidden"));
  return writeFile({ head, size, sections: new Map([...sections].filter(([kind]) => kinds.has(kind))) });
}
