import { assert, bigInt, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  MAXIMUM_SLIPPAGE,
  MINIMUM_SLIPPAGE,
  maximumSent,
  minimumReceived,
  slippagePresets,
  slippageWarning,
} from "./limits.ts";

const amounts = bigInt({ min: 0n, max: 2n ** 256n - 1n });
const slippages = integer({ min: MINIMUM_SLIPPAGE, max: MAXIMUM_SLIPPAGE });

describe("limits of a swap", () => {
  test("the minimum is rounded up and the maximum down", () => {
    expect(minimumReceived(1_999n, 5_000)).toBe(1_990n);
    expect(maximumSent(1_999n, 5_000)).toBe(2_008n);
  });

  test("the minimum is at most the quote, the maximum at least", () => {
    assert(
      property(amounts, slippages, (amount, slippage) => {
        expect(minimumReceived(amount, slippage) <= amount).toBe(true);
        expect(maximumSent(amount, slippage) >= amount).toBe(true);
      }),
    );
  });

  test("neither leaves room for more than the slippage", () => {
    assert(
      property(amounts, slippages, (amount, slippage) => {
        const allowed = amount * BigInt(slippage);
        expect((amount - minimumReceived(amount, slippage)) * 1_000_000n <= allowed).toBe(true);
        expect((maximumSent(amount, slippage) - amount) * 1_000_000n <= allowed).toBe(true);
      }),
    );
  });

  test("a smaller slippage never accepts less", () => {
    assert(
      property(amounts, slippages, slippages, (amount, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(minimumReceived(amount, low) >= minimumReceived(amount, high)).toBe(true);
        expect(maximumSent(amount, low) <= maximumSent(amount, high)).toBe(true);
      }),
    );
  });

  test("something is always asked for something", () => {
    assert(
      property(bigInt({ min: 1n, max: 2n ** 256n - 1n }), slippages, (amount, slippage) => {
        expect(minimumReceived(amount, slippage) > 0n).toBe(true);
      }),
    );
  });

  test.each([
    -1,
    0,
    99,
    500_001,
    1_000_000,
    0.5,
    Number.NaN,
  ])("a slippage of %d millionths throws", (slippage) => {
    expect(() => minimumReceived(1n, slippage)).toThrow(RangeError);
    expect(() => maximumSent(1n, slippage)).toThrow(RangeError);
  });
});

test("slippageWarning warns below 0.05 % and above 1 %, and about no preset", () => {
  expect([499, 500, 10_000, 10_001].map(slippageWarning)).toEqual(["low", null, null, "high"]);
  expect(slippagePresets.map(slippageWarning)).toEqual([null, null, null]);
});
