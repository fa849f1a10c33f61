import { localAddress } from "@canopy/swap/deployments-local";
import type { VenueName } from "@canopy/swap/types";
import type { Address } from "viem";
import { localToken, type TokenName, type TokenPrices } from "./tokens.ts";

/** A pool of the local exchange. */
export interface PoolPlan {
  venue: VenueName;
  pair: readonly [TokenName, TokenName];
  /** Uniswap's fee tier in millionths; 0 on QuickSwap, whose fee moves. */
  fee: number;
  /** USD of both tokens together at the start. 0: the pool has a price and no liquidity. undefined: it has not even a price. */
  depth: number | undefined;
}

/**
 * The pools of the local exchange. Each venue is the best for some pairs; WBTC is reached through WETH only; DAI has one pool, and
 * a small swap moves its price; LINK has pools from which no one can buy.
 */
export const poolPlans: readonly PoolPlan[] = [
  { venue: "uniswap", pair: ["wpol", "usdc"], fee: 500, depth: 2_000_000 },
  { venue: "uniswap", pair: ["wpol", "usdc"], fee: 3_000, depth: 300_000 },
  { venue: "uniswap", pair: ["wpol", "weth"], fee: 3_000, depth: 400_000 },
  { venue: "uniswap", pair: ["usdc", "weth"], fee: 500, depth: 3_000_000 },
  { venue: "uniswap", pair: ["usdc", "usdt"], fee: 100, depth: 1_000_000 },
  { venue: "uniswap", pair: ["weth", "wbtc"], fee: 500, depth: 2_000_000 },
  { venue: "uniswap", pair: ["usdc", "dai"], fee: 3_000, depth: 4_000 },
  { venue: "uniswap", pair: ["wpol", "link"], fee: 3_000, depth: 0 },
  { venue: "quickswap", pair: ["wpol", "usdc"], fee: 0, depth: 600_000 },
  { venue: "quickswap", pair: ["wpol", "weth"], fee: 0, depth: 1_500_000 },
  { venue: "quickswap", pair: ["wpol", "usdt"], fee: 0, depth: 800_000 },
  { venue: "quickswap", pair: ["usdc", "weth"], fee: 0, depth: 1_000_000 },
  { venue: "quickswap", pair: ["weth", "wbtc"], fee: 0, depth: 500_000 },
  { venue: "quickswap", pair: ["usdc", "link"], fee: 0, depth: undefined },
];

/** Less USD than this is a pool for one purpose of a test: the market bot does not trade there. */
export const SMALLEST_MARKET = 100_000;

/** The pools of tokens with feeds, whose prices the market bot moves. */
export const tradedPools = poolPlans.filter(({ depth }) => depth !== undefined && depth >= SMALLEST_MARKET);

const uniswapSpacings: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 };
const QUICKSWAP_SPACING = 60;

/** Ticks between two at which a position may begin or end. */
export function tickSpacing({ venue, fee }: PoolPlan): number {
  const spacing = venue === "uniswap" ? uniswapSpacings[fee] : QUICKSWAP_SPACING;
  if (spacing === undefined) throw new RangeError(`Uniswap has no fee tier of ${fee}`);
  return spacing;
}

/** A token of a pool, and its price. */
export interface PoolSide {
  name: TokenName;
  address: Address;
  decimals: number;
  /** USD of one whole token with 8 decimals. */
  usd: bigint;
}

/** The tokens of a pool in its order: the one with the lower address first. */
export function sortPair([one, other]: PoolPlan["pair"]): PoolPlan["pair"] {
  return BigInt(localAddress(one)) < BigInt(localAddress(other)) ? [one, other] : [other, one];
}

/** Both sides of a pool in its order. */
export function poolSides({ pair }: PoolPlan, prices: TokenPrices): readonly [PoolSide, PoolSide] {
  const [first, second] = sortPair(pair);
  return [toSide(first, prices), toSide(second, prices)];
}

function toSide(name: TokenName, prices: TokenPrices): PoolSide {
  const { address, decimals } = localToken(name);
  return { name, address, decimals, usd: prices[name] };
}
