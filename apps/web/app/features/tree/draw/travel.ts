import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../data/columns.ts";
import { deepest } from "../data/layout.ts";
import { positionOfNumber } from "../data/tree-model.ts";
import type { CameraTarget } from "../explore/tree-state.ts";
import {
  type Camera,
  type Extent,
  fit,
  isInside,
  keepInside,
  pin,
  reveal,
  toScreen,
  type Viewport,
  zoomAt,
} from "./camera/camera.ts";
import { type DrawnTree, missingSeats } from "./camera/sight.ts";

/** The columns and levels of a subtree. */
export function findExtent(tree: DrawnTree, position: number): Extent {
  const width = at(tree.width, position);
  return {
    start: at(tree.start, position),
    width,
    y: at(tree.y, position),
    depth: findDepth(tree, position),
  };
}

/** Pixels per column at which single seats and their faces are visible. */
const READABLE = 32;

/** Subtrees of at most this many seats are measured; of larger ones the shapes end before the lowest seat. */
const MEASURED = 500;

/** Levels below a seat; the most that its columns can have, where not all of them are looked at. */
function findDepth(tree: DrawnTree, position: number): number {
  const width = at(tree.width, position);
  if (width > MEASURED || missingSeats(tree, position) > 0) return deepest(width);
  const levels = tree.y.subarray(position, at(tree.end, position));
  return levels.reduce((lowest, level) => Math.max(lowest, level), 0) - at(tree.y, position);
}

/** The camera at a target; the same camera if the target is not loaded. */
export function cameraAt(tree: DrawnTree, camera: Camera, viewport: Viewport, target: CameraTarget): Camera {
  switch (target.kind) {
    case "fit":
      return fit(viewport, findExtent(tree, 0));
    case "zoom": {
      const middle = { x: viewport.width / 2, y: viewport.height / 2 };
      return zoomAt(camera, viewport, findExtent(tree, 0), middle, target.factor);
    }
    case "seat":
    case "reveal": {
      const position = positionOfNumber(tree, target.number);
      if (position === NONE) return camera;
      if (target.kind === "seat") return around(tree, viewport, position);
      const seat = { x: at(tree.x, position), y: at(tree.y, position) };
      return reveal(camera, viewport, seat, at(tree.width, position));
    }
  }
}

/**
 * The camera that shows a seat with all seats below it, and of those above it as many as leave columns readable. The seat is at
 * a distance from the edges, however uneven its legs are.
 */
function around(tree: DrawnTree, viewport: Viewport, position: number): Camera {
  const seat = { x: at(tree.x, position), y: at(tree.y, position) };
  const fitted = (top: number) => fit(viewport, findExtent(tree, top), levelsAbove(tree, top));
  let camera = fitted(position);
  for (let top = at(tree.upline, position); top !== NONE; top = at(tree.upline, top)) {
    const wider = fitted(top);
    if (wider.scale < READABLE || !isInside(wider, viewport, seat)) break;
    camera = wider;
  }
  return keepInside(camera, viewport, seat);
}

/** Levels from a seat up to its upline, 0 at the top. */
function levelsAbove(tree: DrawnTree, position: number): number {
  const upline = at(tree.upline, position);
  return upline === NONE ? 0 : at(tree.y, position) - at(tree.y, upline);
}

/**
 * The camera for a tree that replaces another one, so that a seat of both stays where it is on the screen. Null if the new
 * tree lacks the seat.
 */
export function keepPlace(
  before: DrawnTree,
  after: DrawnTree,
  camera: Camera,
  viewport: Viewport,
  number: number,
): Camera | null {
  const from = positionOfNumber(before, number);
  const to = positionOfNumber(after, number);
  if (from === NONE || to === NONE) return null;
  const on = toScreen(camera, viewport, { x: at(before.x, from), y: at(before.y, from) });
  return pin(camera.scale, viewport, { x: at(after.x, to), y: at(after.y, to) }, on);
}
