import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../data/columns.ts";
import { type Coordinates, toLayout } from "./camera/camera.ts";
import type { SeatMark } from "./camera/marks.ts";
import { type DrawnTree, rightEdge } from "./camera/sight.ts";
import { GHOST_RADIUS, type GhostMark } from "./paint/ghost-marks.ts";
import { type Frame, isFreeLeg } from "./paint/scene.ts";
import { budPlace, hasBuds, seatRadius } from "./paint/seats.ts";
import { shapeSize } from "./paint/shape-size.ts";

/** What is at a point of the drawing. */
export type Hit =
  | { readonly kind: "seat"; readonly position: number }
  | { readonly kind: "free"; readonly position: number; readonly leg: "left" | "right" }
  /** Seats that are one shape; `position` is their top. */
  | { readonly kind: "shape"; readonly position: number; readonly seats: number }
  /** A leg that is not loaded; `position` is its upline. */
  | { readonly kind: "hidden"; readonly position: number; readonly seats: number }
  | { readonly kind: "ghost"; readonly id: number };

/** How far from a small mark a finger still means it, in pixels. */
const FINGER = 22;
/** How far from a stem a click selects the seat on it, in pixels. */
const STEM_REACH = 12;

/** What a click or a tap at a point means: the nearest ghost, seat or free leg, then the shape under it; null for nothing. */
export function hitAt(frame: Frame, ghosts: readonly GhostMark[], point: Coordinates): Hit | null {
  return (
    ghostAt(ghosts, point) ??
    freeLegAt(frame, point) ??
    seatAt(frame, point) ??
    shapeAt(frame, point) ??
    stemAt(frame, point)
  );
}

const distance = (mark: Coordinates, point: Coordinates) => Math.hypot(mark.x - point.x, mark.y - point.y);

function ghostAt(ghosts: readonly GhostMark[], point: Coordinates): Hit | null {
  const ghost = ghosts.findLast((mark) => distance(mark, point) <= GHOST_RADIUS + 3);
  return ghost === undefined ? null : { kind: "ghost", id: ghost.id };
}

function seatAt({ visible }: Frame, point: Coordinates): Hit | null {
  let nearest: SeatMark | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const seat of visible.seats) {
    const radius = seatRadius(seat);
    const gap = distance(seat, point) - radius;
    const reach = Math.max(2, Math.min(FINGER, seat.room / 2) - radius);
    if (gap <= reach && gap < best) {
      nearest = seat;
      best = gap;
    }
  }
  return nearest === null ? null : { kind: "seat", position: nearest.position };
}

function freeLegAt(frame: Frame, point: Coordinates): Hit | null {
  const { tree } = frame.scene;
  for (const seat of frame.visible.seats) {
    if (!hasBuds(frame, seat) || distance(seat, point) < seatRadius(seat)) continue;
    for (const leg of ["left", "right"] as const) {
      const { x, y, angle, length } = budPlace(seat, leg);
      const middle = { x: x + (Math.sin(angle) * length) / 2, y: y - (Math.cos(angle) * length) / 2 };
      if (distance(middle, point) > length * 0.75 || !isFreeLeg(tree, seat.position, leg)) continue;
      return { kind: "free", position: seat.position, leg };
    }
  }
  return null;
}

function shapeAt({ visible, mean }: Frame, point: Coordinates): Hit | null {
  for (const shape of visible.shapes) {
    if (shape.kind === "merged") continue;
    const { width, height } = shapeSize(shape, mean);
    const middle = shape.x + shape.width / 2;
    const isInside =
      Math.abs(point.x - middle) <= Math.max(6, width / 2) &&
      point.y >= shape.y - 4 &&
      point.y <= shape.y + Math.max(16, height) + 4;
    if (!isInside) continue;
    const { kind, position, seats } = shape;
    if (kind === "hidden") return { kind, position, seats };
    return seats === 1 ? { kind: "seat", position } : { kind: "shape", position, seats };
  }
  return null;
}

/** The seat of a spine at the height of the point, if the spine passes near it. */
function stemAt({ scene, camera, viewport, visible }: Frame, point: Coordinates): Hit | null {
  const isNear = visible.boughs.some(
    ({ x, y, toX, toY }) =>
      point.x >= Math.min(x, toX) - 1 &&
      point.x <= Math.max(x, toX) + 1 &&
      point.y >= Math.min(y, toY) - STEM_REACH &&
      point.y <= Math.max(y, toY) + STEM_REACH,
  );
  if (!isNear) return null;
  const { tree } = scene;
  const target = toLayout(camera, viewport, point);
  const position = seatOnSpine(tree, target);
  if (position === NONE || at(tree.numbers, position) > (scene.lastNumber ?? Number.POSITIVE_INFINITY))
    return null;
  const isOnIt = Math.abs(at(tree.y, position) - target.y) * viewport.rise <= STEM_REACH;
  return isOnIt ? { kind: "seat", position } : null;
}

/**
 * The seat nearest in height to a point of the layout on the spine that passes it; NONE outside of the tree. Takes two
 * binary searches for each spine on the way, because a spine may have a million seats.
 */
export function seatOnSpine(tree: DrawnTree, { x, y }: Coordinates): number {
  let top = tree.size > 0 && holds(tree, 0, x) ? 0 : NONE;
  while (top !== NONE) {
    const begin = at(tree.spineIndex, top);
    const end = at(tree.spineEnd, begin);
    // Down the spine intervals nest, and levels grow.
    const lowest = lastIndex(begin, end, (index) => holds(tree, at(tree.spine, index), x));
    const position = at(tree.spine, lowest);
    const aside = childHolding(tree, position, x);
    if (aside === NONE || y <= at(tree.y, position)) {
      const above = lastIndex(begin, lowest + 1, (index) => at(tree.y, at(tree.spine, index)) <= y);
      return nearestInHeight(tree, at(tree.spine, above), at(tree.spine, Math.min(lowest, above + 1)), y);
    }
    top = aside;
  }
  return NONE;
}

/** The last index before `end` that passes a check that is true up to some index; `begin` if none does. */
function lastIndex(begin: number, end: number, check: (index: number) => boolean): number {
  let near = begin;
  let far = end;
  while (far - near > 1) {
    const middle = (near + far) >>> 1;
    if (check(middle)) near = middle;
    else far = middle;
  }
  return near;
}

function nearestInHeight(tree: DrawnTree, first: number, second: number, y: number): number {
  return Math.abs(at(tree.y, first) - y) <= Math.abs(at(tree.y, second) - y) ? first : second;
}

/** The child of a seat whose columns hold an x; NONE without one. */
function childHolding(tree: DrawnTree, position: number, x: number): number {
  const children = [at(tree.left, position), at(tree.right, position)];
  return children.find((child) => child !== NONE && holds(tree, child, x)) ?? NONE;
}

/** Whether a column is one of a subtree's. */
function holds(tree: DrawnTree, position: number, x: number): boolean {
  return x >= at(tree.start, position) && x <= rightEdge(tree, position);
}
