import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createWindows } from "./windows.ts";

test("begins a window after the last one has ended", () => {
  const find = createWindows();
  const first = find("10.0.0.1", 1_000);
  expect(find("10.0.0.1", 60_999)).toBe(first);
  expect(find("10.0.0.1", 61_000)).toEqual({ count: 0, unshared: 0, end: 121_000 });
});

test("takes at most 25 MB, however many addresses send requests", () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("Node has no gc()");
  const measure = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = measure();
  const find = createWindows();
  for (let address = 0; address < 150_000; address++)
    find(`203.${address >> 16}.${(address >> 8) & 255}.${address & 255}`, address);
  expect(measure() - before).toBeLessThan(25_000_000);
  // The newest one is still there: the measurement did not collect them.
  expect(find("203.2.73.239", 150_000).end).toBe(209_999);
});
