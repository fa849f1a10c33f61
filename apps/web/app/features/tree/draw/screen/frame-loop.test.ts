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

/** A loop whose pictures take some steps, a frame of it, and its worker, which draws when it is told to. */
function start({ isMoving = false, steps = 10 } = {}) {
  const state = {
    isMoving,
    isUseful: true,
    needed: 1,
    /** Frames that something before the first picture takes. */
    preparing: 0,
    steps: 0,
    shown: [] as number[],
    dropped: [] as number[],
    ahead: [] as number[],
  };
  const worker: { readonly recording: number; readonly answer: (picture: number | null) => void }[] = [];
  let count = 0;
  function* record(): Generator<undefined, number> {
    const picture = ++count;
    for (let step = 0; step < steps; step++) {
      now += STEP;
      state.steps++;
      yield;
    }
    return picture;
  }
  const loop = createFrameLoop<number, number>({
    move: () => state.isMoving,
    prepare: () => state.preparing-- > 0,
    begin(ahead) {
      if (state.needed === 0) return null;
      state.needed--;
      state.ahead.push(ahead);
      return { steps: record(), isUseful: () => state.isUseful };
    },
    draw: (recording) => new Promise((answer) => worker.push({ recording, answer })),
    show: (picture) => state.shown.push(picture),
    drop: (picture) => state.dropped.push(picture),
    onFrame() {},
  });
  /** Runs the next frame. Returns how many steps it recorded; null if none is requested. */
  const frame = () => {
    const [next] = frames.splice(0, 1);
    if (next === undefined) return null;
    now += FRAME;
    state.steps = 0;
    next(now);
    return state.steps;
  };
  /** The worker answers the oldest picture with what was recorded, or that it lost it. */
  const answer = async ({ isLost = false } = {}) => {
    const oldest = worker.shift();
    oldest?.answer(isLost ? null : oldest.recording);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { loop, state, worker, frame, answer };
}

test("records a picture, moves the last one while the worker draws, and shows it in the frame after", async () => {
  const { loop, state, worker, frame, answer } = start();
  loop.schedule();
  loop.schedule();
  expect(frame()).toBe(10);
  expect(worker).toHaveLength(1);
  expect([frame(), frame()]).toEqual([0, 0]);
  await answer();
  expect(state.shown).toEqual([]);
  frame();
  expect(state.shown).toEqual([1]);
  // Looks whether another one is needed.
  expect(frame()).toBe(0);
  expect(frame()).toBeNull();
});

test("takes 4 ms of a frame to record, and goes on in the next one", () => {
  const { loop, worker, frame } = start({ steps: 40 });
  loop.schedule();
  expect([frame(), frame()]).toEqual([14, 14]);
  expect(worker).toHaveLength(0);
  expect(frame()).toBe(12);
  expect(worker).toHaveLength(1);
});

test("goes on for as long as a movement lasts", async () => {
  const { loop, state, frame, answer } = start({ isMoving: true });
  loop.schedule();
  frame();
  await answer();
  frame();
  for (let count = 0; count < 5; count++) expect(frame()).toBe(0);
  state.isMoving = false;
  frame();
  expect(frame()).toBeNull();
});

test("has one picture in the worker, and begins the next one in the frame after it was shown", async () => {
  const { loop, state, worker, frame, answer } = start({ isMoving: true });
  state.needed = 2;
  loop.schedule();
  frame();
  frame();
  expect(worker).toHaveLength(1);
  await answer();
  expect(frame()).toBe(0);
  expect(state.shown).toEqual([1]);
  expect(frame()).toBe(10);
  expect(worker).toHaveLength(1);
});

test("tells the next picture after how many frames it will be shown, as a mean of the last ones", async () => {
  const { loop, state, frame, answer } = start({ isMoving: true });
  state.needed = 3;
  loop.schedule();
  for (const waited of [4, 1]) {
    for (let count = 0; count < waited; count++) frame();
    await answer();
    frame();
  }
  frame();
  expect(state.ahead).toEqual([1, 2.5, 1.75]);
});

test("expects a picture that took very long after eight frames", async () => {
  const { loop, state, frame, answer } = start({ isMoving: true });
  state.needed = 2;
  loop.schedule();
  for (let count = 0; count < 60; count++) frame();
  await answer();
  frame();
  frame();
  expect(state.ahead).toEqual([1, 8]);
});

test("gives up what the screen no longer needs, and drops it when it comes", async () => {
  const { loop, state, frame, answer } = start({ isMoving: true });
  state.needed = 2;
  loop.schedule();
  frame();
  state.isUseful = false;
  frame();
  state.isUseful = true;
  expect(state.ahead).toHaveLength(2);
  await answer();
  expect(state.dropped).toEqual([1]);
  await answer();
  frame();
  expect(state.shown).toEqual([2]);
});

test("drops what was discarded: while it is recorded, in the worker, and before it is shown", async () => {
  const { loop, state, worker, frame, answer } = start({ steps: 20 });
  state.needed = 3;
  loop.schedule();
  frame();
  loop.discard();
  frame();
  frame();
  expect(worker).toHaveLength(1);
  loop.discard();
  await answer();
  expect(state.dropped).toEqual([2]);
  frame();
  frame();
  await answer();
  loop.discard();
  expect(state.dropped).toEqual([2, 3]);
  frame();
  expect(state.shown).toEqual([]);
});

test("begins another picture if the worker lost one", async () => {
  const { loop, state, frame, answer } = start();
  state.needed = 2;
  loop.schedule();
  frame();
  await answer({ isLost: true });
  expect(frame()).toBe(10);
  await answer();
  frame();
  expect(state.shown).toEqual([2]);
});

test("shows nothing after it was stopped", async () => {
  const { loop, state, frame, answer } = start();
  loop.schedule();
  frame();
  loop.stop();
  loop.schedule();
  expect(frame()).toBeNull();
  await answer();
  expect(state.shown).toEqual([]);
  expect(state.dropped).toEqual([1]);
});

test("neither records nor shows a picture in a frame that prepares the first one", async () => {
  const { loop, state, frame, answer } = start();
  state.preparing = 1;
  loop.schedule();
  expect(frame()).toBe(0);
  expect(frame()).toBe(10);
  await answer();
  state.preparing = 1;
  frame();
  expect(state.shown).toEqual([]);
  frame();
  expect(state.shown).toEqual([1]);
});
