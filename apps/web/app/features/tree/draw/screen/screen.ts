import type { Camera, Coordinates, Viewport } from "../camera/camera.ts";
import type { Pen } from "../paint/pen.ts";
import { closeAll, PARTS, type PixelSize } from "../raster/raster.ts";
import type { Drawn, Rasterizer } from "../raster/rasterizer.ts";
import type { Recorder } from "../raster/recorder.ts";
import { createBlanks } from "./blanks.ts";
import { createFrameLoop, type Draft } from "./frame-loop.ts";
import { lookAhead, steadiness } from "./look-ahead.ts";
import { createPictureCanvas } from "./picture-canvas.ts";
import {
  emptyPart,
  isSharp,
  placePicture,
  spareEdge,
  toPicture,
  type View,
  withMargin,
} from "./placement.ts";
import { type ScreenSize, sharpness } from "./screen-size.ts";

/** Frames whose cameras tell the pace of a movement. */
const TRAIL = 3;
/** The part of its margin that a picture may lose to a movement before the next one is begun. */
const SPENT = 0.5;

/** The timing and the quality of one frame, reported to the bench. */
export interface FrameReport<Picture> {
  /** Milliseconds of script. */
  readonly time: number;
  readonly picture: Picture;
  /** Milliseconds that drawing the picture took in the worker. */
  readonly drawTime: number;
  /** Whether the picture is what the screen should show, at its scale. */
  readonly isDone: boolean;
  /** How much wider the picture is than it was drawn. */
  readonly stretch: number;
  /** The part of the screen that the picture does not reach. */
  readonly empty: number;
}

interface ScreenOptions<Picture> {
  readonly size: () => ScreenSize;
  /** Where the camera is at a time, and whether it moves. Null if there is nothing to draw. */
  readonly look: (now: number) => { readonly camera: Camera; readonly isMoving: boolean } | null;
  readonly rasterizer: Rasterizer;
  /** Draws what a view shows, step by step. */
  readonly draw: (pen: Pen, view: View) => Generator<undefined, Picture>;
  readonly onFrame?: ((report: FrameReport<Picture>) => void) | undefined;
}

/** Shows a drawing in an element. */
export interface Screen<Picture> {
  /** The camera has moved. */
  readonly move: () => void;
  /** What is drawn has changed. */
  readonly refresh: () => void;
  /** The layout has changed: gives the camera that has the same view in the new one. */
  readonly replace: (toNew: (view: View) => Camera | null) => void;
  /** The picture that is shown, and the point of it that is at a point of the screen. Null before the first one. */
  readonly at: (on: Coordinates) => { readonly picture: Picture; readonly point: Coordinates } | null;
  readonly destroy: () => void;
}

/** What a pen has recorded, and for which state of the screen. */
interface Recorded<Picture> {
  readonly picture: Picture;
  readonly view: View;
  readonly magnification: number;
  readonly version: number;
  readonly pen: Recorder;
  readonly size: PixelSize;
}

type Shown<Picture> = Recorded<Picture> & Drawn;

/**
 * Moves and scales the last picture while the camera moves. In the meantime the next one is recorded within a budget of each
 * frame, and drawn in a worker. At rest a sharp picture follows.
 */
