import { expect, test } from "vitest";
import { formatChange } from "./format-change.ts";

test.each([
  [1_250_000_000_000_000_000n, 2, "+1.25"],
  [-1_250_000_000_000_000_000n, 4, "-1.2500"],
  [10n ** 14n, 4, "+0.0001"],
  [10n ** 14n - 1n, 4, "<0.0001"],
])("%d wei with %d digits is %s", (wei, digits, text) => {
  expect(formatChange(wei, digits)).toBe(text);
});
