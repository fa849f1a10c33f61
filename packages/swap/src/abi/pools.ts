// Factories and pools.

export const uniswapFactoryAbi = [
  {
    type: "function",
    name: "getPool",
    stateMutability: "view",
    inputs: [
      { name: "tokenA", type: "address" },
      { name: "tokenB", type: "address" },
      { name: "fee", type: "uint24" },
    ],
    outputs: [{ name: "pool", type: "address" }],
  },
] as const;

export const algebraFactoryAbi = [
  {
    type: "function",
    name: "poolByPair",
    stateMutability: "view",
    inputs: [
      { name: "tokenA", type: "address" },
      { name: "tokenB", type: "address" },
    ],
    outputs: [{ name: "pool", type: "address" }],
  },
] as const;

const liquidityAbi = [
  {
    type: "function",
    name: "liquidity",
    stateMutability: "view",
    inputs: [],
    outputs: [{ name: "liquidity", type: "uint128" }],
  },
] as const;

/** `slot0` returns more fields, which a swap does not need. */
export const uniswapPoolAbi = [
  ...liquidityAbi,
  {
    type: "function",
    name: "slot0",
    stateMutability: "view",
    inputs: [],
    outputs: [{ name: "sqrtPriceX96", type: "uint160" }],
  },
] as const;

/**
 * Both versions of Algebra return seven words from `globalState`, of which only the first two mean the same. QuickSwap's on Polygon:
 * price, tick, fee, timepointIndex, communityFeeToken0, communityFeeToken1, unlocked. npm's 3.0.0: price, tick, prevInitializedTick,
 * fee, timepointIndex, communityFee, unlocked. Only the price is read here; the quoters of both return the fee.
 */
export const algebraPoolAbi = [
  ...liquidityAbi,
  {
    type: "function",
    name: "globalState",
    stateMutability: "view",
    inputs: [],
    outputs: [{ name: "price", type: "uint160" }],
  },
] as const;
