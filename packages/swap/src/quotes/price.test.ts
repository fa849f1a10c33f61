import { assert, bigInt, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allTokens,
  createPool,
  exchangeWith,
  poolGraphs,
  quotePath,
  TOKENS,
  token,
} from "../../test/pool-model.ts";
import { findPaths } from "../paths/find-paths.ts";
import type { Path, Quote, Side } from "../types.ts";
import { impactGrade, midRate, needsTypedConfirmation, priceImpact } from "./price.ts";

/** 1 of token 1 for 4 of token 2, and 1 of token 2 for 25 of token 3. */
const [one, two] = [
  createPool({ venue: "uniswap", tokens: [1, 2], fee: 3_000, reserves: [10n ** 20n, 4n * 10n ** 20n] }, 1),
  createPool({ venue: "uniswap", tokens: [2, 3], fee: 10_000, reserves: [10n ** 20n, 25n * 10n ** 20n] }, 2),
];
const direct: Path = { venue: "uniswap", tokens: [token(1), token(2)], pools: [one] };
const reverse: Path = { venue: "uniswap", tokens: [token(2), token(1)], pools: [one] };
const double: Path = { venue: "uniswap", tokens: [token(1), token(2), token(3)], pools: [one, two] };

const quote = (path: Path, amountIn: bigint, amountOut: bigint): Quote => ({
  path,
  side: "exactIn",
  amountIn,
  amountOut,
  gas: 0n,
});

describe("midRate", () => {
  test.each([
    ["of one pool", direct, 4n, 1n],
    ["of one pool, sold the other way", reverse, 1n, 4n],
    ["of two pools", double, 100n, 1n],
  ])("is the price %s", (_, path, numerator, denominator) => {
    const rate = midRate(path);
    expect(rate).not.toBeNull();
    expect((rate?.numerator ?? 0n) * denominator).toBe((rate?.denominator ?? 0n) * numerator);
  });

  test("is unknown when one of the pools has no price or no liquidity", () => {
    expect(midRate({ ...double, pools: [one, { ...two, sqrtPriceX96: 0n }] })).toBeNull();
    expect(midRate({ ...double, pools: [{ ...one, liquidity: 0n }, two] })).toBeNull();
  });
});

describe("priceImpact", () => {
  test("does not count the pools' fees", () => {
    expect(priceImpact(quote(direct, 1_000_000n, 4_000_000n - 12_000n))).toBe(0);
    expect(priceImpact(quote(double, 1_000_000n, 98_703_000n))).toBe(0);
  });

  test("is how much less comes out, rounded up", () => {
    expect(priceImpact(quote(direct, 1_000_000n, 3_589_200n))).toBe(100_000);
    expect(priceImpact(quote(direct, 1_000_000n, 3_987_999n))).toBe(1);
  });

  test("is everything when nothing comes out, and never negative", () => {
    expect(priceImpact(quote(direct, 1_000_000n, 0n))).toBe(1_000_000);
    expect(priceImpact(quote(direct, 1_000_000n, 5_000_000n))).toBe(0);
  });

  test("is unknown without price, liquidity or an amount", () => {
    expect(priceImpact(quote({ ...direct, pools: [{ ...one, sqrtPriceX96: 0n }] }, 1n, 1n))).toBeNull();
    expect(priceImpact(quote({ ...direct, pools: [{ ...one, liquidity: 0n }] }, 1n, 1n))).toBeNull();
    expect(priceImpact(quote({ ...direct, pools: [{ ...one, fee: 1_000_000 }] }, 1n, 1n))).toBeNull();
    expect(priceImpact(quote(direct, 0n, 0n))).toBeNull();
  });

  test("is the share of the pool that is sold, where the product of reserves is constant", () => {
    assert(
      property(bigInt({ min: 10n ** 15n, max: 10n ** 22n }), (amount) => {
        const found = quotePath(direct, "exactIn", amount, [one]);
        const afterFee = Number(amount) * 0.997;
        const expected = (afterFee / (1e20 + afterFee)) * 1_000_000;
        expect(found && priceImpact(found)).toBeGreaterThanOrEqual(expected - 1e-3);
        expect(found && priceImpact(found)).toBeLessThan(expected + 1.001);
      }),
    );
  });

  test("is within 0 and 1,000,000 for every quote of any graph, and unknown for empty pools", () => {
    const index = integer({ min: 0, max: TOKENS - 1 });
    const sides = constantFrom<Side>("exactIn", "exactOut");
    assert(
      property(
        poolGraphs,
        sides,
        index,
        index,
        bigInt({ min: 1n, max: 10n ** 30n }),
        (pools, side, from, to, amount) => {
          for (const path of findPaths(exchangeWith(allTokens), pools, token(from), token(to))) {
            const found = quotePath(path, side, amount, pools);
            if (found === null) continue;
            const impact = priceImpact(found);
            expect(Number.isInteger(impact) && impact !== null && impact >= 0 && impact <= 1_000_000).toBe(
              true,
            );
          }
          for (const pool of pools.filter(({ liquidity }) => liquidity === 0n)) {
            const path: Path = { venue: pool.venue, tokens: [pool.token0, pool.token1], pools: [pool] };
            expect(priceImpact(quote(path, amount, amount))).toBeNull();
          }
        },
      ),
      // A failing graph takes minutes to shrink.
      { endOnFailure: true },
    );
  });
});

test.each([
  [0, "low"],
  [9_999, "low"],
  [10_000, "notable"],
  [29_999, "notable"],
  [30_000, "high"],
  [50_000, "high"],
  [50_001, "severe"],
])("an impact of %i millionths is %s", (impact, grade) => {
  expect(impactGrade(impact)).toBe(grade);
});

test("a typed confirmation is needed above 15 %, and when the impact is unknown", () => {
  expect([150_000, 150_001, null].map(needsTypedConfirmation)).toEqual([false, true, true]);
});
