import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../data/columns.ts";
import { anyTree, head } from "../data/test-snapshots.ts";
import {
  buildModel,
  pathToTop,
  positionOfNumber,
  type TreeModel,
  type TreeSnapshot,
} from "../data/tree-model.ts";
import { CUT, fit, toScreen, toViewport } from "./camera/camera.ts";
import { cameraAt, findExtent, keepPlace } from "./travel.ts";

const viewport = toViewport(1_000, 700);
const anywhere = { x: 3, y: 1, scale: 0.5 };

const findPlace = (model: TreeModel, camera: typeof anywhere, position: number, size = viewport) =>
  toScreen(camera, size, { x: at(model.x, position), y: at(model.y, position) });

/** From phones to large screens. */
const anySize = fc
  .tuple(fc.integer({ min: 320, max: 2_560 }), fc.integer({ min: 416, max: 1_440 }))
  .map(([width, height]) => toViewport(width, height));

const seatCamera = (model: TreeModel, position: number, size = viewport) =>
  cameraAt(model, anywhere, size, { kind: "seat", number: at(model.numbers, position) });

/** Seats in a row on left legs, each with one more seat on its right leg except the last. */
function spine(length: number): TreeSnapshot {
  const row = Array.from({ length }, (_, index) => 2 * index + 1);
  return {
    ...head,
    totalSeats: 2 * length + 1,
    legs: Uint8Array.of(...row.map(() => 3), 0, ...row.map(() => 0)),
    numbers: Uint32Array.of(...row, 2 * length + 1, ...row.map((number) => number + 1).reverse()),
  };
}

describe("a target", () => {
  test("that is a seat brings it on the screen, away from the edges", () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), anySize, (snapshot, choice, size) => {
        const model = buildModel(snapshot);
        const position = choice % model.size;
        const { x, y } = findPlace(model, seatCamera(model, position, size), position, size);
        expect(x).toBeGreaterThanOrEqual(72 - 1e-3);
        expect(x).toBeLessThanOrEqual(size.width - 72 + 1e-3);
        expect(y).toBeGreaterThanOrEqual(44 - 1e-3);
        expect(y).toBeLessThanOrEqual(size.height - 44 + 1e-3);
      }),
    );
  });

  test("that is a seat shows columns of at least 32 pixels if it has not too many below", () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), anySize, (snapshot, choice, size) => {
        const model = buildModel(snapshot);
        const position = choice % model.size;
        const { scale } = seatCamera(model, position, size);
        const own = fit(size, findExtent(model, position)).scale;
        expect(scale).toBeGreaterThanOrEqual(Math.min(own, 32) - 1e-9);
      }),
    );
  });

  test("that is a seat shows the highest seat above whose family fits", () => {
    // A lowest seat, under 60 seats of which each has one more on its right leg.
    const model = buildModel(spine(60));
    const lowest = positionOfNumber(model, 121);
    const camera = seatCamera(model, lowest);
    const isShown = (position: number) => {
      const { x, y } = findPlace(model, camera, position);
      return x >= 0 && x <= viewport.width && y >= 0 && y <= viewport.height;
    };
    const above = [...pathToTop(model, lowest)].filter(isShown);
    expect(above.length).toBeGreaterThan(4);
    const top = above.at(-1) ?? 0;
    expect(at(model.width, top) * 32).toBeLessThanOrEqual(viewport.width);
    // A seat further up would not fit.
    expect(at(model.width, top) * camera.scale).toBeGreaterThan(viewport.width / 2);
  });

  test("at the top of a million seats with uneven legs is away from the edge", () => {
    const columns = 1_000_000;
    for (const x of [0.5, columns - 0.5]) {
      const tree = { ...buildModel(spine(1)), x: Float32Array.of(x), width: Float32Array.of(columns) };
      const on = findPlace(tree, seatCamera(tree, 0), 0);
      expect(Math.min(on.x, viewport.width - on.x)).toBeGreaterThanOrEqual(72 - 1e-3);
    }
  });

  test("to be revealed is large enough to be drawn on its own, and on the screen", () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (snapshot, choice) => {
        const model = buildModel(snapshot);
        const position = choice % model.size;
        const number = at(model.numbers, position);
        const camera = cameraAt(model, anywhere, viewport, { kind: "reveal", number });
        expect(camera.scale * at(model.width, position)).toBeGreaterThanOrEqual(CUT);
        const { x, y } = findPlace(model, camera, position);
        expect(x >= 0 && x <= viewport.width && y >= 0 && y <= viewport.height).toBe(true);
      }),
    );
  });

  test("that is not loaded moves nothing", () => {
    const model = buildModel({ ...head, legs: Uint8Array.of(0), numbers: Uint32Array.of(1) });
    expect(cameraAt(model, anywhere, viewport, { kind: "seat", number: 7 })).toBe(anywhere);
  });
});

describe("a tree that replaces another one", () => {
  const slice = buildModel({
    ...head,
    legs: Uint8Array.of(3, 0, 0),
    numbers: Uint32Array.of(2, 4, 5),
    hiddenLeft: Uint32Array.of(0, 1, 0),
    hiddenRight: Uint32Array.of(0, 0, 0),
  });
  const whole = buildModel({
    ...head,
    legs: Uint8Array.of(3, 3, 1, 0, 0, 0),
    numbers: Uint32Array.of(1, 2, 4, 6, 5, 3),
  });

  test("keeps all seats of both where they are on the screen", () => {
    const camera = keepPlace(slice, whole, { x: 2, y: 0.5, scale: 30 }, viewport, 2);
    if (camera === null) throw new Error("the seat is in both");
    for (const number of slice.numbers) {
      const before = findPlace(slice, { x: 2, y: 0.5, scale: 30 }, positionOfNumber(slice, number));
      const after = findPlace(whole, camera, positionOfNumber(whole, number));
      expect(after.x).toBeCloseTo(before.x, 3);
      expect(after.y).toBeCloseTo(before.y, 3);
    }
  });

  test("has no place to keep for a seat that it lacks", () => {
    expect(keepPlace(whole, slice, anywhere, viewport, 3)).toBeNull();
  });
});
