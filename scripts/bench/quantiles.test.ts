import { expect, test } from "vitest";
import { median, quantile } from "./quantiles.ts";

const samples = [5, 1, 4, 2, 3];

test("a quantile is one of the samples", () => {
  expect(quantile(samples, 0)).toBe(1);
  expect(median(samples)).toBe(3);
  expect(quantile(samples, 0.99)).toBe(5);
  expect(
    quantile(
      Array.from({ length: 1_000 }, (_, index) => index + 1),
      0.99,
    ),
  ).toBe(990);
});

test("nothing has no quantile", () => {
  expect(() => median([])).toThrow("at least one sample");
});
