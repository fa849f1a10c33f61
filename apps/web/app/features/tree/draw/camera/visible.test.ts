import { NONE } from "@canopy/protocol/tree-format/shape";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../../data/columns.ts";
import { anyTree, head } from "../../data/test-snapshots.ts";
import { buildModel, type TreeModel } from "../../data/tree-model.ts";
import { shapeArea, shapeSize } from "../paint/shape-size.ts";
import { findExtent } from "../travel.ts";
import { type Camera, CUT, fit, toScreen, toViewport, type Viewport } from "./camera.ts";
import type { Visible } from "./marks.ts";
import { createPastWeights } from "./past-weights.ts";
import { meanUnits } from "./sight.ts";
import { finish } from "./steps.ts";
import { findVisible } from "./visible.ts";

const viewport = toViewport(1_000, 700);
const units = (model: { readonly numbers: Uint32Array }) => model.numbers.map((number) => 1 + (number % 5));
const anyModel = anyTree.map((snapshot) => buildModel({ ...snapshot, units: units(snapshot) }));
const wholeTree = (model: TreeModel) => fit(viewport, findExtent(model, 0));

/** A leg of many seats, each with a single seat on its other leg if `hasTwigs`. */
function longLeg(length: number, hasTwigs: boolean): TreeModel {
  const size = hasTwigs ? 2 * length - 1 : length;
  const legs = new Uint8Array(size);
  // Preorder: a seat, its twig on the left, the rest of the leg on the right.
  for (let position = 0; position < size - 1; position++) {
    legs[position] = hasTwigs ? (position % 2 === 0 ? 3 : 0) : 2;
  }
  return buildModel({
    ...head,
    legs,
    numbers: Uint32Array.from({ length: size }, (_, position) => position + 1),
    units: new Uint32Array(size).fill(1),
  });
}

/** Seats that a camera sees one by one, found by looking at every seat. */
function bruteForce(model: TreeModel, camera: Camera, { width, height }: Viewport, last: number): number[] {
  const around = 96;
  return [...model.numbers.keys()].filter((position) => {
    if (at(model.numbers, position) > last || at(model.width, position) * camera.scale < CUT) return false;
    const { x, y } = toScreen(camera, viewport, { x: at(model.x, position), y: at(model.y, position) });
    return x >= -around && x <= width + around && y >= -around && y <= height + around;
  });
}

const positions = ({ seats }: Visible) => seats.map(({ position }) => position).sort((a, b) => a - b);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("what a camera sees", () => {
  test("is what looking at every seat finds, when zoomed in", () => {
    const anyView = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.nat(8),
      scale: fc.integer({ min: 7, max: 120 }),
    });
    fc.assert(
      fc.property(anyModel, anyView, fc.integer({ min: 1, max: 90 }), (model, view, lastNumber) => {
        const camera = { ...view, x: view.x * at(model.width, 0) };
        const visible = findVisible(model, camera, viewport, { lastNumber, merge: 0 });
        expect(positions(visible)).toEqual(bruteForce(model, camera, viewport, lastNumber));
      }),
    );
  });

  test("has every seat once, on its own or in a shape, when all of it is on the screen", () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const { seats, shapes } = findVisible(model, wholeTree(model), viewport, { merge: 0 });
        expect(seats.length + sum(shapes.map((shape) => shape.seats))).toBe(model.size);
        const own = sum(seats.map(({ position }) => at(model.units, position)));
        expect(own + sum(shapes.map((shape) => shape.units))).toBe(at(model.weight, 0));
      }),
    );
  });

  test("has a bough to each seat and each shape but the top", () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const { seats, shapes, boughs } = findVisible(model, wholeTree(model), viewport, { merge: 0 });
        const ends = boughs.map(({ position }) => position).sort((a, b) => a - b);
        const marks = [...seats, ...shapes].map(({ position }) => position).sort((a, b) => a - b);
        expect(ends).toEqual(marks.filter((position) => position !== 0));
      }),
    );
  });

  test("is every seat if nothing is cut", () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const { seats, shapes } = findVisible(model, wholeTree(model), viewport, { cut: 0, merge: 0 });
        expect(seats).toHaveLength(model.size);
        expect(shapes).toEqual([]);
      }),
    );
  });

  test("is the tree of an earlier time, with the units of that time", () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: 1, max: 90 }), (model, lastNumber) => {
        const weight = finish(createPastWeights().grow(model, lastNumber));
        const { seats, shapes } = findVisible(model, wholeTree(model), viewport, {
          lastNumber,
          weight,
          merge: 0,
        });
        for (const { position } of [...seats, ...shapes]) {
          expect(at(model.numbers, position)).toBeLessThanOrEqual(lastNumber);
        }
        const joined = [...model.numbers.keys()].filter(
          (position) => at(model.numbers, position) <= lastNumber,
        );
        const own = sum(seats.map(({ position }) => at(model.units, position)));
        const all = sum(joined.map((position) => at(model.units, position)));
        expect(own + sum(shapes.map((shape) => shape.units))).toBe(all);
      }),
    );
  });
});

