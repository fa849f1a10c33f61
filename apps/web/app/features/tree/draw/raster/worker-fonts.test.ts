import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWorkerFonts } from "./worker-fonts.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fonts of which some are missing until the test says so. */
function open(missing: readonly string[]) {
  const { promise: loaded, resolve, reject } = Promise.withResolvers<FontFace[]>();
  const isMissing = new Set(missing);
  const set = {
    add: vi.fn(),
    check: vi.fn((font: string) => !isMissing.has(font)),
    load: vi.fn(() => loaded),
  };
  const onLate = vi.fn();
  const fonts = createWorkerFonts(set, onLate);
  const arrive = () => {
    isMissing.clear();
    resolve([]);
  };
  return { fonts, set, onLate, arrive, reject };
}

test("loads only what is missing, and then draws at once", async () => {
  const { fonts, set, onLate, arrive } = open(["13px Vazirmatn"]);
  const loading = fonts.load(["13px Vazirmatn", "12px Fraunces"], "ریحان");
  arrive();
  await loading;
  expect(set.load.mock.calls).toEqual([["13px Vazirmatn", "ریحان"]]);
  await fonts.load(["13px Vazirmatn"], "ریحان");
  expect(set.load).toHaveBeenCalledOnce();
  await vi.runAllTimersAsync();
  expect(onLate).not.toHaveBeenCalled();
});

test("waits for 100 ms, and says when a font comes later", async () => {
  const { fonts, onLate, arrive } = open(["13px Vazirmatn"]);
  const isDone = vi.fn();
  const loading = fonts.load(["13px Vazirmatn"], "ریحان").then(isDone);
  await vi.advanceTimersByTimeAsync(99);
  expect(isDone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(onLate).not.toHaveBeenCalled();
  arrive();
  await vi.runAllTimersAsync();
  expect(onLate).toHaveBeenCalledOnce();
});

test("draws without a font that does not load", async () => {
  const { fonts, onLate, reject } = open(["13px Vazirmatn"]);
  const loading = fonts.load(["13px Vazirmatn"], "ریحان");
  reject(new Error("404"));
  await loading;
  await vi.runAllTimersAsync();
  expect(onLate).not.toHaveBeenCalled();
});
