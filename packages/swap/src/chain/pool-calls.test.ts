import { decodeFunctionData, encodeAbiParameters, type Hex, zeroAddress } from "viem";
import { describe, expect, test } from "vitest";
import { exchange, makePool, usdc, usdt, weth } from "../../test/orders.ts";
import { algebraFactoryAbi, uniswapFactoryAbi } from "../abi/pools.ts";
import type { CallResult } from "./multicall.ts";
import {
  type PoolRef,
  parsePoolAddresses,
  parsePoolStates,
  poolAddressCalls,
  poolStateCalls,
} from "./pool-calls.ts";
import { MAXIMUM_SQRT_PRICE, MINIMUM_SQRT_PRICE } from "./sqrt-price.ts";

const pair = [usdc.address, weth.address] as const;
const [uniswap, quickswap] = exchange.venues;
const [first, second] = [makePool("uniswap", ...pair).address, exchange.multicall];

const answer = (data: Hex): CallResult => ({ success: true, data });
const address = (value: Hex) => answer(encodeAbiParameters([{ type: "address" }], [value]));
const words = (...values: readonly bigint[]) =>
  answer(
    encodeAbiParameters(
      values.map(() => ({ type: "uint256" })),
      values,
    ),
  );
const failed: CallResult = { success: false, data: "0x" };
const empty = answer("0x");

const uniswapRef: PoolRef = {
  venue: "uniswap",
  address: first,
  token0: usdc.address,
  token1: weth.address,
  fee: 500,
};
const algebraRef: PoolRef = { ...uniswapRef, venue: "quickswap", fee: null };

describe("poolAddressCalls", () => {
  test("asks Uniswap for each fee tier, and Algebra once", () => {
    const calls = poolAddressCalls(exchange, [pair]);
    const tiers = calls
      .filter(({ to }) => to === uniswap?.factory)
      .map(({ data }) => decodeFunctionData({ abi: uniswapFactoryAbi, data }).args);
    expect(tiers).toEqual([100, 500, 3_000, 10_000].map((fee) => [...pair, fee]));
    const others = calls
      .filter(({ to }) => to === quickswap?.factory)
      .map(({ data }) => decodeFunctionData({ abi: algebraFactoryAbi, data }).args);
    expect(others).toEqual([pair]);
    expect(calls).toHaveLength(5);
  });
});

describe("parsePoolAddresses", () => {
  const parse = (...results: CallResult[]) => parsePoolAddresses(exchange, [pair], results);
  const none = address(zeroAddress);

  test("returns the pools that exist", () => {
    expect(parse(none, address(first), none, none, address(second))).toEqual([
      uniswapRef,
      { ...algebraRef, address: second },
    ]);
  });

  test("keeps pools and pairs together over several pairs", () => {
    const pairs = [pair, [usdc.address, usdt.address]] as const;
    const results = Array.from({ length: 10 }, (_, index) => (index === 7 ? address(second) : none));
    expect(parsePoolAddresses(exchange, pairs, results)).toEqual([
      { venue: "uniswap", address: second, token0: usdc.address, token1: usdt.address, fee: 10_000 },
    ]);
  });

  test("leaves out calls that failed, answered nothing or are missing", () => {
    expect(parse(failed, empty, answer("0x1234"), address(first))).toEqual([{ ...uniswapRef, fee: 10_000 }]);
  });
});

describe("parsePoolStates", () => {
  const parse = (ref: PoolRef, ...results: CallResult[]) => parsePoolStates([ref], results);
  const price = 2n ** 96n;

  test("two calls a pool", () => {
    expect(poolStateCalls([uniswapRef, algebraRef])).toHaveLength(4);
  });

  test("reads the price and the liquidity of a Uniswap pool", () => {
    const slot0 = words(price, 5n, 1n, 1n, 1n, 0n, 1n);
    expect(parse(uniswapRef, slot0, words(77n))).toEqual([
      { ...uniswapRef, sqrtPriceX96: price, liquidity: 77n },
    ]);
  });

  test.each([
    ["QuickSwap's on Polygon", words(price, 5n, 900n, 3n, 150n, 150n, 1n)],
    ["npm's", words(price, 5n, 4n, 900n, 3n, 100n, 1n)],
  ])("reads the price of an Algebra pool, and leaves its fee to the quote: %s", (_, globalState) => {
    expect(parse(algebraRef, globalState, words(77n))).toEqual([
      { ...algebraRef, fee: 0, sqrtPriceX96: price, liquidity: 77n },
    ]);
  });

  test("keeps a pool that has no price or no liquidity yet", () => {
    expect(parse(uniswapRef, words(0n), words(0n))).toEqual([
      { ...uniswapRef, sqrtPriceX96: 0n, liquidity: 0n },
    ]);
  });

  test.each([
    ["a failed call", failed, words(1n)],
    ["an empty answer", words(price), empty],
    ["an answer that is too short", answer("0x1234"), words(1n)],
    ["a price below the range", words(MINIMUM_SQRT_PRICE - 1n), words(1n)],
    ["a price above the range", words(MAXIMUM_SQRT_PRICE), words(1n)],
    ["more liquidity than uint128", words(price), words(2n ** 128n)],
  ])("leaves out a pool with %s", (_, state, liquidity) => {
    expect(parse(uniswapRef, state, liquidity)).toEqual([]);
  });

  test("leaves out a pool without answers, and keeps the next one", () => {
    const states = parsePoolStates([uniswapRef, algebraRef], [failed, failed, words(price), words(9n)]);
    expect(states.map(({ venue }) => venue)).toEqual(["quickswap"]);
    expect(parse(uniswapRef)).toEqual([]);
  });
});
