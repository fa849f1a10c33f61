import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Camera,
  type Coordinates,
  pan,
  toLayout,
  toScreen,
  toViewport,
  type Viewport,
  zoomAt,
} from "../camera/camera.ts";
import { emptyPart, isSharp, placePicture, spareEdge, toPicture, withMargin } from "./placement.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyViewport: fc.Arbitrary<Viewport> = fc
  .tuple(number(320, 2560), number(400, 1440))
  .map(([width, height]) => toViewport(width, height));
const anyCamera: fc.Arbitrary<Camera> = fc.record({
  x: number(0, 1e5),
  y: number(0, 25),
  scale: number(-3, 2).map((power) => 10 ** power),
});
const anyPoint: fc.Arbitrary<Coordinates> = fc.record({ x: number(0, 2560), y: number(0, 1440) });

/** A screen, and a picture that was drawn before the camera moved by up to a screen and zoomed by up to a factor of two. */
const anyViews = fc
  .tuple(anyViewport, anyCamera, number(-1, 1), number(-1, 1), number(-1, 1))
  .map(([viewport, camera, right, down, power]) => {
    const moved = pan(camera, viewport, right * viewport.width, down * viewport.height);
    const picture = {
      camera: { ...moved, scale: camera.scale * 2 ** power },
      viewport: withMargin(viewport),
    };
    return { screen: { camera, viewport }, picture };
  });

const near = (place: Coordinates, other: Coordinates) =>
  Math.abs(place.x - other.x) < 1e-3 && Math.abs(place.y - other.y) < 1e-3;

describe("a picture on the screen", () => {
  test("has each seat where the camera sees it", () => {
    fc.assert(
      fc.property(anyViews, anyPoint, ({ screen, picture }, on) => {
        const { x, y, scaleX, scaleY } = placePicture(picture, screen);
        const seat = toLayout(screen.camera, screen.viewport, on);
        const drawn = toScreen(picture.camera, picture.viewport, seat);
        expect(near({ x: x + drawn.x * scaleX, y: y + drawn.y * scaleY }, on)).toBe(true);
        expect(near(toPicture(picture, screen, on), drawn)).toBe(true);
      }),
    );
  });

  test("is in the middle with a margin when nothing has moved", () => {
    const viewport = toViewport(1_440, 900);
    const camera = { x: 20, y: 3, scale: 10 };
    const picture = { camera, viewport: withMargin(viewport) };
    const placement = placePicture(picture, { camera, viewport });
    expect(placement).toEqual({ x: -128, y: -128, scaleX: 1, scaleY: 1 });
    expect(isSharp(placement)).toBe(true);
    expect(spareEdge(picture, placement, viewport)).toBe(128);
    expect(emptyPart(picture, placement, viewport)).toBe(0);
  });

  test("loses its margin to a movement, then leaves a part of the screen empty", () => {
    const viewport = toViewport(1_440, 900);
    const camera = { x: 20, y: 3, scale: 10 };
    const picture = { camera, viewport: withMargin(viewport) };
    const after = (dx: number, dy: number) =>
      placePicture(picture, { camera: pan(camera, viewport, dx, dy), viewport });
    expect(isSharp(after(100, 28))).toBe(true);
    expect(spareEdge(picture, after(100, 28), viewport)).toBeCloseTo(28);
    expect(emptyPart(picture, after(100, 28), viewport)).toBe(0);
    expect(spareEdge(picture, after(-272, 0), viewport)).toBeCloseTo(-144);
    expect(emptyPart(picture, after(-272, 0), viewport)).toBeCloseTo(0.1);
  });

  test("is coarse after a zoom", () => {
    const viewport = toViewport(1_440, 900);
    const camera = { x: 20, y: 3, scale: 10 };
    const tree = { start: 0, width: 1_000, y: 0, depth: 20 };
    const zoomed = zoomAt(camera, viewport, tree, { x: 300, y: 200 }, 1.2);
    const placement = placePicture({ camera, viewport: withMargin(viewport) }, { camera: zoomed, viewport });
    expect(placement.scaleX).toBeCloseTo(1.2);
    expect(placement.scaleY).toBe(1);
    expect(isSharp(placement)).toBe(false);
  });
});

test("the margin is smaller on a small screen", () => {
  expect(withMargin({ width: 390, height: 600, rise: 60 })).toEqual({ width: 520, height: 800, rise: 60 });
});