export function createScreen<Picture>(
  host: Pick<HTMLElement, "append">,
  { size, look, rasterizer, draw, onFrame }: ScreenOptions<Picture>,
): Screen<Picture> {
  const canvas = createPictureCanvas(host);
  let shown: Shown<Picture> | null = null;
  let camera: Camera | null = null;
  let isMoving = false;
  /** The camera in the last frames, oldest first. */
  let trail: readonly Camera[] = [];
  /** Counts the changes of what is drawn. */
  let version = 0;
  const blanks = createBlanks(rasterizer, () => loop.schedule());

  const loop = createFrameLoop<Recorded<Picture>, Shown<Picture>>({
    move(now) {
      const next = look(now);
      camera = next?.camera ?? null;
      isMoving = next?.isMoving ?? false;
      trail = camera === null ? [] : isMoving ? [...trail.slice(1 - TRAIL), camera] : [camera];
      return isMoving;
    },
    prepare() {
      const { viewport } = size();
      if (viewport.width > 0 && viewport.height > 0) blanks.request(pixelSize(withMargin(viewport)));
      const blank = blanks.next();
      if (blank !== null) canvas.showPart(blank.part, blank.bitmap);
      return blank !== null;
    },
    begin,
    async draw(recorded) {
      const drawn = await rasterizer.draw(recorded.pen, recorded.size);
      return drawn && { ...recorded, ...drawn };
    },
    show(next) {
      shown = next;
      canvas.show(next.parts, next.size);
    },
    drop: ({ parts }) => closeAll(parts),
    onFrame: place,
  });

  function begin(frames: number): Draft<Recorded<Picture>> | null {
    const { viewport, magnification } = size();
    if (camera === null || viewport.width === 0 || viewport.height === 0) return null;
    if (shown?.version === version && fits(shown, SPENT)) return null;
    const view = { camera: lookAhead(trail, frames, viewport) ?? camera, viewport: withMargin(viewport) };
    const isTurn = steadiness(trail, viewport) <= 0;
    return {
      steps: record(view),
      isUseful: () =>
        isMoving ? isTurn || steadiness(trail, viewport) >= 0 : fits({ view, magnification }, 1),
    };
  }

  function* record(view: View): Generator<undefined, Recorded<Picture>> {
    const begun = version;
    const { magnification } = size();
    const pixels = pixelSize(view.viewport);
    const pen = rasterizer.record();
    const picture = yield* draw(pen, view);
    return { picture, view, magnification, version: begun, pen, size: pixels };
  }

  function pixelSize({ width, height }: Viewport): PixelSize {
    const scale = sharpness(size());
    const partHeight = Math.ceil((height * scale) / PARTS);
    return { width: Math.ceil(width * scale), height: PARTS * partHeight, sharpness: scale };
  }

  /** Whether a picture is sharp on the screen and reaches beyond it, with `spent` of its margin at most. */
  function fits(
    { view, magnification }: Pick<Recorded<Picture>, "view" | "magnification">,
    spent: number,
  ): boolean {
    const { viewport, magnification: now } = size();
    if (camera === null || magnification !== now) return false;
    const placement = placePicture(view, { camera, viewport });
    const margin = Math.min(view.viewport.width - viewport.width, view.viewport.height - viewport.height) / 2;
    return isSharp(placement) && spareEdge(view, placement, viewport) >= margin * (1 - spent);
  }

  function place(time: number): void {
    if (shown === null || camera === null) return;
    const { viewport, magnification } = size();
    const placement = placePicture(shown.view, { camera, viewport });
    // After a jump the picture stays until there is another one.
    if (isMoving || fits(shown, 1)) canvas.place(placement, magnification);
    onFrame?.({
      time,
      picture: shown.picture,
      drawTime: shown.time,
      isDone: shown.version === version && fits(shown, 1),
      stretch: placement.scaleX,
      empty: emptyPart(shown.view, placement, viewport),
    });
  }

  return {
    move: loop.schedule,
    refresh() {
      version++;
      loop.schedule();
    },
    replace(toNew) {
      loop.discard();
      trail = [];
      const next = shown === null ? null : toNew(shown.view);
      if (shown !== null && next !== null) shown = { ...shown, view: { ...shown.view, camera: next } };
    },
    at(on) {
      if (shown === null || camera === null) return null;
      const { viewport } = size();
      return { picture: shown.picture, point: toPicture(shown.view, { camera, viewport }, on) };
    },
    destroy() {
      loop.stop();
      blanks.stop();
      canvas.remove();
    },
  };
}
