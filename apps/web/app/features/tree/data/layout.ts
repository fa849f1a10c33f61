import { NONE } from "@canopy/protocol/tree/shape";
import { at } from "./columns.ts";
import { findSpines, type Spines } from "./spines.ts";

/** What the layout reads of a tree in preorder: children by position, and the seats of each leg that are not loaded. */
export interface Linked {
  readonly size: number;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  readonly hiddenLeft?: Uint32Array | null | undefined;
  readonly hiddenRight?: Uint32Array | null | undefined;
}

/**
 * Where the seats of a tree are drawn: x in columns, y in levels. Every seat has a column of its own, between those of its
 * left and of its right leg, so subtrees never overlap and a leg that is not loaded keeps its place.
 */
export interface Layout extends Spines {
  /** The middle of the seat's column. Whole numbers and a half, exact up to 8,000,000 seats. */
  readonly x: Float32Array;
  /** Levels below the top; see `step`. At most about 25 for a million seats. */
  readonly y: Float32Array;
  /** The left edge of the subtree's columns. */
  readonly start: Float32Array;
  /** Columns of the subtree: its seats, loaded or not. */
  readonly width: Float32Array;
}

/** Below this many columns a step is at least `SMALLEST_STEP`, so that a short chain leans visibly. */
const SHORT = 12;
const SMALLEST_STEP = 0.4;
/** Levels that a bough falls while its columns halve. */
export const STEEPNESS = 1.25;

/**
 * Levels from a seat to a child: one if the child has at most half of the columns, less if it has nearly all. A chain of a
 * million seats is therefore a bough of 25 levels, little more than a balanced tree of as many seats.
 */
export function step(width: number, childWidth: number): number {
  const least = childWidth < SHORT ? SMALLEST_STEP : 0;
  return Math.min(1, Math.max(least, STEEPNESS * Math.log2(width / childWidth)));
}

/** The lowest y, in levels below its top, that a subtree of this many columns can reach. */
export function deepest(width: number): number {
  return STEEPNESS * Math.log2(Math.max(1, width)) + SHORT * SMALLEST_STEP;
}

/** Places the seats of a tree. Takes O(n), without recursion. */
export function layOut(tree: Linked): Layout {
  const width = measure(tree);
  return { ...place(tree, width), width, ...findSpines(tree, width) };
}

function measure({ size, left, right, hiddenLeft, hiddenRight }: Linked): Float32Array<ArrayBuffer> {
  const width = new Float32Array(size);
  // Children have greater positions than their upline.
  for (let position = size - 1; position >= 0; position--) {
    const onLeft = at(left, position);
    const onRight = at(right, position);
    const leftWidth = onLeft === NONE ? (hiddenLeft?.[position] ?? 0) : at(width, onLeft);
    const rightWidth = onRight === NONE ? (hiddenRight?.[position] ?? 0) : at(width, onRight);
    width[position] = 1 + leftWidth + rightWidth;
  }
  return width;
}

function place({ size, left, right, hiddenLeft }: Linked, width: Float32Array) {
  const x = new Float32Array(size);
  const y = new Float32Array(size);
  const start = new Float32Array(size);
  for (let position = 0; position < size; position++) {
    const onLeft = at(left, position);
    const onRight = at(right, position);
    const leftWidth = onLeft === NONE ? (hiddenLeft?.[position] ?? 0) : at(width, onLeft);
    const edge = at(start, position) + leftWidth;
    x[position] = edge + 0.5;
    const own = at(y, position);
    if (onLeft !== NONE) {
      start[onLeft] = at(start, position);
      y[onLeft] = own + step(at(width, position), at(width, onLeft));
    }
    if (onRight !== NONE) {
      start[onRight] = edge + 1;
      y[onRight] = own + step(at(width, position), at(width, onRight));
    }
  }
  return { x, y, start };
}
