import { HAS_LEFT, HAS_RIGHT, NONE } from "./shape.ts";
import { check, SnapshotError } from "./snapshot-error.ts";

// Between the arrays of a snapshot and the values of its sections. All are in preorder. Loops over seats use `if` and `throw`
// instead of `check`, which would build a message for every seat.

/** Two bits a seat. */
export function packLegs(legs: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil(legs.length / 4));
  for (let position = 0; position < legs.length; position++) {
    const index = position >>> 2;
    bytes[index] = (bytes[index] ?? 0) | (((legs[position] ?? 0) & 3) << ((position & 3) * 2));
  }
  return bytes;
}

/** @throws SnapshotError when `bytes` are not the legs of `size` seats */
export function unpackLegs(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  check(bytes.length === Math.ceil(size / 4), `The section legs is not that of ${size} seats.`);
  const legs = new Uint8Array(size);
  for (let position = 0; position < size; position++) {
    legs[position] = ((bytes[position >>> 2] ?? 0) >>> ((position & 3) * 2)) & 3;
  }
  return legs;
}

/** What each seat's number is above that of its upline; for the top, its number. */
export function toNumberSteps(numbers: Uint32Array, upline: Uint32Array): Uint32Array<ArrayBuffer> {
  const steps = new Uint32Array(numbers.length);
  for (let position = 0; position < numbers.length; position++) {
    const above = upline[position] ?? NONE;
    const base = above === NONE ? 0 : (numbers[above] ?? 0);
    const number = numbers[position] ?? 0;
    if (number <= base) throw new SnapshotError(`Seat ${number} is below seat ${base}, which is not older.`);
    steps[position] = number - base;
  }
  return steps;
}

/**
 * The numbers, in place of their steps.
 *
 * @throws SnapshotError when a number appears twice or is not in the tree
 */
export function fromNumberSteps(steps: Uint32Array, upline: Uint32Array, totalSeats: number): void {
  const seen = new Uint8Array(totalSeats + 1);
  for (let position = 0; position < steps.length; position++) {
    const above = upline[position] ?? NONE;
    const base = above === NONE ? 0 : (steps[above] ?? 0);
    const step = steps[position] ?? 0;
    const number = base + step;
    if (step === 0) throw new SnapshotError(`A seat below seat ${base} has the same number.`);
    if (number > totalSeats) throw new SnapshotError(`Seat ${number} is not one of ${totalSeats}.`);
    if (seen[number] !== 0) throw new SnapshotError(`Seat ${number} appears twice.`);
    seen[number] = 1;
    steps[position] = number;
  }
}

/** What each seat's number is above that of its sponsor; 0 without a sponsor. */
export function toSponsorSteps(sponsors: Uint32Array, numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const steps = new Uint32Array(sponsors.length);
  for (let position = 0; position < sponsors.length; position++) {
    const sponsor = sponsors[position] ?? 0;
    if (sponsor === 0) continue;
    const number = numbers[position] ?? 0;
    if (sponsor >= number)
      throw new SnapshotError(`Seat ${number} has sponsor ${sponsor}, which is not older.`);
    steps[position] = number - sponsor;
  }
  return steps;
}

/** The sponsors, in place of their steps. */
export function fromSponsorSteps(steps: Uint32Array, numbers: Uint32Array): void {
  for (let position = 0; position < steps.length; position++) {
    const step = steps[position] ?? 0;
    if (step === 0) continue;
    const number = numbers[position] ?? 0;
    if (step >= number) throw new SnapshotError(`The sponsor of seat ${number} does not exist.`);
    steps[position] = number - step;
  }
}

/** New seats of each round, from the number of seats at the end of each. */
export function toRoundSteps(rounds: Uint32Array): Uint32Array<ArrayBuffer> {
  const steps = new Uint32Array(rounds.length);
  let before = 0;
  for (let round = 0; round < rounds.length; round++) {
    const seats = rounds[round] ?? 0;
    check(seats >= before, `The tree has fewer seats after round ${round} than before.`);
    steps[round] = seats - before;
    before = seats;
  }
  return steps;
}

/** The number of seats at the end of each round, in place of the new seats of each. */
export function fromRoundSteps(steps: Uint32Array, totalSeats: number): void {
  let seats = 0;
  for (let round = 0; round < steps.length; round++) {
    seats += steps[round] ?? 0;
    check(seats <= totalSeats, `The tree has too many seats after round ${round}.`);
    steps[round] = seats;
  }
  check(seats === totalSeats, `The rounds have ${seats} of ${totalSeats} seats.`);
}

/** Two values a seat: what the file leaves out on its left leg, and on its right leg. */
export function joinHidden(left: Uint32Array, right: Uint32Array): Uint32Array<ArrayBuffer> {
  const both = new Uint32Array(2 * left.length);
  for (let position = 0; position < left.length; position++) {
    both[2 * position] = left[position] ?? 0;
    both[2 * position + 1] = right[position] ?? 0;
  }
  return both;
}

/** @throws SnapshotError when a leg has seats and leaves seats out, or the tree has too few seats for that */
export function splitHidden(
  both: Uint32Array,
  legs: Uint8Array,
  totalSeats: number,
): { hiddenLeft: Uint32Array; hiddenRight: Uint32Array } {
  const size = legs.length;
  const hiddenLeft = new Uint32Array(size);
  const hiddenRight = new Uint32Array(size);
  let seats = size;
  for (let position = 0; position < size; position++) {
    const left = both[2 * position] ?? 0;
    const right = both[2 * position + 1] ?? 0;
    const own = legs[position] ?? 0;
    check(left === 0 || (own & HAS_LEFT) === 0, "A left leg has seats and hides seats.");
    check(right === 0 || (own & HAS_RIGHT) === 0, "A right leg has seats and hides seats.");
    seats += left + right;
    check(seats <= totalSeats, "The file hides more seats than the tree has.");
    hiddenLeft[position] = left;
    hiddenRight[position] = right;
  }
  return { hiddenLeft, hiddenRight };
}
