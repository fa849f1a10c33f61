import { assert, bigInt, option, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { createPool, exchangeWith, poolGraphs, token, wpol } from "../../test/pool-model.ts";
import { createGasValue, type GasPricing } from "./gas-value.ts";

const dollar = 10n ** 18n;
const unpriced: GasPricing = {
  exchange: exchangeWith([]),
  pools: [],
  token: { address: token(1), decimals: 6 },
  gasPrice: 50n * 10n ** 9n,
  polUsd: null,
  tokenUsd: null,
};
const gas = 200_000n;

/** 1 wei for 2 units of token 1, in a pool this deep. */
const pool = (depth: bigint, units = 2n) =>
  createPool({ venue: "uniswap", tokens: [0, 1], fee: 500, reserves: [depth, depth * units] }, Number(depth));

describe("createGasValue", () => {
  test("converts by the feeds: 0.01 POL at $0.25 is 2,500 units of a dollar with 6 decimals", () => {
    const value = createGasValue({ ...unpriced, polUsd: dollar / 4n, tokenUsd: dollar });
    expect(value(gas)).toBe(2_500n);
  });

  test("rounds up", () => {
    const value = createGasValue({ ...unpriced, gasPrice: 1n, polUsd: dollar / 4n, tokenUsd: dollar });
    expect(value(1n)).toBe(1n);
  });

  test("is the gas itself in WPOL, without any price", () => {
    expect(createGasValue({ ...unpriced, token: { address: wpol, decimals: 18 } })(gas)).toBe(10n ** 16n);
  });

  test("converts by the deepest pool with WPOL when a feed is missing", () => {
    const pools = [pool(10n, 3n), pool(1_000n), pool(100n, 5n)];
    expect(createGasValue({ ...unpriced, pools, polUsd: dollar })(gas)).toBe(2n * 10n ** 16n);
  });

  test("takes no price from two pools, and none of 0 from a feed", () => {
    const via = createPool(
      { venue: "uniswap", tokens: [0, 2], fee: 500, reserves: [10n ** 9n, 10n ** 9n] },
      1,
    );
    const last = createPool(
      { venue: "uniswap", tokens: [2, 1], fee: 500, reserves: [10n ** 9n, 10n ** 9n] },
      2,
    );
    const pricing = { ...unpriced, exchange: exchangeWith([token(2)]), pools: [via, last, pool(100n)] };
    expect(createGasValue(pricing)(gas)).toBe(2n * 10n ** 16n);
    expect(createGasValue({ ...pricing, polUsd: 0n, tokenUsd: dollar })(gas)).toBe(2n * 10n ** 16n);
  });

  test("is unknown without feeds and without a pool that has a price", () => {
    expect(createGasValue(unpriced)(gas)).toBeNull();
    expect(createGasValue({ ...unpriced, pools: [{ ...pool(10n), liquidity: 0n }] })(gas)).toBeNull();
  });

  test("never throws, and is never negative", () => {
    const prices = option(bigInt({ min: 0n, max: 10n ** 30n }));
    assert(
      property(poolGraphs, prices, prices, (pools, polUsd, tokenUsd) => {
        const value = createGasValue({ ...unpriced, pools, polUsd, tokenUsd })(gas);
        expect(value === null || value >= 0n).toBe(true);
      }),
    );
  });
});
