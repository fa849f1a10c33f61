import { NONE } from "@canopy/protocol/tree/shape";
import { at } from "../data/columns.ts";
import { positionOfNumber } from "../data/tree-model.ts";
import type { CameraTarget } from "../use/tree-state.ts";
import { createFrameLoop } from "./frame-loop.ts";
import { type GhostMark, placeGhosts } from "./ghost-marks.ts";
import { type Hit, hitAt } from "./hit.ts";
import { watchInput } from "./input/watch-input.ts";
import { flight, glide, type Motion } from "./motion.ts";
import { layers } from "./paint.ts";
import { type Palette, readPalette, watchPalette } from "./palette.ts";
import type { Frame, Scene } from "./scene.ts";
import { type Camera, clamp, type Place, pan, type Viewport, viewportOf, zoomAt } from "./sight/camera.ts";
import { growWeight, type PastWeight } from "./sight/grow-weight.ts";
import { meanUnits, type VisibleOptions } from "./sight/sight.ts";
import { findVisible } from "./sight/visible.ts";
import { cameraAt, extentOf, keepPlace } from "./travel.ts";

/** What a frame cost and drew, for the bench. */
interface FrameReport {
  /** Milliseconds of script. */
  readonly time: number;
  readonly seats: number;
  readonly shapes: number;
}

export interface TreeViewOptions {
  /** A tap or a click; a double one comes after two. */
  readonly onHit: (hit: Hit, isDouble: boolean) => void;
  readonly onFrame?: ((report: FrameReport) => void) | undefined;
  /** How much is drawn seat by seat. */
  readonly detail?: Pick<VisibleOptions, "cut" | "merge"> | undefined;
}

/** What has been drawn. */
export interface Picture {
  readonly frame: Frame;
  readonly ghosts: readonly GhostMark[];
}

/** The drawing in a canvas. Draws only when something has changed. */
export interface TreeView {
  readonly setScene: (scene: Scene) => void;
  /** The colours of the scale as CSS. */
  readonly setSeries: (series: readonly string[]) => void;
  /** Jumps instead of flying. */
  readonly setStill: (isStill: boolean) => void;
  /** Flies to a target; jumps if nothing has been drawn yet. */
  readonly go: (target: CameraTarget) => void;
  /** What is on the screen; null before the first frame. */
  readonly picture: () => Picture | null;
  readonly destroy: () => void;
}

/** Pixels of the canvas per CSS pixel, at most: more cost time and show nothing. */
const SHARPEST = 2;
/** In each of the first two frames the browser takes memory for all pixels, a long task together with a part of the picture. */
const BLANK_FRAMES = 2;
const DEFAULT_FONT_SIZE = 16;
/** The most that the drawing is magnified. */
const LARGEST = 2;

/** How much larger the text of the page is than by default: the reader's font size, and that of wide screens. */
function readMagnification(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT_SIZE;
  return Number.isFinite(size) ? Math.min(LARGEST, Math.max(1, size)) : 1;
}

