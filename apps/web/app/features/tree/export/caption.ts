import type { PlanName } from "@canopy/shared/api/primitives";
import type { Frame } from "../draw/paint/scene.ts";
import type { WritingPen } from "./svg-pen.ts";

/** What is written above a saved picture. */
export interface Caption {
  /** Whose tree it is. */
  readonly title: string;
  /** Plan, round and date. */
  readonly details: string;
  readonly direction: "ltr" | "rtl";
}

/** The height of the caption, in pixels of the picture. */
export const CAPTION_HEIGHT = 76;
const SIDE = 24;

/** Writes title and details at the top of a picture. */
export function paintCaption(pen: WritingPen, { title, details, direction }: Caption, frame: Frame): void {
  const { palette, viewport } = frame;
  const x = direction === "rtl" ? viewport.width - SIDE : SIDE;
  pen.save();
  pen.direction = direction;
  pen.textAlign = direction === "rtl" ? "right" : "left";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = palette.ink;
  pen.font = `600 20px ${palette.font}`;
  pen.fillText(title, x, 36);
  pen.fillStyle = palette.quiet;
  pen.font = `14px ${palette.font}`;
  pen.fillText(details, x, 60);
  pen.restore();
}

interface Named {
  readonly plan: PlanName;
  readonly username: string;
  /** The shown round. */
  readonly round: number;
  /** The day of the round. */
  readonly day: Date;
}

/** The name of a saved picture, which sorts by member, plan and round: `family-willow-core-round-57-2026-11-22.svg`. */
export function pictureName({ plan, username, round, day }: Named, extension: "svg" | "png"): string {
  return `family-${username}-${plan}-round-${round}-${day.toISOString().slice(0, 10)}.${extension}`;
}
