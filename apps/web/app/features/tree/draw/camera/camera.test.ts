import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  between,
  type Camera,
  type Coordinates,
  CUT,
  clamp,
  type Extent,
  fit,
  pan,
  reveal,
  toLayout,
  toScreen,
  toViewport,
  type Viewport,
  zoomAt,
} from "./camera.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyViewport: fc.Arbitrary<Viewport> = fc
  .tuple(number(320, 2560), number(400, 1440))
  .map(([width, height]) => toViewport(width, height));
const anyCamera: fc.Arbitrary<Camera> = fc.record({
  x: number(0, 1e6),
  y: number(0, 25),
  scale: number(-3, 2).map((power) => 10 ** power),
});
const anyPoint: fc.Arbitrary<Coordinates> = fc.record({ x: number(0, 2560), y: number(0, 1440) });
const anyTree: fc.Arbitrary<Extent> = fc
  .integer({ min: 1, max: 1_000_000 })
  .map((width) => ({ start: 0, width, y: 0, depth: 5 + Math.log2(width) }));

function expectSame(place: Coordinates, other: Coordinates, tolerance = 1e-3): void {
  expect(Math.abs(place.x - other.x)).toBeLessThan(tolerance);
  expect(Math.abs(place.y - other.y)).toBeLessThan(tolerance);
}

describe("the camera", () => {
  test("finds the same point of the layout for a point on the screen, and back", () => {
    fc.assert(
      fc.property(anyCamera, anyViewport, anyPoint, (camera, viewport, place) => {
        expectSame(toScreen(camera, viewport, toLayout(camera, viewport, place)), place);
      }),
    );
  });

  test("returns when it is panned back", () => {
    fc.assert(
      fc.property(anyCamera, anyViewport, anyPoint, (camera, viewport, { x, y }) => {
        expectSame(pan(pan(camera, viewport, x, y), viewport, -x, -y), camera, 1e-4);
      }),
    );
  });

  test("moves what is under the pointer along with it", () => {
    const camera = { x: 10, y: 3, scale: 20 };
    const viewport = toViewport(1_000, 800);
    const before = toLayout(camera, viewport, { x: 400, y: 300 });
    expectSame(toScreen(pan(camera, viewport, 50, -20), viewport, before), { x: 450, y: 280 });
  });

  test("keeps the point under the pointer when it zooms", () => {
    fc.assert(
      fc.property(
        anyCamera,
        anyViewport,
        anyTree,
        anyPoint,
        number(0.2, 5),
        (camera, viewport, tree, on, factor) => {
          const under = toLayout(camera, viewport, on);
          expectSame(toScreen(zoomAt(camera, viewport, tree, on, factor), viewport, under), on, 1e-2);
        },
      ),
    );
  });

  test("shows all columns and the top of a fitted tree", () => {
    fc.assert(
      fc.property(anyViewport, anyTree, (viewport, tree) => {
        const camera = fit(viewport, tree);
        const left = toScreen(camera, viewport, { x: tree.start, y: tree.y });
        const right = toScreen(camera, viewport, { x: tree.start + tree.width, y: tree.y });
        expect(left.x).toBeGreaterThanOrEqual(0);
        expect(right.x).toBeLessThanOrEqual(viewport.width);
        expect(left.y).toBeGreaterThan(0);
        expect(left.y).toBeLessThanOrEqual(viewport.height / 2);
      }),
    );
  });

  test("never leaves the tree", () => {
    fc.assert(
      fc.property(anyCamera, anyViewport, anyTree, (camera, viewport, tree) => {
        const { x, y } = clamp(camera, viewport, tree);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(tree.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(tree.depth);
      }),
    );
  });

  test("stays where it is when the tree is clamped twice", () => {
    fc.assert(
      fc.property(anyCamera, anyViewport, anyTree, (camera, viewport, tree) => {
        const once = clamp(camera, viewport, tree);
        expect(clamp(once, viewport, tree)).toEqual(once);
      }),
    );
  });
});

describe("revealing a seat", () => {
  const viewport = toViewport(1_000, 800);

  test("moves nothing if the seat is in view and large enough", () => {
    const camera = { x: 50, y: 4, scale: 40 };
    expectSame(reveal(camera, viewport, { x: 51, y: 4 }, 3), camera);
  });

  test("zooms in until a seat is no longer part of a shape, and moves it away from the edge", () => {
    const camera = { x: 5_000, y: 4, scale: 0.1 };
    const next = reveal(camera, viewport, { x: 90_000, y: 12 }, 1);
    expect(next.scale).toBeGreaterThanOrEqual(CUT);
    const { x, y } = toScreen(next, viewport, { x: 90_000, y: 12 });
    expect(x).toBeLessThanOrEqual(904.1);
    expect(y).toBeLessThanOrEqual(688.1);
  });
});

describe("between two cameras", () => {
  test("begins with the one and ends with the other", () => {
    fc.assert(
      fc.property(anyCamera, anyCamera, (from, to) => {
        expectSame(between(from, to, 0), from, 1e-6);
        expect(between(from, to, 1)).toEqual(to);
      }),
    );
  });

  test("the scale changes by equal factors", () => {
    expect(between({ x: 0, y: 0, scale: 1 }, { x: 0, y: 0, scale: 16 }, 0.5).scale).toBeCloseTo(4);
  });

  test("a point that is at the same place in both stays there", () => {
    const viewport = toViewport(1_000, 800);
    const tree = { start: 0, width: 100, y: 0, depth: 10 };
    const on = { x: 700, y: 300 };
    const from = { x: 50, y: 3, scale: 12 };
    const to = zoomAt(from, viewport, tree, on, 4);
    const under = toLayout(from, viewport, on);
    expectSame(toScreen(between(from, to, 0.4), viewport, under), on, 1e-6);
  });
});
