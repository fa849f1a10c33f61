import { type Arbitrary, array, bigInt, constantFrom, integer, record } from "fast-check";
import { type Address, getAddress, numberToHex } from "viem";
import { divideUp, WHOLE } from "../src/millionths.ts";
import type { Exchange, Path, Pool, Quote, Side, VenueName } from "../src/types.ts";

/** A pool with one range of liquidity, as in Uniswap v2: the product of its reserves stays the same. */
export interface PoolModel extends Pool {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

export const token = (index: number): Address => getAddress(numberToHex(index + 1, { size: 20 }));

const poolAddress = (index: number): Address => getAddress(numberToHex(index + 0x1000, { size: 20 }));

export const wpol = token(0);

export function exchangeWith(intermediates: readonly Address[]): Exchange {
  const contract = token(0x100);
  const venue = { factory: contract, router: contract, quoter: contract };
  return {
    chainId: 31337,
    venues: [
      { name: "uniswap", feeTiers: [100, 500, 3_000, 10_000], ...venue },
      { name: "quickswap", feeTiers: [], ...venue },
    ],
    wpol,
    tokens: [],
    intermediates,
    feeds: [],
    multicall: contract,
  };
}

export interface PoolReserves {
  readonly venue: VenueName;
  readonly tokens: readonly [number, number];
  readonly fee: number;
  readonly reserves: readonly [bigint, bigint];
}

/** Reserves of 0 make an empty pool. */
export function createPool({ venue, tokens, fee, reserves }: PoolReserves, index: number): PoolModel {
  const [lower, higher] = tokens[0] < tokens[1] ? tokens : [tokens[1], tokens[0]];
  const [reserve0, reserve1] = reserves;
  return {
    venue,
    address: poolAddress(index),
    token0: token(lower),
    token1: token(higher),
    fee,
    reserve0,
    reserve1,
    sqrtPriceX96: reserve0 === 0n ? 0n : squareRoot((reserve1 << 192n) / reserve0),
    liquidity: squareRoot(reserve0 * reserve1),
  };
}

/** How many different tokens `poolGraphs` has. */
export const TOKENS = 4;

export const allTokens = Array.from({ length: TOKENS }, (_, index) => token(index));

const reserve = bigInt({ min: 0n, max: 10n ** 24n });

/** Any graph of pools between few tokens: several pools for one pair, empty pools, missing pairs. */
export const poolGraphs: Arbitrary<PoolModel[]> = array(
  record({
    venue: constantFrom<VenueName>("uniswap", "quickswap"),
    first: integer({ min: 0, max: TOKENS - 1 }),
    distance: integer({ min: 1, max: TOKENS - 1 }),
    fee: constantFrom(100, 500, 3_000, 10_000),
    reserve0: reserve,
    reserve1: reserve,
  }).map(({ venue, first, distance, fee, reserve0, reserve1 }): PoolReserves => {
    return { venue, tokens: [first, (first + distance) % TOKENS], fee, reserves: [reserve0, reserve1] };
  }),
  { maxLength: 24, size: "max" },
).map((pools) => pools.map(createPool));

/** What a quoter answers for a path; null where it would revert. */
export function quotePath(path: Path, side: Side, amount: bigint, pools: readonly PoolModel[]): Quote | null {
  const reserves = path.pools.map(({ address }, index) => {
    const pool = pools.find((one) => one.address === address);
    if (pool === undefined) throw new RangeError(`no pool ${address}`);
    const { reserve0, reserve1, fee } = pool;
    return path.tokens[index] === pool.token0
      ? { have: reserve0, want: reserve1, fee }
      : { have: reserve1, want: reserve0, fee };
  });
  if (path.pools.some(({ liquidity }) => liquidity === 0n)) return null;
  const gas = 100_000n * BigInt(reserves.length);
  if (side === "exactIn") {
    const amountOut = reserves.reduce(amountReceived, amount);
    return { path, side, amountIn: amount, amountOut, gas };
  }
  const amountIn = reserves.reduceRight<bigint | null>(amountNeeded, amount);
  return amountIn === null ? null : { path, side, amountIn, amountOut: amount, gas };
}

interface Reserves {
  /** Of the token that is sold. */
  readonly have: bigint;
  readonly want: bigint;
  readonly fee: number;
}

function amountReceived(sold: bigint, { have, want, fee }: Reserves): bigint {
  const afterFee = (sold * BigInt(WHOLE - fee)) / BigInt(WHOLE);
  return (want * afterFee) / (have + afterFee);
}

function amountNeeded(bought: bigint | null, { have, want, fee }: Reserves): bigint | null {
  if (bought === null || bought >= want) return null;
  return divideUp(divideUp(have * bought, want - bought) * BigInt(WHOLE), BigInt(WHOLE - fee));
}

function squareRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  while (true) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
