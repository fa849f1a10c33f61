import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../../data/columns.ts";
import { deepest, type Layout } from "../../data/layout.ts";
import { type Camera, CUT, type Viewport } from "./camera.ts";

/** What drawing reads of a model. Positions are in preorder. */
export interface DrawnTree extends Layout {
  readonly size: number;
  readonly numbers: Uint32Array;
  readonly upline: Uint32Array;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  readonly end: Uint32Array;
  readonly units: Uint32Array;
  /** Units of the seat and all loaded seats below it. */
  readonly weight: Float64Array;
  readonly hiddenLeft: Uint32Array | null;
  readonly hiddenRight: Uint32Array | null;
  /** Positions in the order of joining. */
  readonly joined: Uint32Array;
}

export interface VisibleOptions {
  /** Subtrees narrower than this are one shape, in pixels. 0 draws every seat. */
  readonly cut?: number;
  /** Seats of a spine whose smaller legs take less than this on the screen are merged, in pixels. 0 merges none. */
  readonly merge?: number;
  /** Seats with higher numbers have not joined yet. */
  readonly lastNumber?: number;
  /** Units below each seat at that time, instead of those of the tree. */
  readonly weight?: Float64Array;
}

const MERGE = 6;
const LEAST_ROOM = 3.5;
/** Pixels around the viewport in which seats are drawn: their discs, leaves and names reach into it. */
const AROUND = 96;

/** A tree as a camera sees it: what is on the screen, and where. */
export interface Sight {
  readonly tree: DrawnTree;
  readonly scale: number;
  readonly rise: number;
  readonly cut: number;
  readonly merge: number;
  /** Seats with less room than this are only a part of their bough, in pixels. */
  readonly leastRoom: number;
  readonly weight: Float64Array;
  /** Units that a seat is taken to hold while it is not loaded. 0 if all seats are loaded, or units are not known. */
  readonly missingUnits: number;
  readonly screenX: (column: number) => number;
  readonly screenY: (level: number) => number;
  /** Whether a seat exists at the time that is shown. */
  readonly isPlanted: (position: number) => boolean;
  /** Columns of an interval that are on the screen. */
  readonly shownColumns: (from: number, to: number) => number;
  /** Whether the box of two points is on the screen, in columns and levels. */
  readonly isShown: (x1: number, y1: number, x2: number, y2: number) => boolean;
}

export function createSight(
  tree: DrawnTree,
  camera: Camera,
  viewport: Viewport,
  { cut = CUT, merge = MERGE, lastNumber = Number.POSITIVE_INFINITY, weight = tree.weight }: VisibleOptions,
): Sight {
  const { scale } = camera;
  const { rise } = viewport;
  const halfWidth = (viewport.width / 2 + AROUND) / scale;
  const halfHeight = (viewport.height / 2 + AROUND) / rise;
  const low = camera.x - halfWidth;
  const high = camera.x + halfWidth;
  const top = camera.y - halfHeight;
  const bottom = camera.y + halfHeight;
  return {
    tree,
    scale,
    rise,
    cut,
    merge,
    leastRoom: merge === 0 ? 0 : LEAST_ROOM,
    weight,
    missingUnits: tree.hiddenLeft === null || lastNumber < Number.POSITIVE_INFINITY ? 0 : meanUnits(tree),
    screenX: (column) => (column - camera.x) * scale + viewport.width / 2,
    screenY: (level) => (level - camera.y) * rise + viewport.height / 2,
    isPlanted: (position) => position < tree.size && at(tree.numbers, position) <= lastNumber,
    shownColumns: (from, to) => Math.max(0, Math.min(to, high) - Math.max(from, low)),
    isShown: (x1, y1, x2, y2) =>
      Math.max(x1, x2) >= low &&
      Math.min(x1, x2) <= high &&
      Math.max(y1, y2) >= top &&
      Math.min(y1, y2) <= bottom,
  };
}

/** Units per seat of a tree; 0 while its units are not known. */
export function meanUnits({ size, weight }: Pick<DrawnTree, "size" | "weight">): number {
  const units = weight[0] ?? 0;
  return size > 0 && units > 0 ? units / size : 0;
}

/** Seats of a subtree that are not loaded. */
export function missingSeats({ width, end }: DrawnTree, position: number): number {
  return at(width, position) - (at(end, position) - position);
}

/** Units from a seat down, with an estimate for the seats that are not loaded. */
export function unitsBelow({ tree, weight, missingUnits }: Sight, position: number): number {
  const loaded = at(weight, position);
  return missingUnits === 0 ? loaded : loaded + missingUnits * missingSeats(tree, position);
}

/** The right edge of a subtree's columns. */
export function rightEdge({ start, width }: Layout, position: number): number {
  return at(start, position) + at(width, position);
}

/** Whether something of a subtree can be on the screen. */
export function isNear(sight: Sight, position: number): boolean {
  const { tree } = sight;
  const level = at(tree.y, position);
  const lowest = level + deepest(at(tree.width, position)) + 1;
  return sight.isShown(at(tree.start, position), level, rightEdge(tree, position), lowest);
}

/** A child of a seat if it exists at the time that is shown; NONE otherwise. */
export function plantedChild({ tree, isPlanted }: Sight, leg: "left" | "right", position: number): number {
  const child = at(tree[leg], position);
  return isPlanted(child) ? child : NONE;
}
