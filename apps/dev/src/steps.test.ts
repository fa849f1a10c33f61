import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSteps } from "./steps.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("a quick step is one line with its duration", async () => {
  const lines: string[] = [];
  const step = createSteps((text) => lines.push(text)).run("Loading", () => sleep(300));
  await vi.advanceTimersByTimeAsync(300);
  await step;
  expect(lines).toEqual(["  ✓ Loading (0.3 s)\n"]);
});

test("a long step prints its title, and its progress every two seconds", async () => {
  const lines: string[] = [];
  const step = createSteps((text) => lines.push(text)).run("Seeding", async (note) => {
    await sleep(1_000);
    note("20 of 60");
    await sleep(3_500);
    return "done";
  });
  await vi.advanceTimersByTimeAsync(4_500);
  expect(await step).toBe("done");
  expect(lines).toEqual([
    "  … Seeding\n",
    "  … Seeding: 20 of 60, 2.0 s\n",
    "  … Seeding: 20 of 60, 4.0 s\n",
    "  ✓ Seeding (4.5 s)\n",
  ]);
});

test("a step that fails rethrows its error and prints nothing else", async () => {
  const lines: string[] = [];
  const step = createSteps((text) => lines.push(text)).run("Failing", () =>
    Promise.reject(new Error("broken")),
  );
  await expect(step).rejects.toThrow("broken");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toEqual([]);
});
