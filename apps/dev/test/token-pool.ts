import { localAddress } from "@canopy/swap/deployments-local";
import { type Address, encodeFunctionData, erc20Abi, maxUint256 } from "viem";
import { readAccounts } from "../src/chain/accounts.ts";
import type { ChainClient } from "../src/chain/client.ts";
import { send } from "../src/chain/send.ts";
import { uniswapPositionsAbi } from "../src/exchange/abi.ts";
import { fullRange, sqrtPriceX96 } from "../src/exchange/pool-math.ts";
import { localToken } from "../src/exchange/tokens.ts";
import { giveToken } from "./exchange.ts";

/** Uniswap's most common tier, and its distance between ticks. */
const FEE = 3_000;
const SPACING = 60;
/** Whole tokens of each side. */
const DEPTH = 10_000n;
const NO_DEADLINE = 2n ** 64n - 1n;
const GAS = 7_000_000n;

/**
 * Opens a Uniswap pool of a created token and USDC, one for one, with liquidity at every price.
 *
 * @param decimals of the token, which must not take a fee yet: a pool refuses liquidity that does not fully arrive
 */
export async function openTokenPool(client: ChainClient, token: Address, decimals: number): Promise<void> {
  const { operator } = await readAccounts(client);
  const positions = localAddress("uniswapPositions");
  const { address: usdc, decimals: usdcDecimals } = localToken("usdc");
  for (const [side, unit] of [
    [token, 10n ** BigInt(decimals)],
    [usdc, 10n ** BigInt(usdcDecimals)],
  ] as const) {
    await giveToken(client, side, operator, DEPTH * unit);
    // Without a limit: tests that open pools at the same time would use up each other's.
    const args = [positions, maxUint256] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args });
    await send(client, { from: operator, to: side, data, gas: GAS });
  }

  const isFirst = BigInt(token) < BigInt(usdc);
  const [token0, token1] = isFirst ? [token, usdc] : [usdc, token];
  const [decimals0, decimals1] = isFirst ? [decimals, usdcDecimals] : [usdcDecimals, decimals];
  const price = sqrtPriceX96({ decimals: decimals0, usd: 1n }, { decimals: decimals1, usd: 1n });
  const { lower, upper } = fullRange(SPACING);
  const abi = uniswapPositionsAbi;
  for (const data of [
    encodeFunctionData({
      ...{ abi, functionName: "createAndInitializePoolIfNecessary" },
      args: [token0, token1, FEE, price],
    }),
    encodeFunctionData({
      ...{ abi, functionName: "mint" },
      args: [
        {
          ...{ token0, token1, fee: FEE, tickLower: lower, tickUpper: upper },
          amount0Desired: DEPTH * 10n ** BigInt(decimals0),
          amount1Desired: DEPTH * 10n ** BigInt(decimals1),
          ...{ amount0Min: 0n, amount1Min: 0n, recipient: operator, deadline: NO_DEADLINE },
        },
      ],
    }),
  ])
    await send(client, { from: operator, to: positions, data, gas: GAS });
}
