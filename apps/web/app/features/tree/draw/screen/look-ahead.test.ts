import { expect, test } from "vitest";
import { type Camera, pan, toViewport, zoomAt } from "../camera/camera.ts";
import { lookAhead, steadiness } from "./look-ahead.ts";
import { placePicture, spareEdge, withMargin } from "./placement.ts";

const viewport = toViewport(1_440, 900);
const camera = { x: 500, y: 6, scale: 4 };
const tree = { start: 0, width: 1_000, y: 0, depth: 20 };

test("stays where the camera rests, and where it is if the picture is shown in the same frame", () => {
  expect(lookAhead([camera], 6, viewport)).toBe(camera);
  expect(lookAhead([camera, pan(camera, viewport, 5, 0)], 0, viewport)).toEqual(pan(camera, viewport, 5, 0));
  expect(lookAhead([], 6, viewport)).toBeNull();
});

test("fits best a little after the picture is shown, at the pace of the last frames", () => {
  const trail = [0, 1, 2].map((frame) => pan(camera, viewport, 10 * frame, -4 * frame));
  const ahead = lookAhead(trail, 4, viewport);
  const expected = pan(camera, viewport, 20 + 10 * 4 * 1.4, -8 - 4 * 4 * 1.4);
  expect(ahead?.x).toBeCloseTo(expected.x);
  expect(ahead?.y).toBeCloseTo(expected.y);
  expect(ahead?.scale).toBe(4);
});

test("zooms around the same point", () => {
  const on = { x: 600, y: 300 };
  const trail = [1, 1.02, 1.02 ** 2].map((factor) => zoomAt(camera, viewport, tree, on, factor));
  const expected = zoomAt(camera, viewport, tree, on, 1.02 ** (2 + 3 * 1.4));
  const ahead = lookAhead(trail, 3, viewport);
  expect(ahead?.scale).toBeCloseTo(expected.scale);
  expect(ahead?.x).toBeCloseTo(expected.x);
});

test("expects nothing of a single turn of a wheel, or of a movement that turned back", () => {
  const turned = zoomAt(camera, viewport, tree, { x: 700, y: 400 }, 1.2);
  expect(lookAhead([camera, camera, turned], 3, viewport)).toEqual(turned);
  expect(lookAhead([camera, turned, turned], 3, viewport)).toEqual(turned);
  expect(lookAhead([camera, turned, camera], 3, viewport)).toEqual(camera);
});

test("fills the screen when it is shown", () => {
  for (const [dx, dy, factor] of [
    [60, 0, 1],
    [0, -90, 1],
    [5, 5, 1.1],
    [-8, 0, 0.93],
  ] as const) {
    const move = (from: Camera) =>
      zoomAt(pan(from, viewport, dx, dy), viewport, tree, { x: 100, y: 100 }, factor);
    const cameras = [camera];
    for (let frame = 0; frame < 7; frame++) cameras.push(move(cameras.at(-1) ?? camera));
    const [ahead, last] = [lookAhead(cameras.slice(0, 3), 5, viewport), cameras.at(-1)];
    if (ahead === null || last === undefined) throw new Error("There is no camera.");
    expect(ahead).not.toEqual(cameras[2]);
    const picture = { camera: ahead, viewport: withMargin(viewport) };
    const placement = placePicture(picture, { camera: last, viewport });
    expect(spareEdge(picture, placement, viewport)).toBeGreaterThanOrEqual(-1e-6);
  }
});

test("draws not much coarser than the screen while it zooms out", () => {
  const at = (frame: number) => zoomAt(camera, viewport, tree, { x: 700, y: 400 }, 0.9 ** frame);
  const ahead = lookAhead([at(0), at(1), at(2)], 9, viewport);
  const coarseness = at(11).scale / (ahead?.scale ?? 0);
  expect(coarseness).toBeGreaterThan(1.2);
  expect(coarseness).toBeLessThanOrEqual(1.5);
});

test("a movement is steady while it keeps its pace", () => {
  const at = (pixels: number) => pan(camera, viewport, pixels, 0);
  expect(steadiness([at(0), at(10)], viewport)).toBe(0);
  expect(steadiness([at(0), at(0), at(10)], viewport)).toBe(0);
  expect(steadiness([at(0), at(10), at(20)], viewport)).toBeCloseTo(1);
  expect(steadiness([at(0), at(5), at(15)], viewport)).toBeCloseTo(0.5);
  expect(steadiness([at(0), at(10), at(5)], viewport)).toBeLessThan(0);
});
