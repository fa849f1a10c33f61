import { leafOutline } from "../../../../ui/illustration/strokes.ts";

/** The calls of a canvas that draw a path. */
export type Path = Pick<
  CanvasRenderingContext2D,
  "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "arc" | "closePath"
>;

/** Of the outline at size 1. */
const OUTLINE = { length: 1.4, width: 0.8177, area: 0.7935 };
const STEM = { x: 0, y: 0 };
const CURVES = [
  { bend: leafOutline.toTip, end: leafOutline.tip },
  { bend: leafOutline.toStem, end: STEM },
];

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
  const alongX = (Math.sin(angle) * length) / OUTLINE.length;
  const alongY = (-Math.cos(angle) * length) / OUTLINE.length;
  const acrossX = (Math.cos(angle) * width) / OUTLINE.width;
  const acrossY = (Math.sin(angle) * width) / OUTLINE.width;
  path.moveTo(x, y);
  for (const {
    bend: [first, second],
    end,
  } of CURVES) {
    path.bezierCurveTo(
      x + first.y * alongX + first.x * acrossX,
      y + first.y * alongY + first.x * acrossY,
      x + second.y * alongX + second.x * acrossX,
      y + second.y * alongY + second.x * acrossY,
      x + end.y * alongX + end.x * acrossX,
      y + end.y * alongY + end.x * acrossY,
    );
  }
  path.closePath();
}
