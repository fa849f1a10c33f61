import { algebraRouterAbi, uniswapRouterAbi } from "@canopy/swap/abi/router";
import { localAddress, localExchangeDeployer } from "@canopy/swap/deployments-local";
import { encodeFunctionData } from "viem";
import type { ChainClient } from "../chain/client.ts";
import { send } from "../chain/send.ts";
import { findPool, readSqrtPrice } from "./pool-state.ts";
import { type PoolPlan, sortPair } from "./pools.ts";

const TRADE_GAS = 2_000_000n;
const NO_DEADLINE = 2n ** 64n - 1n;
/** More than any trade needs: the limit of the price ends it. */
const ANY_AMOUNT = 2n ** 120n;

/**
 * Moves a pool to a price by one swap of the exchange's deployer through the venue's router.
 *
 * @param target square root of the price times 2^96
 */
export async function movePool(client: ChainClient, plan: PoolPlan, target: bigint): Promise<void> {
  const price = await readSqrtPrice(client, plan, await findPool(client, plan));
  if (target === price) return;
  const [token0, token1] = sortPair(plan.pair).map(localAddress);
  if (token0 === undefined || token1 === undefined) throw new RangeError("A pool has two tokens");
  const [tokenIn, tokenOut] = target < price ? [token0, token1] : [token1, token0];
  const order = {
    ...{ tokenIn, tokenOut, fee: plan.fee },
    recipient: localExchangeDeployer,
    deadline: NO_DEADLINE,
    amountIn: ANY_AMOUNT,
    amountOutMinimum: 0n,
  };
  const functionName = "exactInputSingle";
  const call =
    plan.venue === "uniswap"
      ? {
          to: localAddress("uniswapRouter"),
          data: encodeFunctionData({
            ...{ abi: uniswapRouterAbi, functionName },
            args: [{ ...order, sqrtPriceLimitX96: target }],
          }),
        }
      : {
          to: localAddress("quickswapRouter"),
          data: encodeFunctionData({
            ...{ abi: algebraRouterAbi, functionName },
            args: [{ ...order, limitSqrtPrice: target }],
          }),
        };
  // A restart of anvil forgets it.
  await client.impersonateAccount({ address: localExchangeDeployer });
  await send(client, { from: localExchangeDeployer, gas: TRADE_GAS, ...call });
}
