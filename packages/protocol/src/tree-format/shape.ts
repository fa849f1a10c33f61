import { check, SnapshotError } from "./snapshot-error.ts";

/** No position. */
export const NONE = 0xffffffff;

/** Bits of `legs`: whether a seat has a child on its left leg, and on its right leg. */
export const HAS_LEFT = 1;
export const HAS_RIGHT = 2;

/**
 * A tree in preorder: a seat, the seats of its left leg, the seats of its right leg. Arrays have `size` items. Positions count
 * from 0, the top of the tree; `NONE` is not a position.
 */
export interface TreeShape {
  size: number;
  /** `HAS_LEFT` and `HAS_RIGHT`, 0 to 3. */
  legs: Uint8Array;
  /** Seat numbers: the join order in the whole tree, from 1. */
  numbers: Uint32Array;
  /** Positions; `NONE` for the top. */
  upline: Uint32Array;
  /** Positions of the children; `NONE` when the leg is empty. */
  left: Uint32Array;
  right: Uint32Array;
  /** The position after the last seat of the subtree. */
  end: Uint32Array;
  /** Levels below the top. */
  depth: Uint32Array;
}

/**
 * Links the seats of a tree of any depth.
 *
 * @throws SnapshotError when `legs` is not one whole tree
 */
export function linkSeats(legs: Uint8Array, numbers: Uint32Array): TreeShape {
  check(numbers.length === legs.length, "The tree has more legs than numbers, or fewer.");
  const size = legs.length;
  const upline = findUplines(legs);
  const left = new Uint32Array(size).fill(NONE);
  const right = new Uint32Array(size).fill(NONE);
  const depth = new Uint32Array(size);
  for (let position = 1; position < size; position++) {
    const above = upline[position] ?? 0;
    depth[position] = (depth[above] ?? 0) + 1;
    const isLeft = position === above + 1 && ((legs[above] ?? 0) & HAS_LEFT) !== 0;
    (isLeft ? left : right)[above] = position;
  }
  return { size, legs, numbers, upline, left, right, end: findEnds(legs), depth };
}

/**
 * The position of each seat's upline; `NONE` for the top.
 *
 * @throws SnapshotError when `legs` is not one whole tree
 */
export function findUplines(legs: Uint8Array): Uint32Array<ArrayBuffer> {
  const size = legs.length;
  const upline = new Uint32Array(size).fill(NONE);
  /** Seats whose right leg comes after the seats of their left leg, the nearest last. */
  const waiting = new Uint32Array(size);
  let waitingCount = 0;
  for (let position = 0; position < size; position++) {
    const own = legs[position] ?? 0;
    const isLast = position + 1 === size;
    if (own === (HAS_LEFT | HAS_RIGHT)) {
      waiting[waitingCount] = position;
      waitingCount += 1;
    }
    if (own !== 0) {
      check(!isLast, "The tree ends before its last leg.");
      upline[position + 1] = position;
    } else if (waitingCount > 0) {
      check(!isLast, "The tree ends before its last leg.");
      waitingCount -= 1;
      upline[position + 1] = waiting[waitingCount] ?? 0;
    } else {
      check(isLast, "The tree has seats after its last leg.");
    }
  }
  return upline;
}

/** The position after each seat's subtree, from the legs of a whole tree. */
export function findEnds(legs: Uint8Array): Uint32Array<ArrayBuffer> {
  const end = new Uint32Array(legs.length);
  for (let position = legs.length - 1; position >= 0; position--) {
    const own = legs[position] ?? 0;
    const afterFirst = own === 0 ? position + 1 : (end[position + 1] ?? 0);
    // The right leg starts where the left leg ends.
    end[position] = own === (HAS_LEFT | HAS_RIGHT) ? (end[afterFirst] ?? 0) : afterFirst;
  }
  return end;
}

/**
 * Orders a tree whose seats are given by number.
 *
 * @param upline the upline's number, 0 for the root; entry 0 is unused, the root has number 1
 * @param leg 0 on the upline's left leg, 1 on its right leg
 * @returns the number at each position, and the legs of a `TreeShape`
 * @throws SnapshotError when an upline's number is not below that of its child, or a leg is taken twice
 */
export function sortPreorder(
  upline: Uint32Array,
  leg: Uint8Array,
): { order: Uint32Array<ArrayBuffer>; legs: Uint8Array<ArrayBuffer> } {
  const size = Math.max(upline.length - 1, 0);
  const left = new Uint32Array(size + 1);
  const right = new Uint32Array(size + 1);
  for (let number = 1; number <= size; number++) {
    const above = upline[number] ?? 0;
    const isPossible = number === 1 ? above === 0 : above > 0 && above < number;
    if (!isPossible) throw new SnapshotError(`Seat ${number} can't be below seat ${above}.`);
    if (number === 1) continue;
    const side = leg[number] === 0 ? left : right;
    if (side[above] !== 0) throw new SnapshotError(`Seats ${side[above]} and ${number} have the same place.`);
    side[above] = number;
  }
  const order = new Uint32Array(size);
  const legs = new Uint8Array(size);
  const waiting = new Uint32Array(size);
  let waitingCount = 0;
  let next = size > 0 ? 1 : 0;
  for (let position = 0; position < size; position++) {
    order[position] = next;
    const onLeft = left[next] ?? 0;
    const onRight = right[next] ?? 0;
    legs[position] = (onLeft === 0 ? 0 : HAS_LEFT) | (onRight === 0 ? 0 : HAS_RIGHT);
    if (onLeft !== 0 && onRight !== 0) {
      waiting[waitingCount] = onRight;
      waitingCount += 1;
    }
    if (onLeft !== 0) next = onLeft;
    else if (onRight !== 0) next = onRight;
    else {
      waitingCount -= 1;
      next = waiting[waitingCount] ?? 0;
    }
  }
  return { order, legs };
}
