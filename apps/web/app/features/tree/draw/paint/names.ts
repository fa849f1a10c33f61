import { at } from "../../data/columns.ts";
import type { SeatMark } from "../camera/marks.ts";
import { fitText, type PaintSteps, type Pen, writeOnHalo } from "./pen.ts";
import type { Frame } from "./scene.ts";

/** The least room for a name, in pixels. */
const NAMED = 46;
/** Pixels of a name: the most that it is wide, its height, how far it is below its face, and the gap on its sides. */
const NAME = { most: 168, height: 13, below: 5, gap: 1 };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Writes the names below faces. A name that would cross another one or a face is left out; the selected seat has the first choice. */
export function* paintNames(
  pen: Pen,
  { scene, palette }: Frame,
  seats: readonly SeatMark[],
  radiusOf: (seat: SeatMark) => number,
): PaintSteps {
  pen.font = `13px ${palette.font}`;
  pen.textAlign = "center";
  pen.textBaseline = "top";
  const colours = { ink: palette.ink, halo: palette.paper };
  const taken = seats.map((seat) => faceBox(seat, radiusOf(seat)));
  const selected = seats.filter(({ position }) => position === scene.selected);
  for (const seat of [...selected, ...seats.filter(({ position }) => position !== scene.selected)]) {
    const label = seat.room < NAMED ? undefined : scene.findLabel(at(scene.tree.numbers, seat.position));
    if (label === undefined) continue;
    // Measuring a name takes as long as some marks, also if it is left out then.
    yield;
    const text = fitText(pen, label.name, Math.min(seat.room + 8, NAME.most));
    if (text === "") continue;
    const top = seat.y + radiusOf(seat) + NAME.below;
    const half = pen.measureText(text).width / 2 + NAME.gap;
    const box = { left: seat.x - half, right: seat.x + half, top, bottom: top + NAME.height };
    if (taken.some((other) => isCrossing(box, other))) continue;
    taken.push(box);
    writeOnHalo(pen, text, seat.x, top, colours);
    yield;
  }
}

const faceBox = ({ x, y }: SeatMark, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const isCrossing = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
