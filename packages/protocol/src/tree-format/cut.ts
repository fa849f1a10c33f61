import { HAS_LEFT, HAS_RIGHT, NONE } from "./shape.ts";

/** Some seats of a tree, without gaps between them and the top. */
export interface Cut {
  /** Positions, ascending, so also in preorder. */
  positions: Uint32Array<ArrayBuffer>;
  legs: Uint8Array<ArrayBuffer>;
  /** Seats that the cut leaves out on each leg. */
  hiddenLeft: Uint32Array<ArrayBuffer>;
  hiddenRight: Uint32Array<ArrayBuffer>;
}

/** The seats nearest to `top`, level by level, each from left to right. */
export function cutNearest(legs: Uint8Array, end: Uint32Array, top: number, seats: number): Cut {
  const size = Math.max(1, Math.min(seats, (end[top] ?? 0) - top));
  const positions = new Uint32Array(size);
  positions[0] = top;
  let count = 1;
  for (let index = 0; index < count && count < size; index++) {
    const position = positions[index] ?? 0;
    for (const child of [findLeft(legs, position), findRight(legs, end, position)]) {
      if (child === NONE || count === size) continue;
      positions[count] = child;
      count += 1;
    }
  }
  positions.sort();
  return { positions, ...closeLegs(legs, end, positions) };
}

/** The legs of the seats at `positions` when no others are there. */
function closeLegs(legs: Uint8Array, end: Uint32Array, positions: Uint32Array): Omit<Cut, "positions"> {
  const size = positions.length;
  const kept = new Set(positions);
  const closed = new Uint8Array(size);
  const hiddenLeft = new Uint32Array(size);
  const hiddenRight = new Uint32Array(size);
  for (let index = 0; index < size; index++) {
    const position = positions[index] ?? 0;
    const left = findLeft(legs, position);
    const right = findRight(legs, end, position);
    if (left !== NONE && !kept.has(left)) hiddenLeft[index] = (end[left] ?? 0) - left;
    if (right !== NONE && !kept.has(right)) hiddenRight[index] = (end[right] ?? 0) - right;
    closed[index] = (kept.has(left) ? HAS_LEFT : 0) | (kept.has(right) ? HAS_RIGHT : 0);
  }
  return { legs: closed, hiddenLeft, hiddenRight };
}

const findLeft = (legs: Uint8Array, position: number) =>
  ((legs[position] ?? 0) & HAS_LEFT) === 0 ? NONE : position + 1;

function findRight(legs: Uint8Array, end: Uint32Array, position: number): number {
  const own = legs[position] ?? 0;
  if ((own & HAS_RIGHT) === 0) return NONE;
  return (own & HAS_LEFT) === 0 ? position + 1 : (end[position + 1] ?? NONE);
}
