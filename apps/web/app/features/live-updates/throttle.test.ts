import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("runs at once, and once more for all calls during the pause", () => {
  const task = vi.fn();
  const { run } = throttle(task, 1_000);
  run();
  run();
  run();
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(task).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(task).toHaveBeenCalledTimes(2);
});

test("does not run after it was cancelled", () => {
  const task = vi.fn();
  const { run, cancel } = throttle(task, 1_000);
  run();
  run();
  cancel();
  vi.advanceTimersByTime(5_000);
  expect(task).toHaveBeenCalledTimes(1);
});
