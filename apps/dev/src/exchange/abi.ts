import { parseAbi } from "viem";

/** Functions for deploying the exchange; those of a swap are in `packages/swap`. Algebra's functions have no fee tier. */

export const testTokenAbi = parseAbi([
  "function mint(address[] accounts, uint256 amount)",
  "function approve(address spender, uint256 amount)",
]);

export const uniswapFactoryAbi = parseAbi(["function enableFeeAmount(uint24 fee, int24 tickSpacing)"]);

export const quickswapFactoryAbi = parseAbi([
  "struct FeeConfiguration { uint16 alpha1; uint16 alpha2; uint32 beta1; uint32 beta2; uint16 gamma1; uint16 gamma2; uint16 baseFee; }",
  "function setDefaultFeeConfiguration(FeeConfiguration configuration)",
  "function createPool(address tokenA, address tokenB) returns (address)",
]);

export const uniswapPositionsAbi = parseAbi([
  "struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }",
  "function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address)",
  "function mint(MintParams params) payable",
]);

export const quickswapPositionsAbi = parseAbi([
  "struct MintParams { address token0; address token1; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }",
  "function createAndInitializePoolIfNecessary(address token0, address token1, uint160 sqrtPriceX96) payable returns (address)",
  "function mint(MintParams params) payable",
]);
