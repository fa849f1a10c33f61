import type { Asset, Pool, Quote, Side } from "@canopy/swap/types";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bestOffer,
  isSamePath,
  isWithinLimit,
  mostSold,
  type SwapTerms,
  swapLimit,
  worsening,
} from "./terms.ts";

const asset = (symbol: string, digit: string): Asset => ({
  address: `0x${digit.repeat(40)}`,
  symbol,
  name: symbol,
  decimals: 18,
  isNative: false,
});

function terms(side: Side, amountIn: bigint, amountOut: bigint, slippage = 10_000): SwapTerms {
  const quote: Quote = {
    path: { venue: "uniswap", tokens: [], pools: [] },
    side,
    amountIn,
    amountOut,
    gas: 100_000n,
  };
  return { kind: "swap", from: asset("ONE", "1"), to: asset("TWO", "2"), quote, slippage, deadline: 10 };
}

describe("an exact amount that is sold", () => {
  const seen = terms("exactIn", 1_000n, 2_000n);

  test("has a least amount to receive, and sells no more than itself", () => {
    expect(swapLimit(seen)).toBe(1_980n);
    expect(mostSold(seen)).toBe(1_000n);
  });

  test.each([
    [2_100n, true, -50_000],
    [2_000n, true, 0],
    [1_980n, true, 10_000],
    [1_979n, false, 10_500],
  ])("a newer quote of %d is within the limit: %s", (amountOut, within, millionths) => {
    const fresh = { ...seen.quote, amountOut };
    expect(isWithinLimit(seen, fresh)).toBe(within);
    expect(worsening(seen, fresh)).toBe(millionths);
  });
});

describe("an exact amount that is bought", () => {
  const seen = terms("exactOut", 1_000n, 2_000n);

  test("has a most amount to send, which is what the router may take", () => {
    expect(swapLimit(seen)).toBe(1_010n);
    expect(mostSold(seen)).toBe(1_010n);
  });

  test.each([
    [900n, true, -100_000],
    [1_010n, true, 10_000],
    [1_011n, false, 11_000],
  ])("a newer quote of %d is within the limit: %s", (amountIn, within, millionths) => {
    const fresh = { ...seen.quote, amountIn };
    expect(isWithinLimit(seen, fresh)).toBe(within);
    expect(worsening(seen, fresh)).toBe(millionths);
  });
});

test("wrapping sells exactly its amount", () => {
  const { from, to } = terms("exactIn", 1n, 1n);
  expect(mostSold({ kind: "wrap", from, to, amount: 7n })).toBe(7n);
});

test("a quote is within its own limit, and past it when it is worse by more than the slippage", () => {
  const amounts = fc.bigInt({ min: 10n ** 9n, max: 2n ** 128n });
  const slippages = fc.integer({ min: 100, max: 500_000 });
  fc.assert(
    fc.property(
      fc.constantFrom<Side>("exactIn", "exactOut"),
      amounts,
      slippages,
      fc.bigInt({ min: -(2n ** 129n), max: 2n ** 129n }),
      (side, amount, slippage, change) => {
        const seen = terms(side, amount, amount, slippage);
        expect(isWithinLimit(seen, seen.quote)).toBe(true);
        const moved = amount + change > 0n ? amount + change : 1n;
        const fresh = { ...seen.quote, ...(side === "exactIn" ? { amountOut: moved } : { amountIn: moved }) };
        if (worsening(seen, fresh) > slippage) expect(isWithinLimit(seen, fresh)).toBe(false);
        if (worsening(seen, fresh) < slippage) expect(isWithinLimit(seen, fresh)).toBe(true);
      },
    ),
  );
});

describe("what is offered when the price has changed", () => {
  const pool: Pool = {
    venue: "quickswap",
    ...{ address: `0x${"3".repeat(40)}`, token0: `0x${"1".repeat(40)}`, token1: `0x${"2".repeat(40)}` },
    ...{ fee: 500, sqrtPriceX96: 2n ** 96n, liquidity: 1n },
  };

  function over(seen: SwapTerms, amounts: Partial<Quote>): SwapTerms {
    const path = { venue: pool.venue, tokens: [pool.token0, pool.token1], pools: [pool] };
    return { ...seen, quote: { ...seen.quote, path, ...amounts } };
  }

  test("is the other exchange if it gives more, and what was read of the same pools otherwise", () => {
    const seen = terms("exactIn", 1_000n, 2_000n);
    const fresh = { ...seen.quote, amountOut: 1_900n };
    const better = over(seen, { amountOut: 1_901n });
    expect(bestOffer(seen, fresh, better)).toBe(better.quote);
    expect(isSamePath(seen.quote, better.quote)).toBe(false);
    expect(bestOffer(seen, fresh, over(seen, { amountOut: 1_900n }))).toBe(fresh);
    expect(bestOffer(seen, fresh, null)).toBe(fresh);
    expect(bestOffer(seen, fresh, { ...seen, quote: { ...seen.quote, amountOut: 1_950n } })).toBe(fresh);
  });

  test("is the other exchange if it takes less", () => {
    const seen = terms("exactOut", 1_000n, 2_000n);
    const fresh = { ...seen.quote, amountIn: 1_100n };
    const better = over(seen, { amountIn: 1_099n });
    expect(bestOffer(seen, fresh, better)).toBe(better.quote);
    expect(bestOffer(seen, fresh, over(seen, { amountIn: 1_101n }))).toBe(fresh);
  });

  test("is the other exchange if the pools are empty, or nothing", () => {
    const seen = terms("exactIn", 1_000n, 2_000n);
    const other = over(seen, { amountOut: 1n });
    expect(bestOffer(seen, null, other)).toBe(other.quote);
    expect(bestOffer(seen, null, seen)).toBeNull();
    expect(bestOffer(seen, null, null)).toBeNull();
  });

  test.each([
    ["another amount", { amountIn: 999n, amountOut: 3_000n }],
    ["another side", { side: "exactOut", amountOut: 3_000n }],
  ] as const)("is never a quote of %s", (_, amounts) => {
    const seen = terms("exactIn", 1_000n, 2_000n);
    expect(bestOffer(seen, seen.quote, over(seen, amounts))).toBe(seen.quote);
  });

  test.each(["from", "to"] as const)("is never a quote of another token %s", (end) => {
    const seen = terms("exactIn", 1_000n, 2_000n);
    const latest = { ...over(seen, { amountOut: 3_000n }), [end]: asset("SIX", "6") };
    expect(bestOffer(seen, seen.quote, latest)).toBe(seen.quote);
  });
});
