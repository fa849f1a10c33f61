import { findEnds, HAS_LEFT, HAS_RIGHT } from "@canopy/protocol/tree-format/shape";
import type { Snapshot } from "@canopy/protocol/tree-format/snapshot";
import type { TreeEntries } from "@canopy/shared/api/tree";

type Entry = TreeEntries["seats"][number];

/** A new seat with the new seats below it. */
interface Branch {
  readonly entry: Entry;
  /** With later purchases. */
  units: number;
  left?: Branch;
  right?: Branch;
}

/** A branch on a free leg of a seat of the snapshot. */
interface Graft {
  readonly position: number;
  readonly leg: Entry["leg"];
  readonly branch: Branch;
  /** The position of the snapshot before which the branch goes. */
  readonly before: number;
}

/**
 * The snapshot with what happened after it: new seats in their places, and units bought since. New seats have no points. Leaves
 * out seats whose upline the snapshot does not have. Takes O(n) once there are entries; returns the snapshot itself otherwise.
 */
export function applyEntries(snapshot: Snapshot, entries: Pick<TreeEntries, "seats" | "units">): Snapshot {
  const seats = entries.seats
    .filter(({ number }) => number > snapshot.totalSeats)
    .sort((one, other) => one.number - other.number);
  if (seats.length === 0 && entries.units.length === 0) return snapshot;
  const positions = findPositions(snapshot.numbers, [
    ...seats.map(({ uplineNumber }) => uplineNumber),
    ...entries.units.map(({ number }) => number),
  ]);
  const branches = new Map<number, Branch>();
  const grafts = findGrafts(snapshot, seats, positions, branches);
  const units = snapshot.units?.slice();
  for (const { number, units: bought } of entries.units) {
    const branch = branches.get(number);
    const position = positions.get(number);
    if (branch !== undefined) branch.units += bought;
    else if (units !== undefined && position !== undefined) units[position] = (units[position] ?? 0) + bought;
  }
  const before = units === undefined ? snapshot : { ...snapshot, units };
  const grown = grafts.length === 0 ? before : merge(before, grafts, branches.size);
  return { ...grown, totalSeats: snapshot.totalSeats + seats.length };
}

/** The positions of some numbers, by number. */
function findPositions(numbers: Uint32Array, wanted: readonly number[]): Map<number, number> {
  const isWanted = new Set(wanted);
  const positions = new Map<number, number>();
  for (let position = 0; position < numbers.length; position++) {
    const number = numbers[position] ?? 0;
    if (isWanted.has(number)) positions.set(number, position);
  }
  return positions;
}

/** Puts each seat below its upline, which has a smaller number. Adds those with a place to `branches`. */
function findGrafts(
  { legs, hiddenLeft, hiddenRight }: Snapshot,
  seats: readonly Entry[],
  positions: ReadonlyMap<number, number>,
  branches: Map<number, Branch>,
): Graft[] {
  if (seats.length === 0) return [];
  const end = findEnds(legs);
  const taken = new Set<string>();
  const grafts: Graft[] = [];
  for (const entry of seats) {
    const { uplineNumber, leg } = entry;
    const branch: Branch = { entry, units: entry.units };
    const above = branches.get(uplineNumber);
    const position = positions.get(uplineNumber);
    if (above !== undefined) {
      if (above[leg] !== undefined) continue;
      above[leg] = branch;
    } else if (position !== undefined) {
      const bit = leg === "left" ? HAS_LEFT : HAS_RIGHT;
      const hidden = (leg === "left" ? hiddenLeft : hiddenRight)?.[position] ?? 0;
      const place = `${position} ${leg}`;
      if (((legs[position] ?? 0) & bit) !== 0 || hidden > 0 || taken.has(place)) continue;
      taken.add(place);
      grafts.push({ position, leg, branch, before: leg === "left" ? position + 1 : (end[position] ?? 0) });
    } else continue;
    branches.set(entry.number, branch);
  }
  return grafts.sort(byPlace);
}

/** Before the same position, the branches of lower seats come first, and a left leg before a right one. */
function byPlace(one: Graft, other: Graft): number {
  return (
    one.before - other.before ||
    other.position - one.position ||
    (one.leg === other.leg ? 0 : one.leg === "left" ? -1 : 1)
  );
}

const columns = ["units", "points", "sponsors", "members", "hiddenLeft", "hiddenRight"] as const;

function merge(snapshot: Snapshot, grafts: readonly Graft[], count: number): Snapshot {
  const size = snapshot.size + count;
  const legs = new Uint8Array(size);
  const merged: Snapshot = { ...snapshot, size, legs, numbers: new Uint32Array(size) };
  for (const name of columns) if (snapshot[name] !== undefined) merged[name] = new Uint32Array(size);

  const oldLegs = snapshot.legs.slice();
  for (const { position, leg } of grafts) {
    oldLegs[position] = (oldLegs[position] ?? 0) | (leg === "left" ? HAS_LEFT : HAS_RIGHT);
  }
  let from = 0;
  let to = 0;
  const copyUntil = (end: number) => {
    legs.set(oldLegs.subarray(from, end), to);
    merged.numbers.set(snapshot.numbers.subarray(from, end), to);
    for (const name of columns) {
      const column = snapshot[name];
      if (column !== undefined) merged[name]?.set(column.subarray(from, end), to);
    }
    to += end - from;
    from = end;
  };
  for (const { branch, before } of grafts) {
    copyUntil(before);
    to = writeBranch(merged, branch, to);
  }
  copyUntil(snapshot.size);
  return merged;
}

/** Writes a branch in preorder from a position on. Returns the position after it. */
function writeBranch(
  { legs, numbers, units, sponsors, members }: Snapshot,
  top: Branch,
  from: number,
): number {
  let position = from;
  const waiting = [top];
  for (let branch = waiting.pop(); branch !== undefined; branch = waiting.pop()) {
    const { entry, left, right } = branch;
    legs[position] = (left === undefined ? 0 : HAS_LEFT) | (right === undefined ? 0 : HAS_RIGHT);
    numbers[position] = entry.number;
    if (units !== undefined) units[position] = branch.units;
    if (sponsors !== undefined) sponsors[position] = entry.sponsorNumber;
    if (members !== undefined) members[position] = entry.member;
    if (right !== undefined) waiting.push(right);
    if (left !== undefined) waiting.push(left);
    position += 1;
  }
  return position;
}
