import { NONE } from "@canopy/protocol/tree-format/shape";
import { expect, test } from "vitest";
import { buildModel } from "../data/tree-model.ts";
import type { Frame } from "../draw/paint/scene.ts";
import { CAPTION_HEIGHT, type Caption, pictureName } from "./caption.ts";
import { exportSvg } from "./export-svg.ts";
import { tools } from "./test-svg-tools.ts";

const palette = {
  paper: "#ffffee",
  sheet: "#fffff8",
  ink: "#112211",
  quiet: "#445544",
  line: "#ddddcc",
  edge: "#888877",
  wood: "#665544",
  path: "#224422",
  chosen: "#cc9900",
  ghost: "#885500",
  leaf: "#337733",
  series: ["#337733"],
  font: "Vazirmatn",
  isForced: false,
};

/** Two seats: the upper one at the middle of the picture, the other one and a shape below it. */
function frame(): Frame {
  const tree = buildModel({
    chainId: 31_337,
    plan: "core",
    round: 4,
    blockNumber: 1n,
    blockHash: `0x${"0".repeat(64)}`,
    totalSeats: 3,
    legs: Uint8Array.of(3, 0, 0),
    numbers: Uint32Array.of(1, 2, 3),
    units: Uint32Array.of(1, 2, 5),
  });
  const bough = { x: 200, y: 60, position: 1, units: 2 };
  return {
    scene: {
      tree,
      findStep: null,
      selected: 0,
      freeLeg: null,
      ghosts: [],
      lastNumber: null,
      words: { stem: String, hidden: String, ghost: String },
      findLabel: (number) => ({ name: number === 1 ? "willow" : "<b>&" }),
      avatarAt: () => undefined,
    },
    visible: {
      seats: [
        { position: 0, x: 200, y: 60, room: 120 },
        { position: 1, x: 120, y: 160, room: 120 },
      ],
      shapes: [
        { kind: "subtree", isPartial: false, position: 2, x: 250, y: 160, width: 20, seats: 1, units: 5 },
      ],
      boughs: [
        { ...bough, toX: 120, toY: 160 },
        { ...bough, toX: 260, toY: 160, position: 2, units: 5 },
      ],
      stems: [],
    },
    viewport: { width: 400, height: 300, rise: 80 },
    palette,
    camera: { x: 0, y: 0, scale: 40 },
    mean: 8 / 3,
  };
}

const caption: Caption = { title: "Family of willow", details: "Canopy · core plan", direction: "ltr" };
const ghost = { id: -1, x: 300, y: 200, fromX: 260, fromY: 160, units: 1 };

/** The elements of an SVG in order, each with its attributes; throws when a tag is not closed. */
function readElements(svg: string): string[] {
  const open: string[] = [];
  const elements: string[] = [];
  for (const [tag, isEnd, name = ""] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z:-]+="[^"<>]*")*\s*\/?>/g,
  )) {
    if (isEnd) expect(open.pop(), tag).toBe(name);
    else elements.push(tag);
    if (!(isEnd || tag.endsWith("/>"))) open.push(name);
  }
  expect(open).toEqual([]);
  // No sign of a tag is left between the tags.
  expect(svg.replaceAll(/<\/?[a-zA-Z]+(?:\s[a-zA-Z:-]+="[^"<>]*")*\s*\/?>/g, "")).not.toMatch(/[<>]/);
  return elements;
}

test("draws what is on the screen, with its caption above", () => {
  const svg = exportSvg({ frame: frame(), ghosts: [ghost] }, caption, tools);
  const [root = "", ...elements] = readElements(svg);
  expect(root).toContain(`viewBox="0 0 400 ${300 + CAPTION_HEIGHT}"`);
  expect(svg).toContain("<title>Family of willow</title><desc>Canopy · core plan</desc>");
  expect(elements).toContain(`<svg y="${CAPTION_HEIGHT}" width="400" height="300" overflow="hidden">`);
  expect(svg).toContain(">willow</text>");
  // Shape, boughs, leaves and faces.
  for (const colour of [palette.leaf, palette.wood, palette.sheet, palette.chosen])
    expect(svg).toContain(`"${colour}"`);
  expect(elements.some((element) => element.includes('stroke-dasharray="4 3"'))).toBe(true);
  expect(elements[2]).toContain(`fill="${palette.paper}"`);
});

test("keeps names from becoming elements", () => {
  const svg = exportSvg({ frame: frame(), ghosts: [] }, { ...caption, title: 'a"<script>' }, tools);
  readElements(svg);
  expect(svg).toContain("&lt;b&gt;&amp;</text>");
  expect(svg).not.toContain("<script");
});

test("needs nothing from elsewhere", () => {
  const svg = exportSvg({ frame: frame(), ghosts: [] }, caption, tools);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|url\(|var\(|oklch/);
});

test("writes a Persian caption from the right", () => {
  const persian = { title: "خانواده", details: "طرح اصلی", direction: "rtl" } as const;
  const svg = exportSvg({ frame: frame(), ghosts: [] }, persian, tools);
  expect(svg).toMatch(/<text x="376" [^>]*direction="rtl"[^>]*>خانواده<\/text>/);
});

test("draws an empty screen too", () => {
  const empty = { seats: [], shapes: [], boughs: [], stems: [] };
  const blank: Frame = { ...frame(), visible: empty };
  const svg = exportSvg(
    { frame: { ...blank, scene: { ...blank.scene, selected: NONE } }, ghosts: [] },
    caption,
    tools,
  );
  expect(readElements(svg).filter((element) => element.startsWith("<path"))).toEqual([]);
});

test("names the file by member, plan, round and day", () => {
  const day = new Date("2026-11-22T23:30:00Z");
  expect(pictureName({ plan: "plus", username: "willow", round: 57, day }, "png")).toBe(
    "family-willow-plus-round-57-2026-11-22.png",
  );
});
