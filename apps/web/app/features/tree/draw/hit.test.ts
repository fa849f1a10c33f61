import { NONE } from "@canopy/protocol/tree-format/shape";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../data/columns.ts";
import { anyTree, head } from "../data/test-snapshots.ts";
import { buildModel, type TreeModel } from "../data/tree-model.ts";
import { fit, toScreen, toViewport } from "./camera/camera.ts";
import { meanUnits } from "./camera/sight.ts";
import { findVisible } from "./camera/visible.ts";
import { hitAt, seatOnSpine } from "./hit.ts";
import { placeGhosts } from "./paint/ghost-marks.ts";
import type { Palette } from "./paint/palette.ts";
import type { Frame, Scene } from "./paint/scene.ts";
import { budPlace } from "./paint/seats.ts";
import { findExtent } from "./travel.ts";

const viewport = toViewport(1_000, 700);
const palette: Palette = {
  paper: "white",
  sheet: "white",
  ink: "black",
  quiet: "grey",
  line: "grey",
  edge: "grey",
  wood: "grey",
  path: "green",
  chosen: "orange",
  ghost: "orange",
  leaf: "green",
  series: [],
  font: "sans-serif",
  isForced: false,
};

function createFrame(model: TreeModel, change: Partial<Scene> = {}, scale?: number): Frame {
  const scene: Scene = {
    tree: model,
    findStep: null,
    selected: NONE,
    freeLeg: null,
    ghosts: [],
    lastNumber: null,
    words: { stem: String, hidden: String, ghost: String },
    findLabel: () => undefined,
    avatarAt: () => undefined,
    ...change,
  };
  const fitted = fit(viewport, findExtent(model, 0));
  const camera = { ...fitted, scale: scale ?? fitted.scale };
  const visible = findVisible(model, camera, viewport);
  return { scene, visible, viewport, palette, camera, mean: meanUnits(model) };
}

/** 1 has 2 on its left and 3 on its right leg. */
const three = buildModel({
  ...head,
  legs: Uint8Array.of(3, 0, 0),
  numbers: Uint32Array.of(1, 2, 3),
  units: Uint32Array.of(1, 1, 1),
});

describe("a tap", () => {
  test("on a seat hits it", () => {
    const frame = createFrame(three);
    for (const { position, x, y } of frame.visible.seats) {
      expect(hitAt(frame, [], { x: x + 4, y: y - 3 })).toEqual({ kind: "seat", position });
    }
  });

  test("on the bud of a free leg hits it, unless the drawing shows an earlier time", () => {
    const frame = createFrame(three);
    const seat = frame.visible.seats.find(({ position }) => position === 1);
    if (seat === undefined) throw new Error("the seat is not drawn");
    const bud = budPlace(seat, "right");
    const point = {
      x: bud.x + (Math.sin(bud.angle) * bud.length) / 2,
      y: bud.y - (Math.cos(bud.angle) * bud.length) / 2,
    };
    expect(hitAt(frame, [], point)).toEqual({ kind: "free", position: 1, leg: "right" });
    expect(hitAt(createFrame(three, { lastNumber: 3 }), [], point)?.kind).not.toBe("free");
  });

  test("on a shape hits the subtree", () => {
    const frame = createFrame(three, {}, 5);
    const [shape] = frame.visible.shapes;
    if (shape === undefined) throw new Error("there is no shape");
    const point = { x: shape.x + shape.width / 2, y: shape.y + 10 };
    expect(hitAt(frame, [], point)).toEqual({ kind: "shape", position: 0, seats: 3 });
  });

  test("on a ghost hits it", () => {
    const ghosts = [{ id: -1, upline: 2, leg: "left", units: 1 }] as const;
    const frame = createFrame(three, { ghosts });
    const marks = placeGhosts(frame.scene, (number) => number - 1, frame.camera, viewport);
    const [mark] = marks;
    if (mark === undefined) throw new Error("there is no ghost");
    expect(hitAt(frame, marks, mark)).toEqual({ kind: "ghost", id: -1 });
  });

  test("on a long stem hits the seat at that height", () => {
    const size = 5_000;
    const model = buildModel({
      ...head,
      legs: new Uint8Array(size).map((_, position) => (position === size - 1 ? 0 : 1)),
      numbers: new Uint32Array(size).map((_, position) => position + 1),
    });
    const frame = createFrame(model);
    const seat = { x: at(model.x, 2_000), y: at(model.y, 2_000) };
    const hit = hitAt(frame, [], toScreen(frame.camera, viewport, seat));
    expect(hit).toEqual({ kind: "seat", position: 2_000 });
  });

  test("on empty paper hits nothing", () => {
    expect(hitAt(createFrame(three), [], { x: 5, y: 690 })).toBeNull();
  });
});

test("the seat of a spine is the one at the height of the point", () => {
  fc.assert(
    fc.property(anyTree, (snapshot) => {
      const model = buildModel(snapshot);
      for (let position = 0; position < model.size; position++) {
        const place = { x: at(model.x, position), y: at(model.y, position) };
        expect(seatOnSpine(model, place)).toBe(position);
      }
      expect(seatOnSpine(model, { x: -1, y: 0 })).toBe(NONE);
      expect(seatOnSpine(model, { x: model.size + 1, y: 0 })).toBe(NONE);
    }),
  );
});

describe("ghosts", () => {
  const place = (ghosts: Scene["ghosts"], scale?: number) => {
    const { scene, camera } = createFrame(three, { ghosts }, scale);
    return placeGhosts(scene, (number) => (number <= 3 ? number - 1 : NONE), camera, viewport);
  };

  test("hang below their seats, on the side of their leg, and below each other", () => {
    const [first, second] = place([
      { id: -1, upline: 2, leg: "right", units: 1 },
      { id: -2, upline: -1, leg: "left", units: 1 },
    ]);
    expect(first?.x).toBeGreaterThan(first?.fromX ?? 0);
    expect(first?.y).toBeGreaterThan(first?.fromY ?? 0);
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  });

  test("are left out where their seat is not loaded or inside a shape, with those below them", () => {
    const ghosts = [
      { id: -1, upline: 99, leg: "right", units: 1 },
      { id: -2, upline: -1, leg: "left", units: 1 },
    ] as const;
    expect(place(ghosts)).toEqual([]);
    expect(place([{ id: -1, upline: 2, leg: "left", units: 1 }], 5)).toEqual([]);
  });
});
