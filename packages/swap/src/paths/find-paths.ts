import { type Address, isAddressEqual } from "viem";
import type { Exchange, Path, Pool } from "../types.ts";
import { intermediatesBetween } from "./pairs.ts";

/**
 * Finds every path from one token to another: one pool, or two through an intermediate token, all of one venue. Leaves out pools without a price or
 * without liquidity: a quoter would search them tick by tick and answer nothing.
 */
export function findPaths(exchange: Exchange, pools: readonly Pool[], from: Address, to: Address): Path[] {
  return connect(exchange, pools.filter(hasLiquidity), from, to);
}

/** Why `findPaths` finds nothing: no pools connect the tokens, or those that do are empty. */
export function noPathReason(
  exchange: Exchange,
  pools: readonly Pool[],
  from: Address,
  to: Address,
): "noPool" | "noLiquidity" {
  return connect(exchange, pools, from, to).length === 0 ? "noPool" : "noLiquidity";
}

export function hasLiquidity(pool: Pool): boolean {
  return pool.sqrtPriceX96 > 0n && pool.liquidity > 0n;
}

/** The path with the states of its pools in another block. A pool that is not among `pools` keeps its own. */
export function withPoolStates(path: Path, pools: readonly Pool[]): Path {
  const findState = (pool: Pool) =>
    pools.find(({ address }) => isAddressEqual(address, pool.address)) ?? pool;
  return { ...path, pools: path.pools.map(findState) };
}

function connect(exchange: Exchange, pools: readonly Pool[], from: Address, to: Address): Path[] {
  if (isAddressEqual(from, to)) return [];
  return exchange.venues.flatMap(({ name: venue }) => {
    const ofVenue = pools.filter((pool) => pool.venue === venue);
    const direct = ofVenue.filter(connects(from, to)).map((pool) => ({
      venue,
      tokens: [from, to],
      pools: [pool],
    }));
    const throughIntermediates = intermediatesBetween(exchange, from, to).flatMap((via) => {
      const second = ofVenue.filter(connects(via, to));
      return ofVenue
        .filter(connects(from, via))
        .flatMap((first) => second.map((last) => ({ venue, tokens: [from, via, to], pools: [first, last] })));
    });
    return [...direct, ...throughIntermediates];
  });
}

const connects = (one: Address, other: Address) => (pool: Pool) =>
  (isAddressEqual(pool.token0, one) && isAddressEqual(pool.token1, other)) ||
  (isAddressEqual(pool.token0, other) && isAddressEqual(pool.token1, one));
