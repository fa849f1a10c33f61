import { expect, test } from "vitest";
import { toViewport } from "./camera/camera.ts";
import { flight, glide } from "./motion.ts";

const viewport = toViewport(1_000, 800);
const from = { x: 0, y: 0, scale: 10 };

test("a flight ends exactly at its target within half a second", () => {
  const to = { x: 90_000, y: 14, scale: 60 };
  const move = flight(from, to, viewport);
  expect(move(0)).toEqual({ camera: from, isDone: false });
  expect(move(500)).toEqual({ camera: to, isDone: true });
});

test("a flight slows down towards its target", () => {
  const move = flight(from, { ...from, x: 100 }, viewport);
  const early = move(40).camera.x - move(0).camera.x;
  const late = move(200).camera.x - move(160).camera.x;
  expect(early).toBeGreaterThan(late);
});

test("a glide moves on in its direction and comes to rest", () => {
  const move = glide(from, viewport, 1, 0);
  expect(move(100).camera.x).toBeLessThan(0);
  expect(move(100).isDone).toBe(false);
  expect(move(2_000).isDone).toBe(true);
  expect(move(5_000).camera.x).toBeCloseTo(move(2_000).camera.x, 1);
});