describe("shapes", () => {
  test("have areas proportional to their units", () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: 1, max: 20 }), (model, scale) => {
        const camera = { ...wholeTree(model), scale };
        const { shapes } = findVisible(model, camera, viewport, { merge: 0 });
        const mean = meanUnits(model);
        const perUnit = shapes.map((shape) => shapeArea(shapeSize(shape, mean)) / shape.units);
        for (const area of perUnit) expect(area).toBeCloseTo(perUnit[0] ?? 0, 6);
      }),
    );
  });

  test("represent a leg that is not loaded, with the number of its seats", () => {
    const model = buildModel({
      ...head,
      legs: Uint8Array.of(2, 0),
      numbers: Uint32Array.of(1, 2),
      hiddenLeft: Uint32Array.of(40, 0),
      hiddenRight: Uint32Array.of(0, 0),
    });
    const { shapes, boughs } = findVisible(model, wholeTree(model), viewport);
    expect(shapes.filter(({ kind }) => kind === "hidden")).toMatchObject([
      { position: 0, seats: 40, units: 0 },
    ]);
    expect(boughs.filter(({ position }) => position === NONE)).toHaveLength(1);
  });
});

describe("a slice", () => {
  const whole = buildModel({
    ...head,
    legs: Uint8Array.of(3, 3, 0, 0, 0),
    numbers: Uint32Array.of(1, 2, 4, 5, 3),
    units: new Uint32Array(5).fill(2),
  });
  const slice = buildModel({
    ...head,
    legs: Uint8Array.of(3, 0, 0),
    numbers: Uint32Array.of(1, 2, 3),
    units: new Uint32Array(3).fill(2),
    hiddenLeft: Uint32Array.of(0, 1, 0),
    hiddenRight: Uint32Array.of(0, 1, 0),
  });
  const camera = { ...wholeTree(whole), scale: 7 };

  test("weighs the seats that are not loaded as much as the others, and says so", () => {
    const [complete] = findVisible(whole, camera, viewport).shapes.filter(({ seats }) => seats === 3);
    const [partial] = findVisible(slice, camera, viewport).shapes.filter(({ seats }) => seats === 3);
    expect(complete).toMatchObject({ units: 6, isPartial: false });
    expect(partial).toEqual({ ...complete, isPartial: true });
  });

  test("has boughs as thick as those of the whole tree", () => {
    const sumUnits = (model: TreeModel) =>
      findVisible(model, camera, viewport).boughs.map((bough) => bough.units);
    expect(sumUnits(slice)).toEqual(sumUnits(whole));
  });
});

describe("a leg of 100,000 levels", () => {
  test("is a stem with its number of seats", () => {
    const model = longLeg(100_000, false);
    const { seats, stems, shapes } = findVisible(model, wholeTree(model), viewport);
    expect(positions({ seats } as Visible)).toEqual([0]);
    expect(stems).toHaveLength(1);
    const below = sum(shapes.map((shape) => shape.seats));
    expect(sum(stems.map((stem) => stem.seats)) + below).toBeGreaterThan(99_000);
  });

  test("shows its single seats when zoomed in far down", () => {
    const model = longLeg(100_000, false);
    const camera = { scale: 60, x: at(model.x, 70_000), y: at(model.y, 70_000) };
    const visible = findVisible(model, camera, viewport);
    expect(positions(visible)).toEqual(bruteForce(model, camera, viewport, Number.POSITIVE_INFINITY));
    expect(visible.seats.length).toBeGreaterThan(10);
    expect(visible.stems).toEqual([]);
  });

  test("needs no more marks than the screen has room for, also with a seat on each other leg", () => {
    const model = longLeg(100_000, true);
    for (const [scale, x] of [
      [0.005, 100_000],
      [0.5, 120_000],
      [30, 50_000],
    ] as const) {
      const { seats, shapes, boughs } = findVisible(model, { scale, x, y: 1 }, viewport);
      expect(seats.length + shapes.length + boughs.length).toBeLessThan(1_500);
    }
  });

  test("keeps nearly all units on the screen where small legs are merged", () => {
    const model = longLeg(10_000, true);
    const { shapes } = findVisible(model, wholeTree(model), viewport);
    const merged = sum(shapes.map((shape) => shape.units));
    expect(merged).toBeGreaterThan(0.95 * at(model.weight, 0));
    expect(merged).toBeLessThanOrEqual(at(model.weight, 0));
  });
});
