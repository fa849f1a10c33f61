import type { Quote } from "@canopy/swap/types";
import { assert, bigInt, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { compareQuotes } from "./runner-up.ts";

const quote = (side: Quote["side"], amountIn: bigint, amountOut: bigint): Quote => ({
  path: { venue: "uniswap", tokens: [], pools: [] },
  side,
  amountIn,
  amountOut,
  gas: 0n,
});

describe("compareQuotes", () => {
  test("for exact in, what is received is less", () => {
    const [best, other] = [quote("exactIn", 10n, 1_000n), quote("exactIn", 10n, 990n)];
    expect(compareQuotes(best, other)).toEqual({ amount: 990n, worse: 10_000 });
  });

  test("for exact out, what is sent is more", () => {
    const [best, other] = [quote("exactOut", 1_000n, 10n), quote("exactOut", 1_001n, 10n)];
    expect(compareQuotes(best, other)).toEqual({ amount: 1_001n, worse: 1_000 });
  });

  test("more before gas is negative", () => {
    const [best, other] = [quote("exactIn", 10n, 1_000n), quote("exactIn", 10n, 1_001n)];
    expect(compareQuotes(best, other).worse).toBe(-1_000);
  });

  test("a difference is never rounded to nothing", () => {
    const amounts = bigInt({ min: 2n, max: 10n ** 30n });
    assert(
      property(amounts, (amount) => {
        const [best, other] = [quote("exactIn", 1n, amount), quote("exactIn", 1n, amount - 1n)];
        expect(compareQuotes(best, other).worse).toBeGreaterThan(0);
      }),
    );
  });
});
