import { assert, integer, property, subarray } from "fast-check";
import { describe, expect, test } from "vitest";
import { allPaths } from "../../test/all-paths.ts";
import { allTokens, createPool, exchangeWith, poolGraphs, TOKENS, token } from "../../test/pool-model.ts";
import type { Path, Pool } from "../types.ts";
import { findPaths, noPathReason } from "./find-paths.ts";

const [from, via, to] = [token(1), token(2), token(3)];
const exchange = exchangeWith([via]);
const index = integer({ min: 0, max: TOKENS - 1 });

const pool = (first: number, second: number, changes: Partial<Pool> = {}): Pool => ({
  ...createPool(
    { venue: "uniswap", tokens: [first, second], fee: 500, reserves: [100n, 100n] },
    first * 8 + second,
  ),
  ...changes,
});

const describePath = ({ venue, tokens, pools }: Path) =>
  [venue, ...tokens, ...pools.map(({ address }) => address)].join(" ");

describe("findPaths", () => {
  test("finds the direct pool, and two pools through an intermediate token", () => {
    const [direct, first, second] = [pool(1, 3), pool(1, 2), pool(2, 3)];
    expect(findPaths(exchange, [direct, first, second], from, to)).toEqual([
      { venue: "uniswap", tokens: [from, to], pools: [direct] },
      { venue: "uniswap", tokens: [from, via, to], pools: [first, second] },
    ]);
  });

  test("does not join pools of two venues", () => {
    expect(findPaths(exchange, [pool(1, 2), pool(2, 3, { venue: "quickswap" })], from, to)).toEqual([]);
  });

  test("does not pass through a token that is not listed as an intermediate", () => {
    expect(findPaths(exchangeWith([token(4)]), [pool(1, 2), pool(2, 3)], from, to)).toEqual([]);
  });

  test("leaves out pools without price or liquidity", () => {
    const empty = [pool(1, 3, { sqrtPriceX96: 0n }), pool(1, 3, { liquidity: 0n })];
    expect(findPaths(exchange, empty, from, to)).toEqual([]);
  });

  test("finds exactly what a search of the whole graph finds", () => {
    assert(
      property(poolGraphs, subarray(allTokens), index, index, (pools, intermediates, start, distance) => {
        const [sold, bought] = [token(start), token((start + distance) % TOKENS)];
        const found = findPaths(exchangeWith(intermediates), pools, sold, bought).map(describePath);
        const usable = pools.filter(({ reserve0, reserve1 }) => reserve0 > 0n && reserve1 > 0n);
        const expected =
          sold === bought ? [] : allPaths(usable, intermediates, sold, bought).map(describePath);
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
      // A failing graph takes minutes to shrink.
      { endOnFailure: true },
    );
  });
});

describe("noPathReason", () => {
  test("tells tokens without a pool from tokens whose pools are empty", () => {
    expect(noPathReason(exchange, [pool(1, 2)], from, to)).toBe("noPool");
    expect(noPathReason(exchange, [pool(1, 2), pool(2, 3, { liquidity: 0n })], from, to)).toBe("noLiquidity");
  });
});
