import type { GhostMark } from "./ghost-marks.ts";
import { paintBoughs } from "./paint-boughs.ts";
import { paintChosenSeat, paintGhosts, paintStems } from "./paint-extras.ts";
import { paintSeats } from "./paint-seats.ts";
import { paintChosenShape, paintShapes } from "./paint-shapes.ts";
import type { Pen } from "./pen.ts";
import type { Frame } from "./scene.ts";

/** Paints one frame, from back to front. The pen's unit is a CSS pixel. */
export function paint(pen: Pen, frame: Frame, ghosts: readonly GhostMark[]): void {
  pen.clearRect(0, 0, frame.viewport.width, frame.viewport.height);
  paintShapes(pen, frame);
  paintBoughs(pen, frame);
  paintChosenShape(pen, frame);
  paintSeats(pen, frame);
  paintStems(pen, frame);
  paintChosenSeat(pen, frame);
  paintGhosts(pen, frame, ghosts);
}
