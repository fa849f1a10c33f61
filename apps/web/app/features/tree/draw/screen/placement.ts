import { type Camera, type Coordinates, toLayout, toScreen, type Viewport } from "../camera/camera.ts";

/** What a picture or the screen shows. */
export interface View {
  readonly camera: Camera;
  readonly viewport: Viewport;
}

/** Where a picture is on the screen: its upper left corner, and its size relative to that at which it was drawn. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** How far a picture reaches beyond the screen on each side, so that a movement shows no edge. Pixels, and part of the screen. */
const MARGIN = { most: 128, part: 1 / 6 };

/** The viewport of a picture for a screen. */
export function withMargin({ width, height, rise }: Viewport): Viewport {
  const margin = (length: number) => Math.round(Math.min(MARGIN.most, length * MARGIN.part));
  return { width: width + 2 * margin(width), height: height + 2 * margin(height), rise };
}

/** Where a picture is on the screen, so that its seats are where the screen's camera sees them. */
export function placePicture(picture: View, screen: View): Placement {
  const corner = toLayout(picture.camera, picture.viewport, { x: 0, y: 0 });
  return {
    ...toScreen(screen.camera, screen.viewport, corner),
    scaleX: screen.camera.scale / picture.camera.scale,
    scaleY: screen.viewport.rise / picture.viewport.rise,
  };
}

/** The point of a picture that is at a point of the screen. */
export function toPicture(picture: View, screen: View, on: Coordinates): Coordinates {
  return toScreen(picture.camera, picture.viewport, toLayout(screen.camera, screen.viewport, on));
}

/** Whether a picture has the screen's scale: then it is only moved. */
export const isSharp = ({ scaleX, scaleY }: Placement) => scaleX === 1 && scaleY === 1;

/** The pixels from the screen's edges to those of a picture, where they are nearest; below 0 if a part of the screen is empty. */
export function spareEdge({ viewport }: View, placement: Placement, screen: Viewport): number {
  return Math.min(
    -placement.x,
    -placement.y,
    placement.x + viewport.width * placement.scaleX - screen.width,
    placement.y + viewport.height * placement.scaleY - screen.height,
  );
}

/** The part of the screen that a picture does not reach. */
export function emptyPart({ viewport }: View, { x, y, scaleX, scaleY }: Placement, screen: Viewport): number {
  const covered = (from: number, length: number, whole: number) =>
    Math.max(0, Math.min(whole, from + length) - Math.max(0, from)) / whole;
  const columns = covered(x, viewport.width * scaleX, screen.width);
  return 1 - columns * covered(y, viewport.height * scaleY, screen.height);
}
