import { NONE } from "@canopy/protocol/tree-format/shape";
import { describe, expect, test } from "vitest";
import { head } from "../../data/test-snapshots.ts";
import { buildModel } from "../../data/tree-model.ts";
import { fit, toViewport } from "../camera/camera.ts";
import { meanUnits } from "../camera/sight.ts";
import { findVisible } from "../camera/visible.ts";
import { findExtent } from "../travel.ts";
import { placeGhosts } from "./ghost-marks.ts";
import { paint } from "./paint.ts";
import type { Palette } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { colourOfSubtree, type Scene } from "./scene.ts";

const viewport = toViewport(1_000, 700);
const palette: Palette = {
  paper: "paper",
  sheet: "sheet",
  ink: "ink",
  quiet: "quiet",
  line: "line",
  edge: "edge",
  wood: "wood",
  path: "path",
  chosen: "chosen",
  ghost: "ghost",
  leaf: "leaf",
  series: ["first", "second"],
  font: "sans-serif",
  isForced: false,
};

/** 1 has 2 on its left and 3 on its right leg, and on the left leg of 3 are nine seats that are not loaded. */
const model = buildModel({
  ...head,
  legs: Uint8Array.of(3, 0, 0),
  numbers: Uint32Array.of(1, 2, 3),
  units: Uint32Array.of(2, 1, 5),
  hiddenLeft: Uint32Array.of(0, 0, 9),
  hiddenRight: new Uint32Array(3),
});

/** What a frame fills, strokes and writes, in order, and the most parts of a path that it fills. */
function record(
  change: Partial<Scene> = {},
  colours: Partial<Palette> = {},
  { tree = model, screen = viewport, textWidth = 20 } = {},
) {
  const filled: string[] = [];
  const stroked: { colour: string; isDashed: boolean }[] = [];
  const written: string[] = [];
  let isDashed = false;
  let parts = 0;
  let mostParts = 0;
  const nothing = () => {};
  const pen: Pen = {
    fillStyle: "",
    strokeStyle: "",
    font: "",
    globalAlpha: 1,
    lineCap: "butt",
    lineJoin: "miter",
    lineWidth: 1,
    textAlign: "start",
    textBaseline: "alphabetic",
    clip: nothing,
    drawImage: nothing,
    save: nothing,
    restore: nothing,
    roundRect: nothing,
    lineTo: nothing,
    quadraticCurveTo: nothing,
    bezierCurveTo: nothing,
    arc: nothing,
    closePath: nothing,
    strokeText: nothing,
    beginPath() {
      parts = 0;
    },
    moveTo() {
      parts += 1;
    },
    fill() {
      filled.push(String(pen.fillStyle));
      mostParts = Math.max(mostParts, parts);
    },
    stroke: () => void stroked.push({ colour: String(pen.strokeStyle), isDashed }),
    fillText: (text) => void written.push(text),
    setLineDash(segments: Iterable<number>) {
      isDashed = [...segments].length > 0;
    },
    measureText: () => ({ width: textWidth }) as TextMetrics,
  };
  const scene: Scene = {
    tree,
    findStep: null,
    selected: NONE,
    freeLeg: null,
    ghosts: [],
    lastNumber: null,
    words: { stem: String, hidden: (seats) => `+${seats}`, ghost: (id) => `ghost ${-id}` },
    findLabel: () => undefined,
    avatarAt: () => undefined,
    ...change,
  };
  const camera = fit(screen, findExtent(tree, 0));
  const visible = findVisible(tree, camera, screen);
  const ghosts = placeGhosts(scene, (number) => number - 1, camera, screen);
  const frame = {
    scene,
    visible,
    viewport: screen,
    palette: { ...palette, ...colours },
    camera,
    mean: meanUnits(tree),
  };
  paint(pen, frame, ghosts);
  return { filled, stroked, written, mostParts };
}

describe("a frame", () => {
  test("writes names once they are known, and the number of seats that are not loaded", () => {
    expect(record().written).toEqual(["+9"]);
    const { written } = record({ findLabel: (number) => ({ name: `seat${number}` }) });
    expect(written).toEqual(expect.arrayContaining(["S", "seat1", "seat2", "seat3", "+9"]));
  });

  test("leaves a name out that would cross another one, unless its seat is selected", () => {
    // 4 is on the right leg of 2, and 5 on the left leg of 3.
    const tree = buildModel({
      ...head,
      legs: Uint8Array.of(3, 2, 0, 1, 0),
      numbers: Uint32Array.of(1, 2, 4, 3, 5),
    });
    const screen = toViewport(200, 700);
    const names = (selected: number) =>
      record(
        { selected, findLabel: (number) => ({ name: `seat${number}` }) },
        {},
        { tree, screen, textWidth: 57 },
      ).written;
    expect(names(NONE)).toContain("seat4");
    expect(names(NONE)).not.toContain("seat5");
    expect(names(4)).toContain("seat5");
    expect(names(4)).not.toContain("seat4");
  });

  test("asks for the names of the seats that have room for one", () => {
    const asked = new Set<number>();
    record({
      findLabel(number) {
        asked.add(number);
        return undefined;
      },
    });
    expect(asked).toEqual(new Set([1, 2, 3]));
  });

  test("marks the way from the selected seat to the top, and a ring around the seat", () => {
    expect(record().filled).not.toContain("path");
    const { filled, stroked } = record({ selected: 2 });
    expect(filled).toContain("path");
    expect(stroked.map(({ colour }) => colour)).toContain("chosen");
  });

  test("draws ghosts and legs that are not loaded dashed, and nothing else", () => {
    const { stroked, written } = record({ ghosts: [{ id: -1, upline: 2, leg: "left", units: 2 }] });
    expect(written).toContain("ghost 1");
    expect(new Set(stroked.filter((stroke) => stroke.isDashed).map(({ colour }) => colour))).toEqual(
      new Set(["edge", "ghost"]),
    );
    expect(stroked.filter(({ colour }) => colour === "ghost").every((stroke) => stroke.isDashed)).toBe(true);
  });

  test("uses the colours of the scale by the step of each seat", () => {
    const { filled } = record({ findStep: () => 1 });
    expect(filled).toContain("second");
    expect(filled).not.toContain("first");
  });

  test("outlines leaves in the text's colour where the system chooses the colours", () => {
    expect(record().stroked.map(({ colour }) => colour)).not.toContain("ink");
    expect(record({}, { isForced: true }).stroked.map(({ colour }) => colour)).toContain("ink");
  });
});

test("each mark is a path of its own, which browsers rasterize faster than one path of all marks", () => {
  const { filled, mostParts } = record();
  // Boughs and leaves.
  expect(filled.filter((colour) => colour === "wood")).toHaveLength(2);
  expect(filled.filter((colour) => colour === "first").length).toBeGreaterThanOrEqual(8);
  expect(mostParts).toBe(1);
});

test("a shape has the colour of most of its seats", () => {
  const size = 9;
  const chain = buildModel({
    ...head,
    legs: new Uint8Array(size).map((_, position) => (position === size - 1 ? 0 : 1)),
    numbers: new Uint32Array(size).map((_, position) => position + 1),
  });
  const steps = [0, 2, 2, 2, 2, 2, 1, 1, 1];
  const scene = { tree: chain, findStep: (position: number) => steps[position] ?? 0 };
  expect(colourOfSubtree(scene, 0)).toBe(2);
  expect(colourOfSubtree(scene, 6)).toBe(1);
  expect(colourOfSubtree({ ...scene, findStep: null }, 0)).toBe(0);
});
