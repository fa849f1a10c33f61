import { expect, test } from "vitest";
import { toRetryDelay } from "./retry-delay.ts";

test("doubles with each failure, up to 15 seconds", () => {
  expect([1, 2, 3, 7, 8, 1_000].map(toRetryDelay)).toEqual([250, 500, 1_000, 15_000, 15_000, 15_000]);
});
