import { expect, test } from "vitest";
import { formatNumber, formatPart, formatPrice, formatReturn, formatTokens } from "./format.ts";

test.each([
  [64_012.3749, "64,012.37"],
  [0.437512, "0.43751"],
  [1, "1.0000"],
])("the price %d is %s", (value, text) => {
  expect(formatPrice(value, "en")).toBe(text);
});

test.each([
  [1_234.5, "1,234.50"],
  [-0.001, "\u22120.001"],
  [0.94, "0.94"],
  [0.5, "0.50"],
  [0.029187, "0.02919"],
  [0, "0.00"],
])("%d tokens are %s", (value, text) => {
  expect(formatTokens(value, "en")).toBe(text);
});

test("numbers have no zeros at their end", () => {
  expect([2, 2.5, 0.125, 1_000].map((value) => formatNumber(value, 2, "en"))).toEqual([
    "2",
    "2.5",
    "0.13",
    "1,000",
  ]);
});

test("parts are percentages with one decimal", () => {
  expect(formatPart(0.12345, "en")).toBe("12.3%");
  expect(formatPart(0.5, "fa")).toBe("۵۰٪");
});

test("a return has a sign, except for nothing", () => {
  expect([0.041, -0.041, 0.0001, -0.0001].map((value) => formatReturn(value, "en"))).toEqual([
    "+4.1%",
    "\u22124.1%",
    "0%",
    "0%",
  ]);
});
