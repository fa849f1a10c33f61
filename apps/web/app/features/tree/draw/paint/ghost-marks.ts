import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../../data/columns.ts";
import { type Camera, CUT, toScreen, type Viewport } from "../camera/camera.ts";
import type { Scene } from "./scene.ts";

/** An imagined member and the seat or ghost above. Pixels of the screen. */
export interface GhostMark {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly units: number;
}

/** Pixels. */
export const GHOST_RADIUS = 11;
/** How far a ghost is from the seat above, in pixels; below another ghost `TAPER` times as far. */
const ASIDE = 46;
const BELOW = 58;
const TAPER = 0.72;

/** Where ghosts are drawn. Free seats have no columns, so they hang at fixed distances below their seats. */
export function placeGhosts(
  { tree, ghosts }: Pick<Scene, "tree" | "ghosts">,
  positionOf: (number: number) => number,
  camera: Camera,
  viewport: Viewport,
): GhostMark[] {
  const placed = new Map<number, GhostMark & { readonly aside: number; readonly radius: number }>();
  for (const { id, upline, leg, units } of ghosts) {
    const above = placed.get(upline) ?? seatAbove(tree, positionOf(upline), camera, viewport);
    if (above === null) continue;
    const x = above.x + (leg === "left" ? -above.aside : above.aside);
    const mark = { id, x, y: above.y + BELOW, fromX: above.x, fromY: above.y + above.radius, units };
    placed.set(id, { ...mark, aside: Math.max(14, above.aside * TAPER), radius: GHOST_RADIUS });
  }
  return [...placed.values()].map(({ id, x, y, fromX, fromY, units }) => ({ id, x, y, fromX, fromY, units }));
}

/** The place of a seat; null if it is not loaded or inside a shape. */
function seatAbove(tree: Scene["tree"], position: number, camera: Camera, viewport: Viewport) {
  if (position === NONE || at(tree.width, position) * camera.scale < CUT) return null;
  const place = toScreen(camera, viewport, { x: at(tree.x, position), y: at(tree.y, position) });
  return { ...place, aside: ASIDE, radius: GHOST_RADIUS };
}
