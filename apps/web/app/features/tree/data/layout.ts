import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "./columns.ts";
import { findSpines, SHORT_SPINE, type Spines } from "./spines.ts";

/** What the layout reads of a tree in preorder: children by position, and the seats of each leg that are not loaded. */
export interface Linked {
  readonly size: number;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  readonly hiddenLeft?: Uint32Array | null | undefined;
  readonly hiddenRight?: Uint32Array | null | undefined;
}

/**
 * Where the seats of a tree are drawn: x in columns, y in levels. A subtree has as many columns as seats, so subtrees never
 * overlap and a leg that is not loaded keeps its place. A seat is between its legs, in a column of its own. With one leg it
 * is above its child instead, unless its spine is long.
 */
export interface Layout extends Spines {
  /** A multiple of a half, exact up to 8,000,000 seats. */
  readonly x: Float32Array;
  /** Levels below the top; see `step`. About 25 for a million seats. */
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
/** How far a seat with one leg is to the side of its child, in columns. */
const ASIDE = 0.5;
/** The step from a seat with one leg to a fork whose smaller leg has at least this part of the columns. */
const ABOVE_FORK = { step: 1, part: 0.3 };
/** Such forks that the way through a subtree can have while its columns halve. */
const FORKS = -1 / Math.log2(1 - ABOVE_FORK.part);

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
  return (STEEPNESS + ABOVE_FORK.step * FORKS) * Math.log2(Math.max(1, width)) + SHORT * SMALLEST_STEP;
}

/** Places the seats of a tree. Takes O(n), without recursion. */
export function layOut(tree: Linked): Layout {
  const width = measure(tree);
  const spines = findSpines(tree, width);
  const { y, start } = descend(tree, width);
  return { x: centre(tree, { ...spines, width, start }), y, start, width, ...spines };
}

/** Columns of a leg, loaded or not. */
function legWidth(tree: Linked, width: Float32Array, position: number, leg: "left" | "right"): number {
  const child = at(tree[leg], position);
  if (child !== NONE) return at(width, child);
  return (leg === "left" ? tree.hiddenLeft : tree.hiddenRight)?.[position] ?? 0;
}

function measure(tree: Linked): Float32Array<ArrayBuffer> {
  const width = new Float32Array(tree.size);
  // Children have greater positions than their upline.
  for (let position = tree.size - 1; position >= 0; position--) {
    width[position] = 1 + legWidth(tree, width, position, "left") + legWidth(tree, width, position, "right");
  }
  return width;
}

function descend(tree: Linked, width: Float32Array) {
  const y = new Float32Array(tree.size);
  const start = new Float32Array(tree.size);
  const place = (child: number, above: number, edge: number) => {
    if (child === NONE) return;
    start[child] = edge;
    const least = isAboveFork(tree, width, above, child) ? ABOVE_FORK.step : 0;
    y[child] = at(y, above) + Math.max(least, step(at(width, above), at(width, child)));
  };
  for (let position = 0; position < tree.size; position++) {
    const edge = at(start, position);
    place(at(tree.left, position), position, edge);
    place(at(tree.right, position), position, edge + legWidth(tree, width, position, "left") + 1);
  }
  return { y, start };
}

/** Whether a seat has one leg, whose top forks into two that both matter: the seat would cover the fork otherwise. */
function isAboveFork(tree: Linked, width: Float32Array, above: number, child: number): boolean {
  if (at(width, child) !== at(width, above) - 1) return false;
  const [left, right] = [legWidth(tree, width, child, "left"), legWidth(tree, width, child, "right")];
  return Math.min(left, right) >= ABOVE_FORK.part * at(width, child);
}

/** Places seats between or over their legs, from the lowest up. */
function centre(tree: Linked, layout: Omit<Layout, "x" | "y">): Float32Array<ArrayBuffer> {
  const { width, start } = layout;
  const x = new Float32Array(tree.size);
  const middle = (child: number, edge: number, columns: number) =>
    child === NONE ? edge + columns / 2 : at(x, child);
  const isShort = shortSpines(tree.size, layout);
  // The top of the tree is drawn always, however long its spine is.
  const isTopOver = tree.size > 1 && isAboveFork(tree, width, 0, 1);
  for (let position = tree.size - 1; position >= 0; position--) {
    const edge = at(start, position);
    const left = legWidth(tree, width, position, "left");
    const right = legWidth(tree, width, position, "right");
    const isOver = isShort[position] === 1 || (position === 0 && isTopOver);
    if ((left === 0) === (right === 0) || !isOver) x[position] = edge + left + 0.5;
    else if (left > 0) x[position] = middle(at(tree.left, position), edge, left) + ASIDE;
    else x[position] = middle(at(tree.right, position), edge + 1, right) - ASIDE;
  }
  return x;
}

/** By position, 1 for the seats of short spines. */
function shortSpines(size: number, { spine, spineEnd }: Spines): Uint8Array {
  const isShort = new Uint8Array(size);
  for (let begin = 0; begin < size; begin = at(spineEnd, begin)) {
    const end = at(spineEnd, begin);
    if (end - begin > SHORT_SPINE) continue;
    for (let index = begin; index < end; index++) isShort[at(spine, index)] = 1;
  }
  return isShort;
}
