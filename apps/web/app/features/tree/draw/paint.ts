import type { GhostMark } from "./ghost-marks.ts";
import { paintBoughs } from "./paint-boughs.ts";
import { paintChosenSeat, paintGhosts, paintStems } from "./paint-extras.ts";
import { paintSeats } from "./paint-seats.ts";
import { paintChosenShape, paintShapes } from "./paint-shapes.ts";
import type { Pen } from "./pen.ts";
import type { Frame } from "./scene.ts";

type PaintLayer = (pen: Pen, frame: Frame, ghosts: readonly GhostMark[]) => void;

/** What a frame is painted of, from back to front. The pen's unit is a CSS pixel. */
export const layers: readonly PaintLayer[] = [
  (pen, { viewport }) => pen.clearRect(0, 0, viewport.width, viewport.height),
  paintShapes,
  paintBoughs,
  paintChosenShape,
  paintSeats,
  paintStems,
  paintChosenSeat,
  paintGhosts,
];

/** Paints one frame. */
export function paint(pen: Pen, frame: Frame, ghosts: readonly GhostMark[]): void {
  for (const paintLayer of layers) paintLayer(pen, frame, ghosts);
}
