import { NONE } from "@canopy/protocol/tree-format/shape";
import type { BoughMark } from "../camera/marks.ts";
import type { Path } from "./leaf-path.ts";
import type { PaintSteps, Pen } from "./pen.ts";
import { type Frame, isOnPath } from "./scene.ts";

/** Pixels. */
const THICKEST = 15;
const THINNEST = 0.8;
/** Boughs thinner than this are lines of equal width. */
const TAPERED = 1.8;
/** Boughs shorter than this are straight lines: along a spine, many make one bough. Pixels. */
const SHORTEST = 28;
/** With more boughs all are lines, as no one sees the taper. */
const MOST_TAPERED = 1_500;
/** Where a bough bends, as a part of its width and of its height: out first, then down. */
const BEND = { x: 0.74, y: 0.3 };

/** The thickness of a bough in pixels: its cross-section carries the units below it, as in a real tree. */
function thickness({ camera, mean }: Pick<Frame, "camera" | "mean">, units: number): number {
  const columns = mean === 0 ? 1 : units / mean;
  return Math.min(THICKEST, Math.max(THINNEST, 0.4 * Math.sqrt(columns * camera.scale)));
}

/** Paints the boughs: wood, then the way from the selected seat to the top over it, and dashed those to legs not loaded. */
export function* paintBoughs(pen: Pen, frame: Frame): PaintSteps {
  const { visible, palette, scene } = frame;
  const { boughs } = visible;
  const loaded = boughs.filter(({ position }) => position !== NONE);
  const isPath = ({ position }: BoughMark) => isOnPath(scene, position);
  const isTapered = boughs.length <= MOST_TAPERED;
  yield* paintWood(pen, frame, loaded, { colour: palette.wood, isTapered, extra: 0 });
  yield* paintWood(pen, frame, loaded.filter(isPath), { colour: palette.path, isTapered, extra: 1 });
  paintDashed(
    pen,
    frame,
    boughs.filter(({ position }) => position === NONE),
  );
}

interface Wood {
  readonly colour: string;
  readonly isTapered: boolean;
  /** Added to the thickness, in pixels. */
  readonly extra: number;
}

function* paintWood(
  pen: Pen,
  frame: Frame,
  boughs: readonly BoughMark[],
  { colour, isTapered, extra }: Wood,
): PaintSteps {
  if (boughs.length === 0) return;
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineCap = "round";
  for (const bough of boughs) {
    const width = thickness(frame, bough.units) + extra;
    pen.beginPath();
    if (isTapered && !isShort(bough) && width >= TAPERED) {
      addLimb(pen, bough, width);
      pen.fill();
    } else {
      addCurve(pen, bough);
      pen.lineWidth = Math.round(width * 2) / 2;
      pen.stroke();
    }
    yield;
  }
}

function paintDashed(pen: Pen, { palette }: Frame, boughs: readonly BoughMark[]): void {
  if (boughs.length === 0) return;
  pen.strokeStyle = palette.edge;
  pen.lineWidth = 1.25;
  pen.setLineDash([4, 4]);
  pen.beginPath();
  for (const bough of boughs) addCurve(pen, bough);
  pen.stroke();
  pen.setLineDash([]);
}

type Line = Pick<BoughMark, "x" | "y" | "toX" | "toY">;

const isShort = ({ x, y, toX, toY }: Line) => Math.abs(toX - x) + Math.abs(toY - y) < SHORTEST;

/** Adds the middle line of a bough. */
export function addCurve(path: Path, line: Line): void {
  const { x, y, toX, toY } = line;
  path.moveTo(x, y);
  if (isShort(line)) path.lineTo(toX, toY);
  else path.quadraticCurveTo(x + (toX - x) * BEND.x, y + (toY - y) * BEND.y, toX, toY);
}

/** Adds the outline of a bough that is a little thicker where it begins. */
function addLimb(path: Path, { x, y, toX, toY }: BoughMark, width: number): void {
  const viaX = x + (toX - x) * BEND.x;
  const viaY = y + (toY - y) * BEND.y;
  // Half of the thickness at three places, as part of a vector along the bough there. Turned by a right angle it leads outwards.
  const foot = (width * 0.62) / measureLength(viaX - x, viaY - y);
  const bend = (width * 0.54) / measureLength(toX - x, toY - y);
  const tip = (width * 0.46) / measureLength(toX - viaX, toY - viaY);
  const footX = (y - viaY) * foot;
  const footY = (viaX - x) * foot;
  const bendX = (y - toY) * bend;
  const bendY = (toX - x) * bend;
  const tipX = (viaY - toY) * tip;
  const tipY = (toX - viaX) * tip;
  const angle = Math.atan2(footY, footX);
  path.moveTo(x + footX, y + footY);
  path.quadraticCurveTo(viaX + bendX, viaY + bendY, toX + tipX, toY + tipY);
  path.lineTo(toX - tipX, toY - tipY);
  path.quadraticCurveTo(viaX - bendX, viaY - bendY, x - footX, y - footY);
  // A round end, where no seat covers the joint with the bough above.
  path.arc(x, y, width * 0.62, angle + Math.PI, angle + 2 * Math.PI);
  path.closePath();
}

const measureLength = (dx: number, dy: number) => Math.max(1e-6, Math.sqrt(dx * dx + dy * dy));
