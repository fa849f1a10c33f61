import { STEEPNESS } from "../../data/layout.ts";

/**
 * What the drawing looks at. Zooming widens the columns only: levels keep their height, because the layout gives a subtree of
 * a given width always the same depth.
 */
export interface Camera {
  /** The column and the level in the middle of the viewport. */
  readonly x: number;
  readonly y: number;
  /** Pixels per column. */
  readonly scale: number;
}

/** The drawing's size in CSS pixels, and the height of a level. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly rise: number;
}

/** A point on the screen or of the layout. */
export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** The columns and the levels that a tree takes. */
export interface Extent {
  readonly start: number;
  readonly width: number;
  readonly y: number;
  /** Levels below `y`. */
  readonly depth: number;
}

/** Subtrees narrower than this, in pixels, are one shape. */
export const CUT = 24;

/** Pixels per column when zoomed in most, and when a small tree is fitted. */
const WIDEST = 128;
const COMFORTABLE = 64;
/** The smallest scale, relative to that at which the tree fits. */
const SMALLEST = 0.6;
/** Pixels around a fitted tree. */
const MARGIN = { side: 36, top: 56, bottom: 44 };
/** Levels by which a drawn seat can be lower than `shownLevels`: short chains have larger steps. */
const SLACK = 5;
/** Of a level in pixels. */
const RISE = { least: 52, most: 108 };

/** The viewport of a drawing: a fitted tree, whose levels end where subtrees become shapes, fills its height below its upline. */
export function toViewport(width: number, height: number): Viewport {
  const levels = STEEPNESS * Math.log2(Math.max(4, width / CUT)) + 2;
  const rise = (height - MARGIN.top - MARGIN.bottom) / levels;
  return { width, height, rise: Math.min(RISE.most, Math.max(RISE.least, rise)) };
}

/** Where a point of the layout is on the screen. */
export function toScreen(camera: Camera, viewport: Viewport, { x, y }: Coordinates): Coordinates {
  return {
    x: (x - camera.x) * camera.scale + viewport.width / 2,
    y: (y - camera.y) * viewport.rise + viewport.height / 2,
  };
}

/** The point of the layout under a point on the screen. */
export function toLayout(camera: Camera, viewport: Viewport, { x, y }: Coordinates): Coordinates {
  return {
    x: (x - viewport.width / 2) / camera.scale + camera.x,
    y: (y - viewport.height / 2) / viewport.rise + camera.y,
  };
}

/** The camera after the drawing was dragged by some pixels. */
export function pan(camera: Camera, viewport: Viewport, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / viewport.rise };
}

/** The camera that has the point of the layout `place` at the point `on` of the screen. */
export function pin(scale: number, viewport: Viewport, place: Coordinates, on: Coordinates): Camera {
  return {
    scale,
    x: place.x - (on.x - viewport.width / 2) / scale,
    y: place.y - (on.y - viewport.height / 2) / viewport.rise,
  };
}

/** Zooms by a factor around a point on the screen, within the limits of the tree. */
export function zoomAt(
  camera: Camera,
  viewport: Viewport,
  tree: Extent,
  on: Coordinates,
  factor: number,
): Camera {
  const scale = limitScale(camera.scale * factor, viewport, tree);
  return pin(scale, viewport, toLayout(camera, viewport, on), on);
}

/** The camera that shows a subtree as large as it fits, its top seat near the upper edge, with some levels free above it. */
export function fit(viewport: Viewport, subtree: Extent, above = 0): Camera {
  const room = Math.max(CUT, viewport.width - 2 * MARGIN.side);
  const scale = Math.min(COMFORTABLE, room / subtree.width);
  const drawn = above + shownLevels(subtree, scale);
  const spare = viewport.height - MARGIN.top - MARGIN.bottom - (drawn + 1) * viewport.rise;
  const top = MARGIN.top + above * viewport.rise + Math.max(0, spare / 2);
  return pin(
    scale,
    viewport,
    { x: subtree.start + subtree.width / 2, y: subtree.y },
    { x: viewport.width / 2, y: Math.min(top, viewport.height / 2) },
  );
}

/** Levels of a tree that are drawn at a scale: those below are inside shapes. */
function shownLevels({ width, depth }: Extent, scale: number): number {
  return Math.min(depth, Math.max(0, STEEPNESS * Math.log2((width * scale) / CUT)));
}

function limitScale(scale: number, viewport: Viewport, tree: Extent): number {
  const least = SMALLEST * fit(viewport, tree).scale;
  return Math.min(Math.max(WIDEST, least), Math.max(least, scale));
}

/** The nearest camera that shows some of the tree in the middle of the viewport, within the limits of the scale. */
export function clamp(camera: Camera, viewport: Viewport, tree: Extent): Camera {
  const scale = limitScale(camera.scale, viewport, tree);
  const lowest = tree.y + Math.min(tree.depth, shownLevels(tree, scale) + SLACK);
  return {
    scale,
    x: Math.min(tree.start + tree.width, Math.max(tree.start, camera.x)),
    y: Math.min(lowest, Math.max(tree.y, camera.y)),
  };
}

/**
 * The camera that moves as little as needed to show a seat apart from its subtree's shape, at a distance from the edges. It
 * zooms in if the seat is inside a shape.
 */
export function reveal(camera: Camera, viewport: Viewport, seat: Coordinates, width: number): Camera {
  const scale = Math.max(camera.scale, Math.min(WIDEST, (1.5 * CUT) / width));
  const inset = { x: Math.min(96, viewport.width / 4), y: Math.min(112, viewport.height / 4) };
  return pin(scale, viewport, seat, inwards(viewport, toScreen(camera, viewport, seat), inset));
}

/** Pixels around a seat in which its leaves and its name are drawn. */
const DRAWN = { x: 72, y: 44 };

/** Whether a seat is on the screen with its leaves and its name. */
export function isInside(camera: Camera, viewport: Viewport, seat: Coordinates): boolean {
  const on = toScreen(camera, viewport, seat);
  const nearest = inwards(viewport, on, DRAWN);
  return nearest.x === on.x && nearest.y === on.y;
}

/** The camera that moves as little as needed to show a seat with its leaves and its name. */
export function keepInside(camera: Camera, viewport: Viewport, seat: Coordinates): Camera {
  if (isInside(camera, viewport, seat)) return camera;
  return pin(camera.scale, viewport, seat, inwards(viewport, toScreen(camera, viewport, seat), DRAWN));
}

/** The nearest point of the screen that is as far from its edges. */
function inwards({ width, height }: Viewport, { x, y }: Coordinates, inset: Coordinates): Coordinates {
  return {
    x: Math.min(width - inset.x, Math.max(inset.x, x)),
    y: Math.min(height - inset.y, Math.max(inset.y, y)),
  };
}

/** The camera between two others, for `part` from 0 to 1, or beyond them. The scale changes by equal factors. */
export function between(from: Camera, to: Camera, part: number): Camera {
  if (part === 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** part;
  // A point that is at the same place in both stays there on the way.
  const change = 1 / from.scale - 1 / to.scale;
  const share = Math.abs(change) < 1e-12 ? part : (1 / from.scale - 1 / scale) / change;
  return {
    scale,
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * part,
  };
}
