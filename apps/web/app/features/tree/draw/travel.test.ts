import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyTree, head } from "../data/any-tree.ts";
import { at } from "../data/columns.ts";
import { buildModel, positionOfNumber, type TreeModel } from "../data/tree-model.ts";
import { CUT, toScreen, viewportOf } from "./sight/camera.ts";
import { cameraAt, keepPlace } from "./travel.ts";

const viewport = viewportOf(1_000, 700);
const anywhere = { x: 3, y: 1, scale: 0.5 };

const placeOf = (model: TreeModel, camera: typeof anywhere, position: number) =>
  toScreen(camera, viewport, { x: at(model.x, position), y: at(model.y, position) });

describe("a target", () => {
  test("that is a seat brings it near the upper edge, with its whole subtree", () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (snapshot, choice) => {
        const model = buildModel(snapshot);
        const position = choice % model.size;
        const number = at(model.numbers, position);
        const camera = cameraAt(model, anywhere, viewport, { kind: "seat", number });
        const { y } = placeOf(model, camera, position);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThanOrEqual(viewport.height / 2);
        const left = toScreen(camera, viewport, { x: at(model.start, position), y: 0 }).x;
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("to be revealed is large enough to be drawn on its own, and on the screen", () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (snapshot, choice) => {
        const model = buildModel(snapshot);
        const position = choice % model.size;
        const number = at(model.numbers, position);
        const camera = cameraAt(model, anywhere, viewport, { kind: "reveal", number });
        expect(camera.scale * at(model.width, position)).toBeGreaterThanOrEqual(CUT);
        const { x, y } = placeOf(model, camera, position);
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
      const before = placeOf(slice, { x: 2, y: 0.5, scale: 30 }, positionOfNumber(slice, number));
      const after = placeOf(whole, camera, positionOfNumber(whole, number));
      expect(after.x).toBeCloseTo(before.x, 3);
      expect(after.y).toBeCloseTo(before.y, 3);
    }
  });

  test("has no place to keep for a seat that it lacks", () => {
    expect(keepPlace(whole, slice, anywhere, viewport, 3)).toBeNull();
  });
});
