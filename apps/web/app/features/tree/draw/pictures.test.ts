import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPictures } from "./pictures.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const begun: string[] = [];
  const pictureAt = createPictures(
    () => undefined,
    (address) => {
      begun.push(address);
      return Object.assign(Object.create(null), { complete: false, naturalWidth: 0 });
    },
  );
  return { begun, pictureAt };
}

test("loads a picture once, however often it is asked for", () => {
  const { begun, pictureAt } = start();
  for (let frame = 0; frame < 60; frame++) {
    expect(pictureAt("/willow")).toBeUndefined();
    vi.advanceTimersByTime(16);
  }
  expect(begun).toEqual(["/willow"]);
});

test("loads at most 132 pictures in a minute of panning", () => {
  const { begun, pictureAt } = start();
  for (let frame = 0; frame < 3_750; frame++) {
    for (let face = 0; face < 5; face++) pictureAt(`/${frame}-${face}`);
    vi.advanceTimersByTime(16);
  }
  expect(begun.length).toBeGreaterThan(60);
  expect(begun.length).toBeLessThanOrEqual(132);
  expect(new Set(begun).size).toBe(begun.length);
});

test("loads those first that were asked for last", () => {
  const { begun, pictureAt } = start();
  for (let face = 1; face <= 40; face++) pictureAt(`/${face}`);
  vi.advanceTimersByTime(0);
  expect(begun).toEqual(Array.from({ length: 12 }, (_, index) => `/${40 - index}`));
});
