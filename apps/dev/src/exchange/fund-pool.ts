import { localAddress, localExchangeDeployer } from "@canopy/swap/deployments-local";
import { encodeFunctionData } from "viem";
import type { BatchCall } from "../chain/send-all.ts";
import { quickswapFactoryAbi, quickswapPositionsAbi, uniswapPositionsAbi } from "./abi.ts";
import { fullRange, rangeAround, sqrtPriceX96, type TickRange, toUnits } from "./pool-math.ts";
import { type PoolPlan, poolSides, SMALLEST_MARKET, tickSpacing } from "./pools.ts";
import type { TokenPrices } from "./tokens.ts";

const NO_DEADLINE = 2n ** 64n - 1n;

/** Percent of a market's depth that are near the price, and how near in ticks: within about 22 %. The rest is active at every price. */
const NEAR_PERCENT = 70;
const NEAR_REACH = 2_000;

/** Creates a pool at the price of its tokens, with the liquidity that is active at every price. */
export function openPool(plan: PoolPlan, prices: TokenPrices): BatchCall[] {
  const [side0, side1] = poolSides(plan, prices);
  const [token0, token1] = [side0.address, side1.address];
  if (plan.depth === undefined) {
    const args = [token0, token1] as const;
    const data = encodeFunctionData({ abi: quickswapFactoryAbi, functionName: "createPool", args });
    return [{ to: localAddress("quickswapFactory"), data }];
  }
  const sqrtPrice = sqrtPriceX96(side0, side1);
  const functionName = "createAndInitializePoolIfNecessary";
  const create: BatchCall =
    plan.venue === "uniswap"
      ? {
          to: localAddress("uniswapPositions"),
          data: encodeFunctionData({
            ...{ abi: uniswapPositionsAbi, functionName },
            args: [token0, token1, plan.fee, sqrtPrice],
          }),
        }
      : {
          to: localAddress("quickswapPositions"),
          data: encodeFunctionData({
            ...{ abi: quickswapPositionsAbi, functionName },
            args: [token0, token1, sqrtPrice],
          }),
        };
  const wide = plan.depth - nearDepth(plan);
  return wide === 0 ? [create] : [create, mint(plan, prices, fullRange(tickSpacing(plan)), wide)];
}

/** Adds a market's liquidity near the price. */
export function deepenPool(plan: PoolPlan, prices: TokenPrices): BatchCall[] {
  const near = nearDepth(plan);
  if (near === 0) return [];
  const range = rangeAround(sqrtPriceX96(...poolSides(plan, prices)), NEAR_REACH, tickSpacing(plan));
  return [mint(plan, prices, range, near)];
}

/** USD of a pool's liquidity that is near its price. */
function nearDepth({ depth = 0 }: PoolPlan): number {
  return depth < SMALLEST_MARKET ? 0 : (depth * NEAR_PERCENT) / 100;
}

/** Adds liquidity worth `usd`, half of it in each token. */
function mint(plan: PoolPlan, prices: TokenPrices, range: TickRange, usd: number): BatchCall {
  const [side0, side1] = poolSides(plan, prices);
  const position = {
    token0: side0.address,
    token1: side1.address,
    fee: plan.fee,
    tickLower: range.lower,
    tickUpper: range.upper,
    amount0Desired: toUnits(usd / 2, side0),
    amount1Desired: toUnits(usd / 2, side1),
    amount0Min: 0n,
    amount1Min: 0n,
    recipient: localExchangeDeployer,
    deadline: NO_DEADLINE,
  };
  const args = [position] as const;
  return plan.venue === "uniswap"
    ? {
        to: localAddress("uniswapPositions"),
        data: encodeFunctionData({ abi: uniswapPositionsAbi, functionName: "mint", args }),
      }
    : {
        to: localAddress("quickswapPositions"),
        data: encodeFunctionData({ abi: quickswapPositionsAbi, functionName: "mint", args }),
      };
}
