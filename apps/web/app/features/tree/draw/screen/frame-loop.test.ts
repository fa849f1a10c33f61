import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFrameLoop } from "./frame-loop.ts";

/** Milliseconds of a frame, and of a step on a slow device. */
const FRAME = 16;
const STEP = 0.3;

let frames: FrameRequestCallback[] = [];
let now = 0;

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A loop whose pictures take some steps, and a frame of it. */
function start({ isMoving = false, steps = 40, step: length = STEP } = {}) {
  const state = {
    isMoving,
    isUseful: true,
    isTurn: false,
    needed: 1,
    steps: 0,
    flushes: 0,
    shown: [] as number[],
    ahead: [] as number[],
  };
  let count = 0;
  function* draw(): Generator<undefined, number> {
    const picture = ++count;
    for (let step = 0; step < steps; step++) {
      now += length;
      state.steps++;
      yield;
    }
    return picture;
  }
  const loop = createFrameLoop<number>({
    move: () => state.isMoving,
    begin(ahead) {
      if (state.needed === 0) return null;
      state.needed--;
      state.ahead.push(ahead);
      return { steps: draw(), isTurn: state.isTurn, isUseful: () => state.isMoving || state.isUseful };
    },
    flush: () => void state.flushes++,
    onPicture: (picture) => state.shown.push(picture),
    onFrame() {},
  });
  /** Runs the next frame. Returns how many steps it drew; null if none is requested. */
  const frame = () => {
    const [next] = frames.splice(0, 1);
    if (next === undefined) return null;
    now += FRAME;
    state.steps = 0;
    next(now);
    return state.steps;
  };
  return { loop, state, frame };
}

test("draws a picture in frames of 6 ms", () => {
  const { loop, state, frame } = start({ steps: 50 });
  loop.schedule();
  loop.schedule();
  // The clock is read after the first step, then after every fourth.
  expect([frame(), frame()]).toEqual([21, 21]);
  expect(state.shown).toEqual([]);
  expect(frame()).toBe(8);
  expect(state.shown).toEqual([1]);
  expect(frame()).toBe(0);
  expect(frame()).toBeNull();
});

test("takes 3.5 ms of each frame of a movement, and goes on for as long as it lasts", () => {
  const { loop, state, frame } = start({ isMoving: true });
  loop.schedule();
  expect([frame(), frame(), frame(), frame()]).toEqual([13, 13, 13, 1]);
  expect(state.shown).toEqual([1]);
  expect(frame()).toBe(0);
  state.isMoving = false;
  frame();
  expect(frame()).toBeNull();
});

test("takes 12 ms of the first frame where a movement begins or turns back", () => {
  const { loop, state, frame } = start({ isMoving: true, steps: 90 });
  state.isTurn = true;
  loop.schedule();
  expect([frame(), frame(), frame(), frame()]).toEqual([41, 21, 21, 7]);
});

test("shows a picture in the next frame if the last steps took long", () => {
  const { loop, state, frame } = start({ steps: 21 + 10 });
  loop.schedule();
  expect([frame(), frame()]).toEqual([21, 10]);
  expect(state.shown).toEqual([]);
  expect(frame()).toBe(0);
  expect(state.shown).toEqual([1]);
});

test("tells the next picture of a movement after how many frames it will be shown", () => {
  const { loop, state, frame } = start({ isMoving: true });
  state.needed = 2;
  loop.schedule();
  for (let count = 0; count < 5; count++) frame();
  // 12 ms in frames of 3.5.
  expect(state.ahead).toEqual([0, 3]);
});

test("takes more of each frame of a movement for a picture that takes long", () => {
  const { loop, state, frame } = start({ isMoving: true, steps: 200 });
  loop.schedule();
  for (let count = 0; count < 8; count++) expect(frame()).toBe(13);
  expect(frame()).toBe(21);
  expect(state.shown).toEqual([]);
});

test("flushes quick steps seldom, and slow ones often, because they may draw as slowly", () => {
  const quick = start({ steps: 96, step: 0.001 });
  quick.loop.schedule();
  quick.frame();
  // After the steps 1, 33, 65 and the last one.
  expect(quick.state.flushes).toBe(4);
  quick.loop.stop();
  const slow = start({ steps: 16 });
  slow.loop.schedule();
  slow.frame();
  // After the steps 1, 5, 9, 13 and the last one.
  expect(slow.state.flushes).toBe(5);
});

test("gives up at rest what the screen no longer needs, but not during a movement", () => {
  const { loop, state, frame } = start({ isMoving: true });
  state.needed = 2;
  state.isUseful = false;
  loop.schedule();
  frame();
  frame();
  expect(state.ahead).toHaveLength(1);
  state.isMoving = false;
  frame();
  expect(state.ahead).toHaveLength(2);
  state.isUseful = true;
  frame();
  frame();
  expect(state.shown).toEqual([2]);
});

test("draws nothing of what was discarded, and nothing after it was stopped", () => {
  const { loop, state, frame } = start({ steps: 50 });
  loop.schedule();
  frame();
  loop.discard();
  expect(frame()).toBe(0);
  state.needed = 1;
  loop.schedule();
  loop.stop();
  expect(frame()).toBeNull();
  expect(state.shown).toEqual([]);
});
