import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "./columns.ts";

/**
 * Every seat is on one spine: the way from a seat always down the leg with more columns, to its end. Widths shrink along a
 * spine and intervals nest, so a binary search skips what is too small or off the screen, however long the spine is.
 */
export interface Spines {
  /** Positions, spine after spine, each from its top down. */
  readonly spine: Uint32Array;
  /** Where each seat is in `spine`. */
  readonly spineIndex: Uint32Array;
  /** For each index of `spine`: the index after the end of its spine. */
  readonly spineEnd: Uint32Array;
}

/** Spines of at most this many seats are walked seat by seat while columns are wide. */
export const SHORT_SPINE = 64;

/** The spines of a tree in preorder. Takes O(n). */
export function findSpines(
  { size, left, right }: { readonly size: number; readonly left: Uint32Array; readonly right: Uint32Array },
  width: Float32Array,
): Spines {
  const spine = new Uint32Array(size);
  const spineIndex = new Uint32Array(size).fill(NONE);
  const spineEnd = new Uint32Array(size);
  let index = 0;
  for (let top = 0; top < size; top++) {
    // Seats further down a spine are on it already.
    if (spineIndex[top] !== NONE) continue;
    const begin = index;
    for (let position = top; position !== NONE; position = heavier(left, right, width, position)) {
      spine[index] = position;
      spineIndex[position] = index;
      index += 1;
    }
    spineEnd.fill(index, begin, index);
  }
  return { spine, spineIndex, spineEnd };
}

/** The child with more columns, the left one of equals; NONE without children. */
function heavier(left: Uint32Array, right: Uint32Array, width: Float32Array, position: number): number {
  const onLeft = at(left, position);
  const onRight = at(right, position);
  if (onLeft === NONE || onRight === NONE) return onLeft === NONE ? onRight : onLeft;
  return at(width, onRight) > at(width, onLeft) ? onRight : onLeft;
}
