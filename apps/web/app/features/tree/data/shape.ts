/** No position. */
export const NONE = 0xffff_ffff;

/** A tree in preorder: a seat, its left leg, its right leg. All columns have `size` items; positions are preorder positions. */
export interface TreeShape {
  readonly size: number;
  /** Bit 0: has a left child; bit 1: has a right child. */
  readonly legs: Uint8Array;
  readonly numbers: Uint32Array;
  readonly upline: Uint32Array;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  /** The position after the last seat of the subtree. */
  readonly end: Uint32Array;
  readonly depth: Uint32Array;
}

/** Links the seats of a preorder. Iterative: a leg may have any number of levels. */
export function shapeOf(legs: Uint8Array, numbers: Uint32Array): TreeShape {
  const size = legs.length;
  const upline = new Uint32Array(size).fill(NONE);
  const left = new Uint32Array(size).fill(NONE);
  const right = new Uint32Array(size).fill(NONE);
  const end = new Uint32Array(size);
  const depth = new Uint32Array(size);
  // Seats whose right leg comes later.
  const waiting = new Uint32Array(size);
  let count = 0;
  for (let position = 0; position < size; position++) {
    const bits = legs[position] ?? 0;
    if ((bits & 2) !== 0) waiting[count++] = position;
    const next = position + 1;
    if (next >= size) break;
    let above = position;
    if ((bits & 1) !== 0) left[position] = next;
    else {
      above = waiting[--count] ?? NONE;
      right[above] = next;
    }
    upline[next] = above;
    depth[next] = (depth[above] ?? 0) + 1;
  }
  for (let position = size - 1; position >= 0; position--) {
    const last = right[position] !== NONE ? right[position] : left[position];
    end[position] = last === undefined || last === NONE ? position + 1 : (end[last] ?? 0);
  }
  return { size, legs, numbers, upline, left, right, end, depth };
}
