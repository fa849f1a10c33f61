import { algebraFactoryAbi, algebraPoolAbi, uniswapFactoryAbi, uniswapPoolAbi } from "@canopy/swap/abi/pools";
import { localAddress } from "@canopy/swap/deployments-local";
import type { Address } from "viem";
import type { ChainClient } from "../chain/client.ts";
import type { PoolPlan } from "./pools.ts";

/** The address that the venue's factory gave a pool; zero before it is created. */
export function findPool(client: ChainClient, { venue, pair, fee }: PoolPlan): Promise<Address> {
  const [one, other] = [localAddress(pair[0]), localAddress(pair[1])];
  return venue === "uniswap"
    ? client.readContract({
        address: localAddress("uniswapFactory"),
        abi: uniswapFactoryAbi,
        functionName: "getPool",
        args: [one, other, fee],
      })
    : client.readContract({
        address: localAddress("quickswapFactory"),
        abi: algebraFactoryAbi,
        functionName: "poolByPair",
        args: [one, other],
      });
}

/** The square root of a pool's price times 2^96; 0 for a pool without a price. */
export function readSqrtPrice(client: ChainClient, { venue }: PoolPlan, pool: Address): Promise<bigint> {
  return venue === "uniswap"
    ? client.readContract({ address: pool, abi: uniswapPoolAbi, functionName: "slot0" })
    : client.readContract({ address: pool, abi: algebraPoolAbi, functionName: "globalState" });
}
