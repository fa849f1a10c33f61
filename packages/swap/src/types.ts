import type { Address } from "viem";

// Amounts are in a token's smallest unit, gas in units of gas, and every ratio (fee, slippage, price impact) is a whole number of
// millionths: 10,000 is 1 %.

/** Uniswap v3, and QuickSwap v3, whose engine is Algebra. */
export type VenueName = "uniswap" | "quickswap";

/** An ERC-20 token. */
export interface Token {
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
}

/** What a member can swap: a token, or POL, which has WPOL's address because routers take it as WPOL. */
export interface Asset extends Token {
  readonly isNative: boolean;
}

/** An exchange's contracts on one chain. */
export interface Venue {
  readonly name: VenueName;
  readonly factory: Address;
  readonly router: Address;
  readonly quoter: Address;
  /** Uniswap's fee tiers in millionths. Empty for Algebra, which has one pool for each pair and a fee that moves. */
  readonly feeTiers: readonly number[];
}

/** The Chainlink feed of a token's price in USD. */
export interface PriceFeed {
  readonly token: Address;
  readonly feed: Address;
  /** What its `description()` may return. A feed that says anything else is of another price, or none. */
  readonly descriptions: readonly string[];
  /** Seconds after which a price is too old to compare with. */
  readonly maximumAge: number;
}

/** Everything that a swap uses on one chain. */
export interface Exchange {
  readonly chainId: number;
  readonly venues: readonly Venue[];
  readonly wpol: Address;
  /** The built-in list, WPOL included. */
  readonly tokens: readonly Token[];
  /** Tokens that a path of two pools may pass through. */
  readonly intermediates: readonly Address[];
  readonly feeds: readonly PriceFeed[];
  /** Multicall3. */
  readonly multicall: Address;
}

/** A pool and its state in one block. */
export interface Pool {
  readonly venue: VenueName;
  readonly address: Address;
  /** The token with the lower address. */
  readonly token0: Address;
  readonly token1: Address;
  /** Millionths. */
  readonly fee: number;
  /** Square root of the price (smallest units of token1 for one of token0) times 2^96. 0: the pool has no price yet. */
  readonly sqrtPriceX96: bigint;
  /** Liquidity at the current price. */
  readonly liquidity: bigint;
}

/** One or two pools of one venue, from the token that is sold to the one that is bought. */
export interface Path {
  readonly venue: VenueName;
  readonly tokens: readonly Address[];
  readonly pools: readonly Pool[];
}

/** Which amount the member has typed. */
export type Side = "exactIn" | "exactOut";

/** A quoter's answer for one path. */
export interface Quote {
  readonly path: Path;
  readonly side: Side;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  /** Estimated gas of the whole transaction. */
  readonly gas: bigint;
}
