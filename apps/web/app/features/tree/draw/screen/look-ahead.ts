import { between, type Camera, type Viewport } from "../camera/camera.ts";
import { placePicture, spareEdge, withMargin } from "./placement.ts";

/** The most by which a picture is coarser than the screen on which it is first shown. */
const COARSEST = 1.5;
/** When a picture fits best, as a multiple of the frames until it is shown: it is shown for as many again. */
const AIM = { in: 1.4, out: 1.8 };

/**
 * The camera of a picture that is shown after some frames, if the movement continues at its pace. The picture then fills the
 * screen. It fits best a little later, or while zooming out, which shows more and more, at the end of its time.
 *
 * @param trail the camera in the last three frames, oldest first
 */
export function lookAhead(trail: readonly Camera[], frames: number, viewport: Viewport): Camera | null {
  const [, from, to] = trail;
  const pace = frames * Math.max(0, steadiness(trail, viewport));
  if (from === undefined || to === undefined || pace === 0) return trail.at(-1) ?? null;
  const screen = { camera: between(from, to, 1 + pace), viewport };
  const aim = to.scale < from.scale ? AIM.out : AIM.in;
  for (let part = aim; part > 1; part -= 0.2) {
    const picture = { camera: between(from, to, 1 + pace * part), viewport: withMargin(viewport) };
    const placement = placePicture(picture, screen);
    if (placement.scaleX <= COARSEST && spareEdge(picture, placement, viewport) >= 0) return picture.camera;
  }
  return screen.camera;
}

/**
 * How much of the last step of a movement was also in the one before: from 1 for all, over 0 at its beginning and after a single
 * turn of a wheel, to below 0 where it turned back.
 */
export function steadiness([first, from, to]: readonly Camera[], viewport: Viewport): number {
  if (first === undefined || from === undefined || to === undefined) return 0;
  const [before, last] = [step(first, from, viewport), step(from, to, viewport)];
  const both = before.x * last.x + before.y * last.y + before.zoom * last.zoom;
  const whole = last.x ** 2 + last.y ** 2 + last.zoom ** 2;
  return whole === 0 ? 0 : Math.min(1, both / whole);
}

/** A step of the camera in pixels: of its middle, and of the edges of the screen. */
function step(from: Camera, to: Camera, { width, rise }: Viewport) {
  return {
    x: (to.x - from.x) * to.scale,
    y: (to.y - from.y) * rise,
    zoom: (Math.log(to.scale / from.scale) * width) / 2,
  };
}
