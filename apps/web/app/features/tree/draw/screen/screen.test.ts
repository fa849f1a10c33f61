import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Camera, pan, viewportOf } from "../sight/camera.ts";
import type { View } from "./placement.ts";
import { createScreen } from "./screen.ts";

const viewport = viewportOf(1_200, 900);
const start: Camera = { x: 500, y: 6, scale: 4 };
/** Milliseconds of a step, of which a picture has 60: two frames at rest. */
const STEP = 0.3;

let frames: FrameRequestCallback[] = [];
let now = 0;
let idle: (() => void)[] = [];
const pen = { clearRect: vi.fn(), getImageData() {}, setTransform() {} };
const style: Record<string, string> = {};

beforeEach(() => {
  frames = [];
  now = 0;
  idle = [];
  pen.clearRect.mockClear();
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const requestIdleCallback = (callback: () => void) => idle.push(callback);
  vi.stubGlobal("window", { devicePixelRatio: 1, requestIdleCallback });
  const screen = { transferFromImageBitmap() {} };
  vi.stubGlobal("document", { createElement: () => ({ style, getContext: () => screen, remove() {} }) });
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => pen;
      transferToImageBitmap = () => null;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A screen, the views that it has drawn completely, and a frame of it. */
function open() {
  const state = { camera: start, isMoving: false };
  const drawn: View[] = [];
  const host = { append() {} };
  const screen = createScreen<number>(host, {
    size: () => ({ viewport, magnification: 1 }),
    look: () => state,
    *draw(_, view) {
      for (let step = 0; step < 60; step++) {
        now += STEP;
        yield;
      }
      return drawn.push(view);
    },
  });
  const frame = () => {
    const [next] = frames.splice(0, 1);
    now += 16;
    next?.(now);
    return next !== undefined;
  };
  const rest = () => {
    while (frame());
  };
  screen.refresh();
  rest();
  return { screen, state, drawn, frame, rest };
}

const place = () => style["transform"];

describe("a screen", () => {
  test("draws a picture and its margin, then waits", () => {
    const { drawn, frame } = open();
    expect(drawn).toHaveLength(1);
    expect(place()).toBe("matrix(1, 0, 0, 1, -128, -128)");
    expect(frame()).toBe(false);
  });

  test("moves the picture with the camera, and draws another one before its margin is used up", () => {
    const { screen, state, drawn, frame } = open();
    state.isMoving = true;
    screen.move();
    for (let moved = 10; moved <= 60; moved += 10) {
      state.camera = pan(start, viewport, -moved, 0);
      frame();
      expect(place()).toBe(`matrix(1, 0, 0, 1, ${-128 - moved}, -128)`);
    }
    expect(drawn).toHaveLength(1);
    for (let moved = 70; moved <= 120; moved += 10) {
      state.camera = pan(start, viewport, -moved, 0);
      frame();
    }
    expect(drawn).toHaveLength(2);
  });

  test("takes the memory of the next picture between two frames of a movement, unless that one has begun", () => {
    const { screen, state, frame } = open();
    expect(idle).toHaveLength(0);
    state.isMoving = true;
    screen.move();
    for (let moved = 10; idle.length === 0 && moved < 500; moved += 10) {
      state.camera = pan(start, viewport, -moved, 0);
      frame();
    }
    expect(idle).toHaveLength(1);
    const taken = pen.clearRect.mock.calls.length;
    idle[0]?.();
    expect(pen.clearRect).toHaveBeenCalledTimes(taken + 1);
    state.camera = { ...start, scale: 5 };
    frame();
    // It would clear a part of what is drawn.
    idle[0]?.();
    expect(pen.clearRect).toHaveBeenCalledTimes(taken + 2);
  });

  test("stretches the picture while it zooms, and replaces it by a sharp one at rest", () => {
    const { screen, state, drawn, frame, rest } = open();
    state.camera = { ...start, scale: 5 };
    state.isMoving = true;
    screen.move();
    frame();
    expect(place()).toMatch(/^matrix\(1.25, 0, 0, 1, /);
    state.isMoving = false;
    rest();
    expect(drawn.at(-1)?.camera).toEqual(state.camera);
    expect(place()).toBe("matrix(1, 0, 0, 1, -128, -128)");
  });

  test("keeps the picture in its place after a jump until there is another one", () => {
    const { screen, state, drawn, frame, rest } = open();
    const before = place();
    state.camera = { x: 20, y: 2, scale: 40 };
    screen.move();
    frame();
    expect(place()).toBe(before);
    rest();
    expect(drawn).toHaveLength(2);
    expect(place()).toBe("matrix(1, 0, 0, 1, -128, -128)");
  });

  test("finds the point of the picture below a point of the screen", () => {
    const { screen, state, frame } = open();
    expect(screen.at({ x: 100, y: 50 })).toMatchObject({ picture: 1, point: { x: 228, y: 178 } });
    state.camera = pan(start, viewport, -30, 20);
    state.isMoving = true;
    screen.move();
    frame();
    const point = screen.at({ x: 100, y: 50 })?.point;
    expect(point?.x).toBeCloseTo(258);
    expect(point?.y).toBeCloseTo(158);
  });

  test("draws what has changed, also if a movement turns back in the meantime", () => {
    const { screen, state, drawn, frame, rest } = open();
    state.isMoving = true;
    for (const moved of [0, 10, 20]) {
      state.camera = pan(start, viewport, -moved, 0);
      screen.move();
      frame();
    }
    screen.refresh();
    state.camera = pan(start, viewport, -30, 0);
    frame();
    state.camera = pan(start, viewport, -5, 0);
    frame();
    state.isMoving = false;
    rest();
    expect(drawn).toHaveLength(2);
  });
});
