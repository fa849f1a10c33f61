import { assert, bigInt, property } from "fast-check";
import { expect, test } from "vitest";
import { packPrice, unpackPrice } from "./packed-price.ts";

test.each([0n, 1n, 2n ** 56n - 1n, 2n ** 56n, 2_500n * 10n ** 18n])("%d keeps its digits", (price) => {
  const kept = unpackPrice(packPrice(price));
  expect(kept).toBeLessThanOrEqual(price);
  expect(price - kept).toBeLessThanOrEqual(price >> 55n);
  expect(packPrice(kept)).toBe(packPrice(price));
});

test("fits in 64 bits, and is below the price by less than 2^-55 of it", () => {
  assert(
    property(bigInt({ min: 1n, max: 2n ** 256n - 1n }), (price) => {
      const packed = packPrice(price);
      expect(packed).toBeLessThan(2n ** 64n);
      expect(unpackPrice(packed)).toBeLessThanOrEqual(price);
      expect((price - unpackPrice(packed)) * 2n ** 55n).toBeLessThan(price);
    }),
  );
});
