import { afterEach, expect, test, vi } from "vitest";
import { fetchReport, retryDelay } from "./fetch-report.ts";

afterEach(() => vi.unstubAllGlobals());

test("a report is fetched for its plan and aborted by its signal", async () => {
  const controller = new AbortController();
  const asked = vi.fn(async (_: string, { signal }: RequestInit) => {
    controller.abort();
    signal?.throwIfAborted();
  });
  vi.stubGlobal("fetch", asked);
  await expect(fetchReport("plus", controller.signal)).rejects.toMatchObject({ name: "AbortError" });
  expect(asked.mock.calls[0]?.[0]).toMatch(/\/reports\/basic\?plan=plus&_t=\d+$/);
});

test("the next attempt is after Retry-After, or else after a growing delay between a second and a minute", () => {
  expect([1, 2, 3, 4, 5, 40].map((attempt) => retryDelay(null, attempt))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  expect([0, 7, 3_600].map((seconds) => retryDelay(seconds, 3))).toEqual([1_000, 7_000, 60_000]);
});
