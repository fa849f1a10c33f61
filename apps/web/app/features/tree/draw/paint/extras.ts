import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../../data/columns.ts";
import { CUT, toScreen } from "../camera/camera.ts";
import { addCurve } from "./boughs.ts";
import { GHOST_RADIUS, type GhostMark } from "./ghost-marks.ts";
import { addLeaf } from "./leaf-path.ts";
import { type PaintSteps, type Pen, strokeOnHalo } from "./pen.ts";
import type { Frame } from "./scene.ts";
import { seatRadius } from "./seats.ts";

/** The radius of the ring around a seat that has no disc, in pixels. */
const UNMARKED = 8;
/** The shortest stem that carries its number, in pixels. */
const LABELLED_STEM = 40;

/** The ring around the selected seat, also if it is only a part of its bough. */
export function* paintChosenSeat(pen: Pen, frame: Frame): PaintSteps {
  const { scene, visible, palette, camera, viewport } = frame;
  const { tree, selected } = scene;
  if (selected === NONE || at(tree.width, selected) * camera.scale < CUT) return;
  const mark = visible.seats.find(({ position }) => position === selected);
  const { x, y } = mark ?? toScreen(camera, viewport, { x: at(tree.x, selected), y: at(tree.y, selected) });
  pen.beginPath();
  pen.arc(x, y, mark === undefined ? UNMARKED : Math.max(6, seatRadius(mark) + 4), 0, 2 * Math.PI);
  strokeOnHalo(pen, { ink: palette.chosen, halo: palette.paper }, 3);
  yield;
}

/** The number of seats of each stem, on a tag on its bough. */
export function* paintStems(pen: Pen, { visible, palette, scene }: Frame): PaintSteps {
  pen.font = `12px ${palette.font}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const { x, y, length, seats } of visible.stems) {
    if (length < LABELLED_STEM) continue;
    const text = scene.words.stem(seats);
    const half = pen.measureText(text).width / 2 + 8;
    pen.beginPath();
    pen.roundRect(x - half, y - 11, 2 * half, 22, 11);
    pen.fillStyle = palette.sheet;
    pen.fill();
    pen.strokeStyle = palette.line;
    pen.lineWidth = 1;
    pen.stroke();
    pen.fillStyle = palette.ink;
    pen.fillText(text, x, y + 1);
    yield;
  }
}

/** Imagined members, dashed. */
export function* paintGhosts(pen: Pen, { palette, scene }: Frame, ghosts: readonly GhostMark[]): PaintSteps {
  if (ghosts.length === 0) return;
  pen.strokeStyle = palette.ghost;
  pen.fillStyle = palette.paper;
  pen.lineWidth = 1.5;
  pen.setLineDash([4, 3]);
  pen.beginPath();
  for (const { x, y, fromX, fromY } of ghosts) addCurve(pen, { x: fromX, y: fromY, toX: x, toY: y });
  pen.stroke();
  yield;
  pen.beginPath();
  for (const { x, y, units } of ghosts) {
    for (let leaf = 0; leaf < units; leaf++) {
      const angle = units === 1 ? 0.7 : -1.5 + (3 * leaf) / (units - 1);
      const tip = {
        x: x + Math.sin(angle) * GHOST_RADIUS * 0.9,
        y: y - Math.cos(angle) * GHOST_RADIUS * 0.9,
      };
      addLeaf(pen, tip.x, tip.y, angle, GHOST_RADIUS, GHOST_RADIUS * 0.5);
    }
  }
  pen.stroke();
  yield;
  pen.beginPath();
  for (const { x, y } of ghosts) {
    pen.moveTo(x + GHOST_RADIUS, y);
    pen.arc(x, y, GHOST_RADIUS, 0, 2 * Math.PI);
  }
  pen.fill();
  pen.stroke();
  pen.setLineDash([]);
  pen.font = `600 11px ${palette.font}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = palette.ghost;
  for (const { x, y, id } of ghosts) pen.fillText(scene.words.ghost(id), x, y + 0.5);
  yield;
}
