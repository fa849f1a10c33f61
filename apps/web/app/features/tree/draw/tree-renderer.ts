import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../data/columns.ts";
import { positionOfNumber } from "../data/tree-model.ts";
import type { CameraTarget } from "../explore/tree-state.ts";
import { type Camera, type Coordinates, clamp, pan, zoomAt } from "./camera/camera.ts";
import { createPastWeights } from "./camera/past-weights.ts";
import { meanUnits, type VisibleOptions } from "./camera/sight.ts";
import { finish } from "./camera/steps.ts";
import { findVisible, visibleSteps } from "./camera/visible.ts";
import { type Hit, hitAt } from "./hit.ts";
import { watchInput } from "./input/watch-input.ts";
import { flight, glide, type Motion } from "./motion.ts";
import { type GhostMark, placeGhosts } from "./paint/ghost-marks.ts";
import { paintSteps } from "./paint/paint.ts";
import { type Palette, readPalette, watchPalette } from "./paint/palette.ts";
import type { Pen } from "./paint/pen.ts";
import type { Frame, Scene } from "./paint/scene.ts";
import { openRasterizer } from "./raster/open-rasterizer.ts";
import type { View } from "./screen/placement.ts";
import { createScreen, type FrameReport } from "./screen/screen.ts";
import { type ScreenSize, screenSize } from "./screen/screen-size.ts";
import { cameraAt, findExtent, keepPlace } from "./travel.ts";

export interface TreeRendererOptions {
  /** A tap or a click; a double one comes after two. */
  readonly onHit: (hit: Hit, isDouble: boolean) => void;
  readonly onFrame?: ((report: FrameReport<Picture>) => void) | undefined;
  /** How much is drawn seat by seat. */
  readonly detail?: Pick<VisibleOptions, "cut" | "merge"> | undefined;
}

/** What has been drawn. */
export interface Picture {
  readonly frame: Frame;
  readonly ghosts: readonly GhostMark[];
}

/** The drawing in an element. Draws only when something has changed. */
export interface TreeRenderer {
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

/** Milliseconds after an input at which a movement is over. */
const REST_AFTER = 40;

/** Fills `host`, which is positioned and cuts off what is beyond it. */
export function createTreeRenderer(host: HTMLElement, options: TreeRendererOptions): TreeRenderer {
  let scene: Scene | null = null;
  let mean = 0;
  let pastWeights = createPastWeights();
  let series: readonly string[] = [];
  let palette: Palette | null = null;
  let size: ScreenSize = screenSize({ width: 0, height: 0 });
  let camera: Camera | null = null;
  /** Where to go once scene and size are known. */
  let target: CameraTarget = { kind: "fit" };
  /** The reader has not moved the drawing since it went there. */
  let isAtTarget = true;
  let motion: { readonly move: Motion; start: number | null } | null = null;
  let lastInput = Number.NEGATIVE_INFINITY;
  let isStill = false;

  const rasterizer = openRasterizer(() => screen.refresh());
  const screen = createScreen<Picture>(host, {
    size: () => size,
    look,
    rasterizer,
    draw(pen, view) {
      if (scene === null) throw new Error("There is nothing to draw.");
      return draw(scene, pen, view);
    },
    onFrame: options.onFrame,
  });

  function look(now: number) {
    const { viewport } = size;
    if (scene === null || scene.tree.size === 0 || viewport.width === 0 || viewport.height === 0) return null;
    camera ??= cameraAt(scene.tree, { x: 0, y: 0, scale: 1 }, viewport, target);
    if (motion !== null) advance(motion, now);
    camera = clamp(camera, viewport, findExtent(scene.tree, 0));
    return { camera, isMoving: motion !== null || performance.now() - lastInput < REST_AFTER };
  }

  /** Draws a scene step by step. */
  function* draw(shown: Scene, pen: Pen, view: View): Generator<undefined, Picture> {
    palette ??= readPalette(host, series);
    const found = { scene: shown, palette, mean, ...view };
    const visible = yield* visibleSteps(shown.tree, view.camera, view.viewport, yield* visibleOptions(shown));
    const picture = { frame: { ...found, visible }, ghosts: placeShownGhosts(shown, view) };
    yield* paintSteps(pen, picture.frame, picture.ghosts);
    return picture;
  }

  /** Of the time that a scene shows. */
  function* visibleOptions({ tree, lastNumber }: Scene): Generator<undefined, VisibleOptions> {
    if (lastNumber === null) return options.detail ?? {};
    return { ...options.detail, lastNumber, weight: yield* pastWeights.grow(tree, lastNumber) };
  }

  const placeShownGhosts = (shown: Scene, { camera, viewport }: View) =>
    placeGhosts(shown, (number) => positionOfNumber(shown.tree, number), camera, viewport);

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
    camera = cameraAt(scene.tree, camera, size.viewport, { kind: "reveal", number });
  }

