import fc from "fast-check";
import { expect, test } from "vitest";
import { clampCrop, cropRange, cropSide, dragCrop, MAXIMUM_ZOOM, wholeCrop } from "./crop.ts";

const wide = { width: 1_000, height: 600 };

test("begins with the largest square in the middle", () => {
  const crop = wholeCrop(wide);
  expect(crop).toEqual({ x: 500, y: 300, zoom: 1 });
  expect(cropSide(wide, crop)).toBe(600);
  expect(cropRange(wide, crop)).toEqual({ x: 400, y: 0 });
});

test("follows the pointer, at the scale of the view", () => {
  // Each pixel of a view of 300 shows two of the picture.
  expect(dragCrop(wide, wholeCrop(wide), { x: 50, y: 20 }, 300)).toEqual({ x: 400, y: 300, zoom: 1 });
  expect(dragCrop(wide, { x: 500, y: 300, zoom: 2 }, { x: 0, y: -30 }, 300)).toEqual({
    x: 500,
    y: 330,
    zoom: 2,
  });
});

test("stays in the picture, whatever is asked", () => {
  const side = fc.integer({ min: 1, max: 10_000 });
  const place = fc.integer({ min: -20_000, max: 20_000 });
  const zoom = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(side, side, place, place, zoom, (width, height, x, y, wanted) => {
      const size = { width, height };
      const crop = clampCrop(size, { x, y, zoom: wanted });
      const half = cropSide(size, crop) / 2;
      expect(crop.zoom).toBeGreaterThanOrEqual(1);
      expect(crop.zoom).toBeLessThanOrEqual(MAXIMUM_ZOOM);
      for (const [centre, length] of [
        [crop.x, width],
        [crop.y, height],
      ] as const) {
        expect(centre - half).toBeGreaterThanOrEqual(-1e-9);
        expect(centre + half).toBeLessThanOrEqual(length + 1e-9);
      }
    }),
  );
});
