import { leafOutline } from "../../../ui/illustration/strokes.ts";

/** The calls of a canvas that draw a path. */
export type Path = Pick<
  CanvasRenderingContext2D,
  "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "arc" | "closePath"
>;

/** Of the outline at size 1. */
const OUTLINE = { length: 1.4, width: 0.8177, area: 0.7935 };

/** The area of a leaf, as part of its length times its width. */
export const LEAF_FILL = OUTLINE.area / (OUTLINE.length * OUTLINE.width);

/** Adds a leaf to a path, from its stem on. `angle` is in radians: 0 points upwards, Math.PI downwards. */
export function addLeaf(
  path: Path,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
): void {
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  const along = length / OUTLINE.length;
  const across = width / OUTLINE.width;
  const placeX = (point: { readonly x: number; readonly y: number }) =>
    x + sine * point.y * along + cosine * point.x * across;
  const placeY = (point: { readonly x: number; readonly y: number }) =>
    y - cosine * point.y * along + sine * point.x * across;
  const { tip, toTip, toStem } = leafOutline;
  path.moveTo(x, y);
  for (const [[first, second], end] of [
    [toTip, tip],
    [toStem, { x: 0, y: 0 }],
  ] as const) {
    path.bezierCurveTo(
      placeX(first),
      placeY(first),
      placeX(second),
      placeY(second),
      placeX(end),
      placeY(end),
    );
  }
  path.closePath();
}