export function createTreeView(canvas: HTMLCanvasElement, options: TreeViewOptions): TreeView {
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no canvas.");
  let scene: Scene | null = null;
  let mean = 0;
  /** The earlier time that is shown, and the units of that time. */
  let past: PastWeight | null = null;
  let series: readonly string[] = [];
  let palette: Palette | null = null;
  let viewport: Viewport = viewportOf(0, 0);
  /** CSS pixels per pixel of the drawing, which grows with the text of the page. */
  let magnification = 1;
  let camera: Camera | null = null;
  /** Where to go once scene and size are known. */
  let target: CameraTarget = { kind: "fit" };
  /** The reader has not moved the drawing since it went there. */
  let isAtTarget = true;
  let motion: { readonly move: Motion; start: number | null } | null = null;
  let isStill = false;
  let drawn: Picture | null = null;
  let blankFrames = BLANK_FRAMES;

  const { schedule, stop } = createFrameLoop({
    draw,
    onPicture(picture, time) {
      drawn = picture;
      const { seats, shapes } = picture.frame.visible;
      options.onFrame?.({ time, seats: seats.length, shapes: shapes.length });
    },
    isMoving: () => motion !== null,
  });

  /** Draws what there is now, step by step. */
  function* draw(now: number): Generator<boolean, Picture | null> {
    if (pen === null || viewport.width === 0 || viewport.height === 0) return null;
    while (blankFrames > 0) {
      blankFrames--;
      resizeCanvas();
      pen.clearRect(0, 0, viewport.width, viewport.height);
      yield true;
    }
    if (scene === null || scene.tree.size === 0) return null;
    const { tree } = scene;
    camera ??= cameraAt(tree, { x: 0, y: 0, scale: 1 }, viewport, target);
    if (motion !== null) advance(motion, now);
    camera = clamp(camera, viewport, extentOf(tree, 0));
    palette ??= readPalette(canvas.parentElement ?? document.body, series);
    const visible = findVisible(tree, camera, viewport, { ...options.detail, ...past });
    const ghosts = placeGhosts(scene, (number) => positionOfNumber(tree, number), camera, viewport);
    const frame = { scene, visible, viewport, palette, camera, mean };
    const sharpness = resizeCanvas();
    pen.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    for (const paintLayer of layers) {
      yield false;
      paintLayer(pen, frame, ghosts);
    }
    return { frame, ghosts };
  }

  function advance(running: NonNullable<typeof motion>, now: number): void {
    running.start ??= now;
    const { camera: next, isDone } = running.move(now - running.start);
    camera = next;
    if (isDone) motion = null;
  }

  /** Brings the selected seat back into view. */
  function keepSelected(): void {
    if (camera === null || scene === null || scene.selected === NONE || motion !== null) return;
    const number = at(scene.tree.numbers, scene.selected);
    camera = cameraAt(scene.tree, camera, viewport, { kind: "reveal", number });
  }

  /** Gives the canvas the size of the viewport. Returns its pixels per pixel of the drawing. */
  function resizeCanvas(): number {
    const sharpness = Math.min(SHARPEST, window.devicePixelRatio) * magnification;
    const width = Math.round(viewport.width * sharpness);
    const height = Math.round(viewport.height * sharpness);
    // Setting a size clears the canvas, also to the same size.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    return sharpness;
  }

  function change(next: (from: Camera, tree: Scene["tree"]) => Camera): void {
    if (camera === null || scene === null) return;
    motion = null;
    isAtTarget = false;
    camera = clamp(next(camera, scene.tree), viewport, extentOf(scene.tree, 0));
    schedule();
  }

  function fly(to: Camera): void {
    if (camera === null || scene === null) return;
    isAtTarget = false;
    const end = clamp(to, viewport, extentOf(scene.tree, 0));
    if (isStill) camera = end;
    else motion = { move: flight(camera, end, viewport), start: null };
    schedule();
  }

  const hit = (on: Place) => (drawn === null ? null : hitAt(drawn.frame, drawn.ghosts, on));

  function open(on: Place, isDouble: boolean): void {
    if (scene === null || camera === null) return;
    const found = hit(on);
    if (found !== null) options.onHit(found, isDouble);
    const { tree } = scene;
    if (found?.kind === "shape" && !isDouble) {
      fly(cameraAt(tree, camera, viewport, { kind: "seat", number: at(tree.numbers, found.position) }));
    } else if (found === null && isDouble) {
      fly(zoomAt(camera, viewport, extentOf(tree, 0), on, 2));
    }
  }

  const stopInput = watchInput(canvas, () => magnification, {
    onPan: (dx, dy) => change((from) => pan(from, viewport, dx, dy)),
    onZoom: (on, factor) => change((from, tree) => zoomAt(from, viewport, extentOf(tree, 0), on, factor)),
    onTap: (on) => open(on, false),
    onDoubleTap: (on) => open(on, true),
    onGlide(velocityX, velocityY) {
      if (isStill || camera === null) return;
      isAtTarget = false;
      motion = { move: glide(camera, viewport, velocityX, velocityY), start: null };
      schedule();
    },
    onGrab() {
      motion = null;
    },
    isTarget: (on) => hit(on) !== null,
  });
  const stopPalette = watchPalette(() => {
    palette = null;
    schedule();
  });
  // Unlike the page, a canvas keeps the letters of a font that had not loaded.
  document.fonts?.addEventListener("loadingdone", schedule);
  const sizes = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    const { width, height } = entry.contentRect;
    magnification = readMagnification();
    const isNarrower = width / magnification < viewport.width;
    viewport = viewportOf(width / magnification, height / magnification);
    // A panel takes room from the drawing, whose subject stays in it.
    if (isAtTarget && motion === null) camera = null;
    else if (isNarrower && width > 0) keepSelected();
    schedule();
  });
  sizes.observe(canvas);

  return {
    setScene(next) {
      const isReplaced = scene !== null && scene.tree !== next.tree;
      if (scene !== null && scene.tree !== next.tree && camera !== null) {
        const anchor = scene.selected === NONE ? 0 : scene.selected;
        const number = at(scene.tree.numbers, anchor);
        motion = null;
        camera = keepPlace(scene.tree, next.tree, camera, viewport, number);
      }
      if (scene?.tree !== next.tree) mean = meanUnits(next.tree);
      if (next.lastNumber === null) past = null;
      else if (scene?.tree !== next.tree || scene.lastNumber !== next.lastNumber) {
        past = growWeight(next.tree, next.lastNumber, scene?.tree === next.tree ? past : null);
      }
      scene = next;
      // The whole tree has seats above that the first slice lacks.
      if (isReplaced && isAtTarget && target.kind === "seat" && camera !== null) {
        fly(cameraAt(next.tree, camera, viewport, target));
        isAtTarget = true;
      }
      schedule();
    },
    setSeries(next) {
      series = next;
      palette = null;
      schedule();
    },
    setStill(next) {
      isStill = next;
    },
    go(next) {
      target = next;
      if (camera !== null && scene !== null) fly(cameraAt(scene.tree, camera, viewport, next));
      isAtTarget = next.kind === "fit" || next.kind === "seat";
    },
    picture: () => drawn,
    destroy() {
      stop();
      stopInput();
      stopPalette();
      document.fonts?.removeEventListener("loadingdone", schedule);
      sizes.disconnect();
    },
  };
}
