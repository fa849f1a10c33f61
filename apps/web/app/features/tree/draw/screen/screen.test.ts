import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Camera, pan, toViewport } from "../camera/camera.ts";
import type { Rasterizer } from "../raster/rasterizer.ts";
import { Recorder } from "../raster/recorder.ts";
import type { View } from "./placement.ts";
import { createScreen } from "./screen.ts";

const viewport = toViewport(1_200, 900);
const start: Camera = { x: 500, y: 6, scale: 4 };
/** Milliseconds of a step, of which a picture has 20: two frames. */
const STEP = 0.3;

let frames: FrameRequestCallback[] = [];
let now = 0;
const style: Record<string, string> = {};
/** What the canvases have shown, by the numbers of what the worker drew, and in which frame. */
let shown: { readonly picture: number; readonly at: number }[] = [];

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("window", { devicePixelRatio: 1 });
  shown = [];
  const screen = {
    transferFromImageBitmap: ({ width }: ImageBitmap) => shown.push({ picture: width, at: now }),
  };
  const createElement = (name: string) =>
    name === "canvas" ? { style: {}, getContext: () => screen } : { style, append() {}, remove() {} };
  vi.stubGlobal("document", { createElement });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A screen, the views that it has drawn completely, and a frame of it. */
async function open() {
  const state = { camera: start, isMoving: false };
  const drawn: View[] = [];
  const host = { append() {} };
  let pictures = 0;
  const rasterizer: Rasterizer = {
    record: () => new Recorder({ measure: () => ({ width: 0 }) as TextMetrics, idOf: () => 0 }),
    async draw() {
      const part: ImageBitmap = { width: ++pictures, height: 1, close() {} };
      return { parts: [part, part], time: 1 };
    },
    stop() {},
  };
  const screen = createScreen<number>(host, {
    size: () => ({ viewport, magnification: 1 }),
    look: () => state,
    rasterizer,
    *draw(_, view) {
      for (let step = 0; step < 20; step++) {
        now += STEP;
        yield;
      }
      return drawn.push(view);
    },
  });
  /** Until the worker has answered. */
  const frame = async () => {
    const [next] = frames.splice(0, 1);
    now += 16;
    next?.(now);
    for (let count = 0; count < 4; count++) await Promise.resolve();
    return next !== undefined;
  };
  const rest = async () => {
    while (await frame());
  };
  screen.refresh();
  await rest();
  return { screen, state, drawn, frame, rest };
}

const place = () => style["transform"];

describe("a screen", () => {
  test("draws a picture and its margin, then waits", async () => {
    const { drawn, frame } = await open();
    expect(drawn).toHaveLength(1);
    expect(place()).toBe("matrix(1, 0, 0, 1, -128, -128)");
    expect(await frame()).toBe(false);
  });

  test("shows two empty pictures before the first one, each part in a frame of its own", async () => {
    await open();
    expect(shown.map(({ picture }) => picture)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(new Set(shown.map(({ at }) => at)).size).toBe(5);
  });

  test("moves the picture with the camera, and draws another one before its margin is used up", async () => {
    const { screen, state, drawn, frame } = await open();
    state.isMoving = true;
    screen.move();
    for (let moved = 10; moved <= 60; moved += 10) {
      state.camera = pan(start, viewport, -moved, 0);
      await frame();
      expect(place()).toBe(`matrix(1, 0, 0, 1, ${-128 - moved}, -128)`);
    }
    expect(drawn).toHaveLength(1);
    for (let moved = 70; moved <= 120; moved += 10) {
      state.camera = pan(start, viewport, -moved, 0);
      await frame();
    }
    expect(drawn).toHaveLength(2);
  });

  test("stretches the picture while it zooms, and replaces it by a sharp one at rest", async () => {
    const { screen, state, drawn, frame, rest } = await open();
    state.camera = { ...start, scale: 5 };
    state.isMoving = true;
    screen.move();
    await frame();
    expect(place()).toMatch(/^matrix\(1.25, 0, 0, 1, /);
    state.isMoving = false;
    await rest();
    expect(drawn.at(-1)?.camera).toEqual(state.camera);
    expect(place()).toBe("matrix(1, 0, 0, 1, -128, -128)");
  });

  test("keeps the picture in its place after a jump until there is another one", async () => {
    const { screen, state, drawn, frame, rest } = await open();
    const before = place();
    state.camera = { x: 20, y: 2, scale: 40 };
    screen.move();
    await frame();
    expect(place()).toBe(before);
    await rest();
    expect(drawn).toHaveLength(2);
    expect(place()).toBe("matrix(1, 0, 0, 1, -128, -128)");
  });

  test("finds the point of the picture below a point of the screen", async () => {
    const { screen, state, frame } = await open();
    expect(screen.at({ x: 100, y: 50 })).toMatchObject({ picture: 1, point: { x: 228, y: 178 } });
    state.camera = pan(start, viewport, -30, 20);
    state.isMoving = true;
    screen.move();
    await frame();
    const point = screen.at({ x: 100, y: 50 })?.point;
    expect(point?.x).toBeCloseTo(258);
    expect(point?.y).toBeCloseTo(158);
  });

  test("draws what has changed, also if a movement turns back in the meantime", async () => {
    const { screen, state, drawn, frame, rest } = await open();
    state.isMoving = true;
    for (const moved of [0, 10, 20]) {
      state.camera = pan(start, viewport, -moved, 0);
      screen.move();
      await frame();
    }
    screen.refresh();
    state.camera = pan(start, viewport, -30, 0);
    await frame();
    state.camera = pan(start, viewport, -5, 0);
    await frame();
    state.isMoving = false;
    await rest();
    expect(drawn).toHaveLength(2);
  });
});
