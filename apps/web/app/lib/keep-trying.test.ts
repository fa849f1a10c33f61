import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTrying, lateParts } from "./keep-trying.ts";

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { onLine: true });
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fails some times, then has the code. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError("Failed to fetch dynamically imported module");
    return "code";
  });
}

test("code that loads is asked for once", async () => {
  const load = failing(0);
  expect(await keepTrying(load)).toBe("code");
  expect(load).toHaveBeenCalledOnce();
  expect(lateParts.getSnapshot()).toBe(false);
});

test("after a failure it tries again, less and less often, and says that a part is missing", async () => {
  const load = failing(3);
  const loaded = keepTrying(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(lateParts.getSnapshot()).toBe(true);
  for (const [pause, attempts] of [
    [1_000, 2],
    [3_000, 3],
    [10_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(load).toHaveBeenCalledTimes(attempts - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(attempts);
  }
  expect(await loaded).toBe("code");
  expect(lateParts.getSnapshot()).toBe(false);
});

test("without a network it asks for nothing until there is one", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const load = failing(0);
  const loaded = keepTrying(load);
  expect(lateParts.getSnapshot()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { onLine: true });
  page.dispatchEvent(new Event("online"));
  expect(await loaded).toBe("code");
  expect(vi.getTimerCount()).toBe(0);
  expect(lateParts.getSnapshot()).toBe(false);
});

test("a prerendered page without a part is an error", async () => {
  vi.stubGlobal("window", undefined);
  await expect(keepTrying(failing(1))).rejects.toThrow("Failed to fetch");
});

test("one part that arrives leaves another one missing", async () => {
  const loaded = keepTrying(failing(1));
  const other = keepTrying(failing(2));
  await vi.advanceTimersByTimeAsync(1_000);
  await loaded;
  expect(lateParts.getSnapshot()).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  await other;
  expect(lateParts.getSnapshot()).toBe(false);
});
