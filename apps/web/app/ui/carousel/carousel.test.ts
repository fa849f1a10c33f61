import { describe, expect, test } from "vitest";
import {
  type CarouselEvent,
  carouselReducer,
  findKeyBullet,
  isNear,
  shouldAutoplay,
  startCarousel,
  toSwipeStep,
} from "./carousel.ts";

const after = (...events: CarouselEvent[]) => events.reduce(carouselReducer, startCarousel(7));

describe("a carousel", () => {
  test("loops in both directions and remembers the previous slide", () => {
    expect(after({ type: "show", index: -1 })).toMatchObject({ index: 6, last: 0 });
    expect(after({ type: "show", index: 6 }, { type: "show", index: 7 })).toMatchObject({
      index: 0,
      last: 6,
    });
  });

  test("ignores a choice of the current slide", () => {
    const state = after({ type: "show", index: 3 });
    expect(carouselReducer(state, { type: "show", index: 3 })).toBe(state);
  });

  test("autoplays until it is paused, hovered or focused", () => {
    expect(shouldAutoplay(after())).toBe(true);
    expect(shouldAutoplay(after({ type: "toggle" }))).toBe(false);
    expect(shouldAutoplay(after({ type: "hover", inside: true }))).toBe(false);
    expect(shouldAutoplay(after({ type: "focus", inside: true }))).toBe(false);
  });

  test("keeps autoplay after a choice, and resumes when nothing holds it", () => {
    expect(shouldAutoplay(after({ type: "show", index: 4 }))).toBe(true);
    expect(shouldAutoplay(after({ type: "toggle" }, { type: "toggle" }))).toBe(true);
    const held = after({ type: "hover", inside: true }, { type: "focus", inside: true });
    const released = carouselReducer(held, { type: "hover", inside: false });
    expect(shouldAutoplay(released)).toBe(false);
    expect(shouldAutoplay(carouselReducer(released, { type: "focus", inside: false }))).toBe(true);
  });

  test("stays paused when the pointer leaves", () => {
    const left = after({ type: "hover", inside: true }, { type: "toggle" }, { type: "hover", inside: false });
    expect(shouldAutoplay(left)).toBe(false);
  });

  test("does not autoplay a single slide", () => {
    expect(shouldAutoplay(startCarousel(1))).toBe(false);
  });

  test("renders the current slide, its neighbours and the previous one", () => {
    const state = after({ type: "show", index: 3 });
    expect([0, 1, 2, 3, 4, 5, 6].filter((slide) => isNear(slide, state))).toEqual([0, 2, 3, 4]);
    expect([0, 1, 2, 3, 4, 5, 6].filter((slide) => isNear(slide, startCarousel(7)))).toEqual([0, 1, 6]);
  });
});

describe("arrow keys on bullets", () => {
  test("move forward in the direction of the text", () => {
    expect(findKeyBullet("ArrowRight", 6, 7, "ltr")).toBe(0);
    expect(findKeyBullet("ArrowRight", 0, 7, "rtl")).toBe(6);
    expect(findKeyBullet("ArrowLeft", 0, 7, "rtl")).toBe(1);
  });

  test("Home and End move to both ends, and other keys do nothing", () => {
    expect(findKeyBullet("Home", 4, 7, "ltr")).toBe(0);
    expect(findKeyBullet("End", 4, 7, "ltr")).toBe(6);
    expect(findKeyBullet("ArrowDown", 4, 7, "ltr")).toBeNull();
    expect(findKeyBullet("toString", 4, 7, "ltr")).toBeNull();
  });
});

describe("a swipe", () => {
  test("moves forward in the direction of the text", () => {
    expect(toSwipeStep(-60, 5, "ltr")).toBe(1);
    expect(toSwipeStep(60, 5, "ltr")).toBe(-1);
    expect(toSwipeStep(60, 5, "rtl")).toBe(1);
  });

  test("ignores short touches and scrolling", () => {
    expect(toSwipeStep(-39, 0, "ltr")).toBe(0);
    expect(toSwipeStep(-60, 40, "ltr")).toBe(0);
  });
});
