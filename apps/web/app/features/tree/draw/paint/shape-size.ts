import type { ShapeMark } from "../camera/marks.ts";
import { LEAF_FILL } from "./leaf-path.ts";

/** The height of a shape with the tree's mean of units per seat, in pixels. */
const HEIGHT = 44;
/** Part of its columns that a shape takes. */
const SPREAD = 0.92;

/** Units of a leg that is not loaded are unknown, so its stub has one size. */
const STUB = { width: 26, height: 40 };

/** The size of a shape in pixels. Its area is proportional to its units, by the same factor for all shapes of a frame. */
export function shapeSize(
  { kind, width, seats, units }: Pick<ShapeMark, "kind" | "width" | "seats" | "units">,
  mean: number,
): { readonly width: number; readonly height: number } {
  if (kind === "hidden") return { width: Math.min(width * SPREAD, STUB.width), height: STUB.height };
  const height = mean === 0 ? HEIGHT : (HEIGHT * units) / (seats * mean);
  return { width: width * SPREAD, height };
}

/** Square pixels of a shape. */
export function shapeArea(size: { readonly width: number; readonly height: number }): number {
  return size.width * size.height * LEAF_FILL;
}
