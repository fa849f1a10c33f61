import { expect, test } from "vitest";
import { countdown } from "./countdown.ts";

test.each([
  [86_400_000, "24:00:00"],
  [3_600_000 * 5 + 9 * 60_000 + 7_000, "05:09:07"],
  [1, "00:00:01"],
  [0, "00:00:00"],
  [-5_000, "00:00:00"],
])("countdown of %i ms is %s", (left, text) => {
  expect(countdown(1_000_000 + left, 1_000_000)).toBe(text);
});
