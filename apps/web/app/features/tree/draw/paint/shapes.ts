import { at } from "../../data/columns.ts";
import type { ShapeMark } from "../camera/marks.ts";
import { addLeaf } from "./leaf-path.ts";
import { type PaintSteps, type Pen, strokeOnHalo, writeOnHalo } from "./pen.ts";
import { colourOfSubtree, type Frame, isOnPath } from "./scene.ts";
import { shapeSize } from "./shape-size.ts";

/** Leaves at least this wide lean a little to a side, and those at least as wide as `VEINED` have a midrib. Pixels. */
const LEANING = 7;
const VEINED = 13;
/** The opacity of leaves whose units are an estimate. */
const ESTIMATED = 0.45;
/** Radians. */
const LEAN = 0.16;

/** Paints the subtrees that are too narrow to be drawn seat by seat as hanging leaves, each as large as its units. */
export function* paintShapes(pen: Pen, frame: Frame): PaintSteps {
  const { scene, visible, palette } = frame;
  const leaves = visible.shapes.filter(({ kind }) => kind !== "hidden");
  pen.strokeStyle = palette.ink;
  pen.lineWidth = 1;
  for (const shape of leaves) {
    pen.globalAlpha = shape.isPartial ? ESTIMATED : 1;
    pen.fillStyle = palette.series[colourOfSubtree(scene, shape.position)] ?? palette.leaf;
    pen.beginPath();
    addShape(pen, frame, shape);
    pen.fill();
    if (palette.isForced) pen.stroke();
    yield;
  }
  yield* paintMidribs(pen, frame, leaves);
  yield* paintStubs(pen, frame);
}

function addShape(pen: Pen, frame: Frame, shape: ShapeMark): void {
  const { width, height } = shapeSize(shape, frame.mean);
  addLeaf(pen, shape.x + shape.width / 2, shape.y, Math.PI + findLean(frame, shape), height, width);
}

/** A small angle that is always the same for a seat. */
function findLean({ scene }: Frame, { position, width }: ShapeMark): number {
  if (width < LEANING) return 0;
  const spread = (Math.imul(at(scene.tree.numbers, position), 0x9e37_79b1) >>> 0) / 2 ** 32;
  return (spread - 0.5) * 2 * LEAN;
}

function* paintMidribs(pen: Pen, frame: Frame, leaves: readonly ShapeMark[]): PaintSteps {
  pen.strokeStyle = frame.palette.paper;
  pen.lineWidth = 1;
  pen.lineCap = "round";
  for (const shape of leaves) {
    if (shape.width < VEINED) continue;
    const { height } = shapeSize(shape, frame.mean);
    const angle = Math.PI + findLean(frame, shape);
    const stemX = shape.x + shape.width / 2;
    pen.globalAlpha = 0.7;
    pen.beginPath();
    pen.moveTo(stemX, shape.y + 2);
    pen.lineTo(stemX + Math.sin(angle) * height * 0.84, shape.y - Math.cos(angle) * height * 0.84);
    pen.stroke();
    yield;
  }
  pen.globalAlpha = 1;
}

/** Legs that are not loaded: a dashed leaf with the number of their seats. */
function* paintStubs(pen: Pen, frame: Frame): PaintSteps {
  const { palette, visible, scene } = frame;
  const stubs = visible.shapes.filter(({ kind }) => kind === "hidden");
  if (stubs.length === 0) return;
  pen.strokeStyle = palette.edge;
  pen.fillStyle = palette.sheet;
  pen.lineWidth = 1.25;
  pen.setLineDash([3, 3]);
  for (const stub of stubs) {
    pen.beginPath();
    addShape(pen, frame, stub);
    pen.fill();
    pen.stroke();
    yield;
  }
  pen.setLineDash([]);
  pen.font = `12px ${palette.font}`;
  pen.textAlign = "center";
  pen.textBaseline = "top";
  for (const stub of stubs) {
    const text = scene.words.hidden(stub.seats);
    if (pen.measureText(text).width > stub.width + 12) continue;
    const { height } = shapeSize(stub, frame.mean);
    const colours = { ink: palette.quiet, halo: palette.paper };
    writeOnHalo(pen, text, stub.x + stub.width / 2, stub.y + height + 4, colours);
    yield;
  }
}

/** The shape that the selected seat is in, outlined. */
export function* paintChosenShape(pen: Pen, frame: Frame): PaintSteps {
  const { scene, visible, palette } = frame;
  const chosen = visible.shapes.find(({ kind, position }) => kind === "subtree" && isOnPath(scene, position));
  if (chosen === undefined) return;
  pen.beginPath();
  addShape(pen, frame, chosen);
  strokeOnHalo(pen, { ink: palette.chosen, halo: palette.paper }, 2.5);
  yield;
}
