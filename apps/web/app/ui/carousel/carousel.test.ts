import { describe, expect, it } from "vitest";
import {
  bulletOfKey,
  type CarouselEvent,
  carouselReducer,
  isNear,
  movesByItself,
  startCarousel,
  stepOfSwipe,
} from "./carousel.ts";

const after = (...events: CarouselEvent[]) => events.reduce(carouselReducer, startCarousel(7));

describe("a carousel", () => {
  it("is a loop in both directions and remembers the slide that leaves", () => {
    expect(after({ type: "show", index: -1 })).toMatchObject({ index: 6, last: 0 });
    expect(after({ type: "show", index: 6 }, { type: "show", index: 7 })).toMatchObject({
      index: 0,
      last: 6,
    });
  });

  it("stays as it is when the shown slide is chosen again", () => {
    const state = after({ type: "show", index: 3 });
    expect(carouselReducer(state, { type: "show", index: 3 })).toBe(state);
  });

  it("moves by itself until the reader stops it, hovers over it or has the focus in it", () => {
    expect(movesByItself(after())).toBe(true);
    expect(movesByItself(after({ type: "toggle" }))).toBe(false);
    expect(movesByItself(after({ type: "hover", inside: true }))).toBe(false);
    expect(movesByItself(after({ type: "focus", inside: true }))).toBe(false);
  });

  it("goes on moving after a choice, and when what held it is gone", () => {
    expect(movesByItself(after({ type: "show", index: 4 }))).toBe(true);
    expect(movesByItself(after({ type: "toggle" }, { type: "toggle" }))).toBe(true);
    const held = after({ type: "hover", inside: true }, { type: "focus", inside: true });
    const released = carouselReducer(held, { type: "hover", inside: false });
    expect(movesByItself(released)).toBe(false);
    expect(movesByItself(carouselReducer(released, { type: "focus", inside: false }))).toBe(true);
  });

  it("stays stopped when the pointer leaves", () => {
    const left = after({ type: "hover", inside: true }, { type: "toggle" }, { type: "hover", inside: false });
    expect(movesByItself(left)).toBe(false);
  });

  it("has nothing to move to with one slide", () => {
    expect(movesByItself(startCarousel(1))).toBe(false);
  });

  it("draws the shown slide, its neighbours and the one that leaves", () => {
    const state = after({ type: "show", index: 3 });
    expect([0, 1, 2, 3, 4, 5, 6].filter((slide) => isNear(slide, state))).toEqual([0, 2, 3, 4]);
    expect([0, 1, 2, 3, 4, 5, 6].filter((slide) => isNear(slide, startCarousel(7)))).toEqual([0, 1, 6]);
  });
});

describe("the bullets' keys", () => {
  it("go forward where the writing goes", () => {
    expect(bulletOfKey("ArrowRight", 6, 7, "ltr")).toBe(0);
    expect(bulletOfKey("ArrowRight", 0, 7, "rtl")).toBe(6);
    expect(bulletOfKey("ArrowLeft", 0, 7, "rtl")).toBe(1);
  });

  it("lead to both ends, and nothing else leads anywhere", () => {
    expect(bulletOfKey("Home", 4, 7, "ltr")).toBe(0);
    expect(bulletOfKey("End", 4, 7, "ltr")).toBe(6);
    expect(bulletOfKey("ArrowDown", 4, 7, "ltr")).toBeNull();
    expect(bulletOfKey("toString", 4, 7, "ltr")).toBeNull();
  });
});

describe("a swipe", () => {
  it("pulls the next slide in from where the writing goes", () => {
    expect(stepOfSwipe(-60, 5, "ltr")).toBe(1);
    expect(stepOfSwipe(60, 5, "ltr")).toBe(-1);
    expect(stepOfSwipe(60, 5, "rtl")).toBe(1);
  });

  it("is neither a short touch nor scrolling", () => {
    expect(stepOfSwipe(-39, 0, "ltr")).toBe(0);
    expect(stepOfSwipe(-60, 40, "ltr")).toBe(0);
  });
});
