import { toListings } from "@canopy/strategies/vault/listings";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import type { Pool, Quote } from "@canopy/swap/types";
import { describe, expect, test } from "vitest";
import { bestRoute, toRoute } from "./rule-route.ts";
import { HIGH_COST, tradeCost } from "./trade-cost.ts";

const [usdc, weth, wbtc] = (["usdc", "weth", "wbtc"] as const).map(localAddress);
const listings = toListings(localExchange);

/** A pool in which both tokens have the same value. */
function pool(token0: Pool["token0"], token1: Pool["token1"], fee: number): Pool {
  const address = `0x${String(fee).padStart(40, "0")}` as const;
  return {
    venue: "uniswap",
    ...{ address, token0, token1, fee, sqrtPriceX96: 2n ** 96n, liquidity: 1n },
  };
}

function quote(tokens: readonly Pool["token0"][], fees: readonly number[], amountOut: bigint): Quote {
  const pools = fees.map((fee, index) => pool(tokens[index] ?? "0x", tokens[index + 1] ?? "0x", fee));
  return {
    path: { venue: "uniswap", tokens, pools },
    ...{ side: "exactIn", amountIn: 1_000_000n, amountOut, gas: 0n },
  };
}

if (usdc === undefined || weth === undefined || wbtc === undefined)
  throw new Error("Three tokens are needed");

describe("the route of a rule", () => {
  test("names the pools in the order in which it sells", () => {
    expect(toRoute(quote([usdc, weth], [500], 1n), listings)).toEqual({
      ...{ venue: "uniswap", poolFee: 500, via: null },
    });
    const between = listings.findIndex(({ token }) => token === weth) + 1;
    expect(toRoute(quote([usdc, weth, wbtc], [500, 3_000], 1n), listings)).toEqual({
      ...{ venue: "uniswap", poolFee: 500, via: { token: between, poolFee: 3_000 } },
    });
  });

  test("is the one that brings most, of those that the vault's list allows", () => {
    const direct = quote([usdc, weth], [500], 90n);
    const better = quote([usdc, wbtc, weth], [500, 500], 100n);
    expect(bestRoute([direct, better], listings)?.quote).toBe(better);
    const withoutBetween = listings.filter(({ token }) => token !== wbtc);
    expect(bestRoute([direct, better], withoutBetween)?.quote).toBe(direct);
    expect(bestRoute([], listings)).toBeNull();
  });
});

describe("the cost of a trade", () => {
  const cent = 10n ** 16n;

  test("is fee, pool fees and price impact in parts of what it sells", () => {
    // 0.3 % for the pool, 0.1 % of what is left for the impact, one cent of $20.
    expect(tradeCost(quote([usdc, weth], [3_000], 996_003n), 2_000n * cent, cent)).toEqual({
      ...{ keeper: 500, pools: 3_000, impact: 1_000, total: 4_500 },
    });
  });

  test("is high for a small trade, and unknown for nothing", () => {
    const small = tradeCost(quote([usdc, weth], [500], 999_500n), 100n * cent, cent);
    expect(small?.total).toBeGreaterThan(HIGH_COST);
    expect(tradeCost(quote([usdc, weth], [500], 1n), 0n, cent)).toBeNull();
  });
});
