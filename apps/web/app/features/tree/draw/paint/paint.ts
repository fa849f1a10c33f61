import { paintBoughs } from "./boughs.ts";
import { paintChosenSeat, paintGhosts, paintStems } from "./extras.ts";
import type { GhostMark } from "./ghost-marks.ts";
import type { PaintSteps, Pen } from "./pen.ts";
import type { Frame } from "./scene.ts";
import { paintSeats } from "./seats.ts";
import { paintChosenShape, paintShapes } from "./shapes.ts";

type PaintLayer = (pen: Pen, frame: Frame, ghosts: readonly GhostMark[]) => PaintSteps;

/** What a frame is painted of, from back to front. The pen's unit is a CSS pixel. */
const layers: readonly PaintLayer[] = [
  paintShapes,
  paintBoughs,
  paintChosenShape,
  paintSeats,
  paintStems,
  paintChosenSeat,
  paintGhosts,
];

/** Paints a frame step by step, a few marks each. */
export function* paintSteps(pen: Pen, frame: Frame, ghosts: readonly GhostMark[]): PaintSteps {
  for (const paintLayer of layers) yield* paintLayer(pen, frame, ghosts);
}

/** Paints a frame at once. */
export function paint(pen: Pen, frame: Frame, ghosts: readonly GhostMark[]): void {
  const steps = paintSteps(pen, frame, ghosts);
  while (steps.next().done !== true);
}
