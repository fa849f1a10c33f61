import { beforeEach, describe, expect, test, vi } from "vitest";
import { createGestures, type GestureHandlers, wheelIntent } from "./gestures.ts";

const handlers = {
  onPan: vi.fn<GestureHandlers["onPan"]>(),
  onZoom: vi.fn<GestureHandlers["onZoom"]>(),
  onTap: vi.fn<GestureHandlers["onTap"]>(),
  onDoubleTap: vi.fn<GestureHandlers["onDoubleTap"]>(),
  onGlide: vi.fn<GestureHandlers["onGlide"]>(),
  onGrab: vi.fn<GestureHandlers["onGrab"]>(),
};

beforeEach(() => {
  vi.resetAllMocks();
});

const at = (x: number, y: number, timeStamp: number, pointerId = 1) => ({ x, y, timeStamp, pointerId });

function tapAt(gestures: ReturnType<typeof createGestures>, x: number, y: number, time: number): void {
  gestures.down(at(x, y, time));
  gestures.up(at(x, y, time + 60));
}

describe("one pointer", () => {
  test("taps when it hardly moves", () => {
    const gestures = createGestures(handlers);
    gestures.down(at(10, 10, 0));
    gestures.move(at(12, 11, 20));
    gestures.up(at(12, 11, 80));
    expect(handlers.onTap).toHaveBeenCalledOnce();
    expect(handlers.onPan).not.toHaveBeenCalled();
  });

  test("does not tap when it is held", () => {
    const gestures = createGestures(handlers);
    gestures.down(at(10, 10, 0));
    gestures.up(at(10, 10, 900));
    expect(handlers.onTap).not.toHaveBeenCalled();
  });

  test("drags, and glides on if it is released while moving", () => {
    const gestures = createGestures(handlers);
    gestures.down(at(0, 0, 0));
    for (let step = 1; step <= 5; step++) gestures.move(at(step * 20, 0, step * 16));
    gestures.up(at(100, 0, 85));
    expect(handlers.onPan.mock.calls.reduce((total, [dx]) => total + dx, 0)).toBe(100);
    expect(handlers.onGlide.mock.calls[0]?.[0]).toBeGreaterThan(0.5);
    expect(handlers.onTap).not.toHaveBeenCalled();
  });

  test("stays where it is released after a pause", () => {
    const gestures = createGestures(handlers);
    gestures.down(at(0, 0, 0));
    gestures.move(at(100, 0, 16));
    gestures.up(at(100, 0, 400));
    expect(handlers.onGlide).not.toHaveBeenCalled();
  });

  test("taps twice at one place within a short time", () => {
    const gestures = createGestures(handlers);
    tapAt(gestures, 50, 50, 0);
    tapAt(gestures, 52, 51, 200);
    expect(handlers.onTap).toHaveBeenCalledTimes(2);
    expect(handlers.onDoubleTap).toHaveBeenCalledOnce();
    tapAt(gestures, 52, 51, 400);
    expect(handlers.onDoubleTap).toHaveBeenCalledOnce();
  });

  test("taps two things one after the other", () => {
    const gestures = createGestures(handlers);
    tapAt(gestures, 50, 50, 0);
    tapAt(gestures, 150, 50, 200);
    expect(handlers.onDoubleTap).not.toHaveBeenCalled();
  });

  test("stops what moves when it comes down", () => {
    createGestures(handlers).down(at(0, 0, 0));
    expect(handlers.onGrab).toHaveBeenCalledOnce();
  });

  test("does nothing after the browser has taken it for a scroll", () => {
    const gestures = createGestures(handlers);
    gestures.down(at(0, 0, 0));
    gestures.cancel({ pointerId: 1 });
    gestures.move(at(50, 0, 20));
    gestures.up(at(50, 0, 30));
    expect(handlers.onPan).not.toHaveBeenCalled();
    expect(handlers.onTap).not.toHaveBeenCalled();
  });
});

describe("two pointers", () => {
  test("zoom around their middle by how far they move apart, and never tap", () => {
    const gestures = createGestures(handlers);
    gestures.down(at(100, 100, 0, 1));
    gestures.down(at(200, 100, 10, 2));
    gestures.move(at(300, 100, 30, 2));
    gestures.up(at(300, 100, 60, 2));
    gestures.up(at(100, 100, 70, 1));
    expect(handlers.onZoom).toHaveBeenCalledWith({ x: 200, y: 100 }, 2);
    expect(handlers.onPan).toHaveBeenCalledWith(50, 0);
    expect(handlers.onTap).not.toHaveBeenCalled();
  });
});

describe("the wheel", () => {
  const turn = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false };

  test("of a mouse zooms: away from the reader in, towards the reader out", () => {
    expect(wheelIntent({ ...turn, deltaY: -100 })).toMatchObject({ kind: "zoom" });
    const lines = wheelIntent({ ...turn, deltaY: 3, deltaMode: 1 });
    expect(lines.kind === "zoom" && lines.factor).toBeLessThan(1);
  });

  test("of a trackpad pans", () => {
    expect(wheelIntent({ ...turn, deltaX: 4, deltaY: -7.5 })).toEqual({ kind: "pan", dx: -4, dy: 7.5 });
  });

  test("zooms by a pinch of a trackpad, which arrives with Ctrl", () => {
    const pinch = wheelIntent({ ...turn, deltaY: -4, ctrlKey: true });
    expect(pinch.kind === "zoom" && pinch.factor).toBeGreaterThan(1);
  });

  test("pans sideways with Shift", () => {
    expect(wheelIntent({ ...turn, deltaY: 100, shiftKey: true })).toEqual({ kind: "pan", dx: -100, dy: 0 });
  });
});
