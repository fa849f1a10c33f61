import type { Path } from "./leaf-path.ts";

/** What drawing uses of a canvas. */
export type Pen = Path &
  Pick<
    CanvasRenderingContext2D,
    | "beginPath"
    | "clip"
    | "drawImage"
    | "fill"
    | "fillStyle"
    | "fillText"
    | "font"
    | "globalAlpha"
    | "lineCap"
    | "lineJoin"
    | "lineWidth"
    | "measureText"
    | "restore"
    | "roundRect"
    | "save"
    | "setLineDash"
    | "stroke"
    | "strokeStyle"
    | "strokeText"
    | "textAlign"
    | "textBaseline"
  >;

/** Painting that can pause after each step. */
export type PaintSteps = Generator<undefined, void>;

/** Adds a disc to a path. */
export function addDisc(path: Path, { x, y }: Center, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

interface Center {
  readonly x: number;
  readonly y: number;
}

interface DiscColours {
  readonly inside: string;
  readonly ring: string;
}

/**
 * Paints a disc with a ring, whose middle line is at the radius. Two filled discs take a browser less than half as long as a
 * disc and a stroke.
 */
export function paintDisc(
  pen: Pen,
  center: Center,
  radius: number,
  ringWidth: number,
  { inside, ring }: DiscColours,
): void {
  pen.fillStyle = ring;
  pen.beginPath();
  addDisc(pen, center, radius + ringWidth / 2);
  pen.fill();
  pen.fillStyle = inside;
  pen.beginPath();
  addDisc(pen, center, radius - ringWidth / 2);
  pen.fill();
}

/** The longest beginning of a text that fits, with an ellipsis if it is cut; empty if not even two letters fit. */
export function fitText(pen: Pick<Pen, "measureText">, text: string, width: number): string {
  const whole = pen.measureText(text).width;
  if (whole <= width) return text;
  const letters = [...text];
  const shorten = (count: number) => `${letters.slice(0, count).join("")}…`;
  const isFitting = (count: number) => pen.measureText(shorten(count)).width <= width;
  // Begins at a guess, as measuring each beginning of a long name takes longer than drawing it.
  let count = Math.min(letters.length - 1, Math.floor((letters.length * width) / whole));
  while (count + 1 < letters.length && isFitting(count + 1)) count++;
  while (count >= 2 && !isFitting(count)) count--;
  return count < 2 ? "" : shorten(count);
}

interface HaloColours {
  readonly ink: string;
  /** The colour of the background. */
  readonly halo: string;
}

/** Strokes the path on a halo of twice the width, so that the line is seen on each colour. */
export function strokeOnHalo(pen: Pen, colours: HaloColours, width: number): void {
  pen.strokeStyle = colours.halo;
  pen.lineWidth = 2 * width;
  pen.stroke();
  pen.strokeStyle = colours.ink;
  pen.lineWidth = width;
  pen.stroke();
}

/** Writes on a halo, so that boughs do not cross the letters. */
export function writeOnHalo(pen: Pen, text: string, x: number, y: number, colours: HaloColours): void {
  pen.lineJoin = "round";
  pen.lineWidth = 4;
  pen.strokeStyle = colours.halo;
  pen.strokeText(text, x, y);
  pen.fillStyle = colours.ink;
  pen.fillText(text, x, y);
}
