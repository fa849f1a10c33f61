import { expect, test } from "vitest";
import { shortAmount } from "./short-amount.ts";

test("axis ticks are formatted like the compact numbers of Intl", () => {
  const { format } = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 });
  for (const power of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    for (const step of [1, 2, 2.5, 5, 7.5]) {
      const value = step * 10 ** power;
      expect(shortAmount(value)).toBe(format(value));
    }
  }
  expect(shortAmount(0)).toBe("0");
});
