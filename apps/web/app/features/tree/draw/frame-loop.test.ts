import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFrameLoop } from "./frame-loop.ts";

/** Milliseconds of a frame, and of a step on a slow device. */
const FRAME = 16;
const STEP = 3;

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

/** A loop whose pictures take five steps, what it did in each frame, and the frames. */
function start({ isMoving = (): boolean => false, opens = false } = {}) {
  const done: string[] = [];
  let count = 0;
  function* draw(): Generator<boolean, string> {
    const picture = ++count;
    if (opens && picture === 1) {
      done.push("open");
      yield true;
    }
    for (let step = 1; step <= 5; step++) {
      now += STEP;
      done.push(`${picture}.${step}`);
      yield false;
    }
    return `picture ${picture}`;
  }
  const loop = createFrameLoop({
    draw,
    isMoving,
    onPicture: (picture, time) => done.push(`${picture} took ${time}`),
  });
  /** What happens in the next frame; null if none is requested. */
  const frame = () => {
    const [next] = frames.splice(0, 1);
    if (next === undefined) return null;
    now += FRAME;
    done.length = 0;
    next(now);
    return [...done];
  };
  return { loop, frame };
}

test("draws the first picture over several frames, and the next one in one", () => {
  const { loop, frame } = start();
  loop.schedule();
  expect(frame()).toEqual(["1.1", "1.2", "1.3"]);
  expect(frame()).toEqual(["1.4", "1.5", "picture 1 took 15"]);
  expect(frame()).toBeNull();
  loop.schedule();
  expect(frame()).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5", "picture 2 took 15"]);
});

test("ends a frame with a step that asks for it", () => {
  const { loop, frame } = start({ opens: true });
  loop.schedule();
  expect(frame()).toEqual(["open"]);
  expect(frame()).toEqual(["1.1", "1.2", "1.3"]);
});

test("completes a picture that has changed, then draws another one", () => {
  const { loop, frame } = start();
  loop.schedule();
  frame();
  loop.schedule();
  loop.schedule();
  expect(frame()).toEqual(["1.4", "1.5", "picture 1 took 15"]);
  expect(frame()?.at(-1)).toBe("picture 2 took 15");
  expect(frame()).toBeNull();
});

test("draws every frame while something moves", () => {
  let isMoving = true;
  const { loop, frame } = start({ isMoving: () => isMoving });
  loop.schedule();
  for (let count = 0; count < 2; count++) frame();
  expect(frame()?.at(-1)).toBe("picture 2 took 15");
  isMoving = false;
  frame();
  expect(frame()).toBeNull();
});

test("draws nothing after it was stopped", () => {
  const { loop, frame } = start();
  loop.schedule();
  loop.stop();
  expect(frame()).toBeNull();
});