  function change(next: (from: Camera, tree: Scene["tree"]) => Camera): void {
    if (camera === null || scene === null) return;
    motion = null;
    isAtTarget = false;
    lastInput = performance.now();
    camera = clamp(next(camera, scene.tree), size.viewport, findExtent(scene.tree, 0));
    screen.move();
  }

  function fly(to: Camera): void {
    if (camera === null || scene === null) return;
    isAtTarget = false;
    const end = clamp(to, size.viewport, findExtent(scene.tree, 0));
    if (isStill) camera = end;
    else motion = { move: flight(camera, end, size.viewport), start: null };
    screen.move();
  }

  function hit(on: Coordinates): Hit | null {
    const found = screen.at(on);
    // The positions of another tree are those of other seats.
    if (found === null || found.picture.frame.scene.tree !== scene?.tree) return null;
    return hitAt(found.picture.frame, found.picture.ghosts, found.point);
  }

  function open(on: Coordinates, isDouble: boolean): void {
    if (scene === null || camera === null) return;
    const found = hit(on);
    if (found !== null) options.onHit(found, isDouble);
    const { tree } = scene;
    if (found?.kind === "shape" && !isDouble) {
      fly(cameraAt(tree, camera, size.viewport, { kind: "seat", number: at(tree.numbers, found.position) }));
    } else if (found === null && isDouble) {
      fly(zoomAt(camera, size.viewport, findExtent(tree, 0), on, 2));
    }
  }

  const stopInput = watchInput(host, () => size.magnification, {
    onPan: (dx, dy) => change((from) => pan(from, size.viewport, dx, dy)),
    onZoom: (on, factor) =>
      change((from, tree) => zoomAt(from, size.viewport, findExtent(tree, 0), on, factor)),
    onTap: (on) => open(on, false),
    onDoubleTap: (on) => open(on, true),
    onGlide(velocityX, velocityY) {
      if (isStill || camera === null) return;
      isAtTarget = false;
      motion = { move: glide(camera, size.viewport, velocityX, velocityY), start: null };
      screen.move();
    },
    onGrab() {
      motion = null;
    },
    isTarget: (on) => hit(on) !== null,
  });
  const stopPalette = watchPalette(() => {
    palette = null;
    screen.refresh();
  });
  // Texts were measured without a font that had not loaded.
  document.fonts?.addEventListener("loadingdone", screen.refresh);
  const sizes = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    const before = size.viewport.width;
    size = screenSize(entry.contentRect);
    // A panel takes room from the drawing, whose subject stays in it.
    if (isAtTarget && motion === null) camera = null;
    else if (size.viewport.width < before && size.viewport.width > 0) keepSelected();
    screen.refresh();
  });
  sizes.observe(host);

  return {
    setScene(next) {
      const isReplaced = scene !== null && scene.tree !== next.tree;
      if (scene !== null && scene.tree !== next.tree) {
        const anchor = scene.selected === NONE ? 0 : scene.selected;
        const { tree } = scene;
        const number = at(tree.numbers, anchor);
        motion = null;
        if (camera !== null) camera = keepPlace(tree, next.tree, camera, size.viewport, number);
        screen.replace((view) => keepPlace(tree, next.tree, view.camera, view.viewport, number));
      }
      if (scene?.tree !== next.tree) mean = meanUnits(next.tree);
      // They hold a tree, and 8 bytes for each of its seats.
      if (scene?.tree !== next.tree || next.lastNumber === null) pastWeights = createPastWeights();
      scene = next;
      // The whole tree has seats above that the first slice lacks.
      if (isReplaced && isAtTarget && target.kind === "seat" && camera !== null) {
        fly(cameraAt(next.tree, camera, size.viewport, target));
        isAtTarget = true;
      }
      screen.refresh();
    },
    setSeries(next) {
      series = next;
      palette = null;
      screen.refresh();
    },
    setStill(next) {
      isStill = next;
    },
    go(next) {
      target = next;
      if (camera !== null && scene !== null) fly(cameraAt(scene.tree, camera, size.viewport, next));
      isAtTarget = next.kind === "fit" || next.kind === "seat";
    },
    picture() {
      if (scene === null || camera === null) return null;
      palette ??= readPalette(host, series);
      const view = { camera, viewport: size.viewport };
      const visible = findVisible(scene.tree, camera, size.viewport, finish(visibleOptions(scene)));
      return { frame: { scene, visible, palette, mean, ...view }, ghosts: placeShownGhosts(scene, view) };
    },
    destroy() {
      screen.destroy();
      rasterizer.stop();
      stopInput();
      stopPalette();
      document.fonts?.removeEventListener("loadingdone", screen.refresh);
      sizes.disconnect();
    },
  };
}
