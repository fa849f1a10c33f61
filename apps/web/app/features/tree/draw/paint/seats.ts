import { at } from "../../data/columns.ts";
import type { SeatMark } from "../camera/marks.ts";
import { addLeaf } from "./leaf-path.ts";
import { paintNames } from "./names.ts";
import { addDisc, type PaintSteps, type Pen, paintDisc } from "./pen.ts";
import { type Frame, isFreeLeg, type SeatLabel } from "./scene.ts";

/** Radii in pixels. */
const RADIUS = { least: 1.25, most: 22, part: 0.26 };
/** Seats at least this large have leaves, a face, and buds where a leg is free. */
const LARGE = 11;
/** Seats at least this large stand out from the bough by a ring. */
const RINGED = 3.5;
/** Of the rings of small seats and of faces, in pixels. */
const RING = { bud: 1.25, face: 2 };
/** The most leaves of a seat. */
const MOST_LEAVES = 8;

/** The radius of a seat in pixels: as large as its neighbours allow. */
export function seatRadius({ room }: Pick<SeatMark, "room">): number {
  return Math.min(RADIUS.most, Math.max(RADIUS.least, room * RADIUS.part));
}

/** Paints the seats that are drawn on their own: from far a bud on the bough, from near a face with a leaf for each unit. */
export function* paintSeats(pen: Pen, frame: Frame): PaintSteps {
  const { seats } = frame.visible;
  const isLarge = (seat: SeatMark) => seatRadius(seat) >= LARGE;
  yield* paintBuds(
    pen,
    frame,
    seats.filter((seat) => !isLarge(seat)),
  );
  const large = seats.filter(isLarge);
  yield* paintFreeLegs(pen, frame, large);
  yield* paintLeaves(pen, frame, large);
  for (const seat of large) {
    paintFace(pen, frame, seat);
    yield;
  }
  yield* paintNames(pen, frame, large, seatRadius);
}

function seatColour({ scene, palette }: Frame, { position }: SeatMark): string {
  const step = scene.findStep === null ? 0 : scene.findStep(position);
  return palette.series[step] ?? palette.leaf;
}

function* paintBuds(pen: Pen, frame: Frame, seats: readonly SeatMark[]): PaintSteps {
  const { palette } = frame;
  const ring = palette.isForced ? palette.ink : palette.paper;
  for (const seat of seats) {
    const radius = seatRadius(seat);
    const inside = seatColour(frame, seat);
    if (palette.isForced || radius >= RINGED) {
      paintDisc(pen, seat, radius, RING.bud, { inside, ring });
    } else {
      pen.fillStyle = inside;
      pen.beginPath();
      addDisc(pen, seat, radius);
      pen.fill();
    }
    yield;
  }
}

/** A leaf for each unit, in a fan around the upper half of the seat. */
function* paintLeaves(pen: Pen, frame: Frame, seats: readonly SeatMark[]): PaintSteps {
  const { palette, scene } = frame;
  pen.strokeStyle = palette.ink;
  pen.lineWidth = 1;
  for (const seat of seats) {
    const radius = seatRadius(seat);
    const count = Math.min(MOST_LEAVES, at(scene.tree.units, seat.position));
    pen.fillStyle = seatColour(frame, seat);
    for (let leaf = 0; leaf < count; leaf++) {
      const angle = leafAngle(leaf, count);
      const x = seat.x + Math.sin(angle) * radius * 0.86;
      const y = seat.y - Math.cos(angle) * radius * 0.86;
      pen.beginPath();
      addLeaf(pen, x, y, angle, radius * 0.92, radius * 0.5);
      pen.fill();
      if (palette.isForced) pen.stroke();
    }
    yield;
  }
}

/** Radians from the top: one leaf leans to the right, more share the arc evenly. */
function leafAngle(leaf: number, count: number): number {
  if (count === 1) return 0.7;
  const reach = Math.min(1.95, 0.55 * (count - 1));
  return -reach + (2 * reach * leaf) / (count - 1);
}

function paintFace(pen: Pen, frame: Frame, seat: SeatMark): void {
  const { palette, scene } = frame;
  const radius = seatRadius(seat);
  const label = scene.findLabel(at(scene.tree.numbers, seat.position));
  const ring = palette.isForced ? palette.ink : seatColour(frame, seat);
  paintDisc(pen, seat, radius, RING.face, { inside: palette.sheet, ring });
  if (label !== undefined) paintLikeness(pen, frame, seat, label);
}

/** The member's picture, or the first letter of the name. */
function paintLikeness(
  pen: Pen,
  { palette, scene }: Frame,
  seat: SeatMark,
  { name, picture }: SeatLabel,
): void {
  const radius = seatRadius(seat);
  const image = picture ? scene.avatarAt(picture) : undefined;
  if (image !== undefined) {
    pen.save();
    pen.beginPath();
    addDisc(pen, seat, radius - RING.face / 2);
    pen.clip();
    pen.drawImage(image, seat.x - radius, seat.y - radius, 2 * radius, 2 * radius);
    pen.restore();
    return;
  }
  const [initial = ""] = name;
  pen.font = `600 ${Math.round(radius * 0.95)}px ${palette.font}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = palette.ink;
  pen.fillText(initial.toUpperCase(), seat.x, seat.y + radius * 0.06);
}

/** Where the bud of a free leg is, from the seat's centre. */
export function budPlace(seat: SeatMark, leg: "left" | "right") {
  const radius = seatRadius(seat);
  const side = leg === "left" ? -1 : 1;
  return {
    x: seat.x + side * radius * 0.78,
    y: seat.y + radius * 0.72,
    angle: Math.PI - side * 0.85,
    length: radius * 0.85,
  };
}

/** Whether buds are drawn at a seat: it is large, and the drawing shows the present. */
export function hasBuds({ scene }: Pick<Frame, "scene">, seat: SeatMark): boolean {
  return scene.lastNumber === null && seatRadius(seat) >= LARGE;
}

/** Outlined buds where a seat is free; the selected one is filled. */
function* paintFreeLegs(pen: Pen, frame: Frame, seats: readonly SeatMark[]): PaintSteps {
  const { palette, scene } = frame;
  const buds = seats
    .filter((seat) => hasBuds(frame, seat))
    .flatMap((seat) =>
      (["left", "right"] as const)
        .filter((leg) => isFreeLeg(scene.tree, seat.position, leg))
        .map((leg) => ({ seat, leg })),
    );
  const addBud = ({ seat, leg }: (typeof buds)[number]) => {
    const { x, y, angle, length } = budPlace(seat, leg);
    addLeaf(pen, x, y, angle, length, length * 0.55);
  };
  pen.strokeStyle = palette.edge;
  pen.lineWidth = 1.25;
  for (const bud of buds) {
    pen.beginPath();
    addBud(bud);
    pen.stroke();
    yield;
  }
  const chosen = buds.find(({ seat, leg }) => seat.position === scene.selected && leg === scene.freeLeg);
  if (chosen === undefined) return;
  pen.beginPath();
  addBud(chosen);
  pen.fillStyle = palette.chosen;
  pen.fill();
  pen.strokeStyle = palette.ink;
  pen.stroke();
  yield;
}
