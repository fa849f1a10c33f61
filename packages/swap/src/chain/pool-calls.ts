import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from "viem";
import { algebraFactoryAbi, algebraPoolAbi, uniswapFactoryAbi, uniswapPoolAbi } from "../abi/pools.ts";
import type { Pair } from "../paths/pairs.ts";
import type { Exchange, Pool, VenueName } from "../types.ts";
import { type Call, type CallResult, readAnswer } from "./multicall.ts";
import { MAXIMUM_SQRT_PRICE, MINIMUM_SQRT_PRICE } from "./sqrt-price.ts";

/** Where a pool is. */
export interface PoolRef {
  readonly venue: VenueName;
  readonly address: Address;
  readonly token0: Address;
  readonly token1: Address;
  /** Millionths. null for Algebra, whose fee moves. */
  readonly fee: number | null;
}

const MAXIMUM_LIQUIDITY = 2n ** 128n - 1n;

/** Asks the factories for the pools of all pairs: one call for each fee tier of Uniswap, and one for Algebra. */
export function poolAddressCalls(exchange: Exchange, pairs: readonly Pair[]): Call[] {
  return possiblePools(exchange, pairs).map(({ factory, token0, token1, fee }) => ({
    to: factory,
    data:
      fee === null
        ? encodeFunctionData({ abi: algebraFactoryAbi, functionName: "poolByPair", args: [token0, token1] })
        : encodeFunctionData({
            abi: uniswapFactoryAbi,
            functionName: "getPool",
            args: [token0, token1, fee],
          }),
  }));
}

/** The pools that exist, of the answers to `poolAddressCalls` for the same exchange and pairs. */
export function parsePoolAddresses(
  exchange: Exchange,
  pairs: readonly Pair[],
  results: readonly CallResult[],
): PoolRef[] {
  return possiblePools(exchange, pairs).flatMap(({ venue, token0, token1, fee }, index) => {
    const address = readAnswer(results[index], (data) =>
      // Both functions return one address.
      decodeFunctionResult({ abi: algebraFactoryAbi, functionName: "poolByPair", data }),
    );
    return address === null || isAddressEqual(address, zeroAddress)
      ? []
      : [{ venue, address, token0, token1, fee }];
  });
}

/** Asks each pool for its price and its liquidity. */
export function poolStateCalls(refs: readonly PoolRef[]): Call[] {
  return refs.flatMap(({ venue, address: to }) => [
    {
      to,
      data:
        venue === "uniswap"
          ? encodeFunctionData({ abi: uniswapPoolAbi, functionName: "slot0" })
          : encodeFunctionData({ abi: algebraPoolAbi, functionName: "globalState" }),
    },
    { to, data: encodeFunctionData({ abi: uniswapPoolAbi, functionName: "liquidity" }) },
  ]);
}

/**
 * The pools whose state is known, of the answers to `poolStateCalls` for the same pools. An Algebra pool has the fee 0 here: its quotes
 * contain the real one (`abi/pools.ts` says why).
 */
export function parsePoolStates(refs: readonly PoolRef[], results: readonly CallResult[]): Pool[] {
  return refs.flatMap((ref, index) => {
    const sqrtPriceX96 = readAnswer(results[2 * index], readSqrtPrice);
    const liquidity = readAnswer(results[2 * index + 1], (data) =>
      decodeFunctionResult({ abi: uniswapPoolAbi, functionName: "liquidity", data }),
    );
    if (sqrtPriceX96 === null || liquidity === null || liquidity > MAXIMUM_LIQUIDITY) return [];
    const isPrice = sqrtPriceX96 >= MINIMUM_SQRT_PRICE && sqrtPriceX96 < MAXIMUM_SQRT_PRICE;
    return sqrtPriceX96 === 0n || isPrice ? [{ ...ref, fee: ref.fee ?? 0, sqrtPriceX96, liquidity }] : [];
  });
}

/** The price is the first word of `slot0` and of `globalState`. */
function readSqrtPrice(data: Hex): bigint {
  return decodeFunctionResult({ abi: uniswapPoolAbi, functionName: "slot0", data });
}

function possiblePools(exchange: Exchange, pairs: readonly Pair[]) {
  return exchange.venues.flatMap(({ name: venue, factory, feeTiers }) =>
    pairs.flatMap(([token0, token1]) =>
      (venue === "uniswap" ? feeTiers : [null]).map((fee) => ({ venue, factory, token0, token1, fee })),
    ),
  );
}
