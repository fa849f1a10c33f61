import { type Call, type CallResult, encodeAggregate, parseAggregate } from "@canopy/swap/chain/multicall";
import {
  parsePoolAddresses,
  parsePoolStates,
  poolAddressCalls,
  poolStateCalls,
} from "@canopy/swap/chain/pool-calls";
import { pairsToRead } from "@canopy/swap/paths/pairs";
import type { Exchange, Pool } from "@canopy/swap/types";
import type { ChainClient } from "../../../chain/client.ts";
import type { Pair } from "../candles/pairs.ts";

/** Finds the pool of a pair with the most liquidity at its price; null without a pool that has any. */
export async function findDeepestPool(
  client: ChainClient,
  exchange: Exchange,
  { base, quote }: Pair,
): Promise<Pool | null> {
  const ask = async (calls: readonly Call[]): Promise<readonly CallResult[]> => {
    const { data = "0x" } = await client.call({ to: exchange.multicall, data: encodeAggregate(calls) });
    return parseAggregate(data);
  };
  const pairs = pairsToRead(exchange, base.address, quote.address).slice(0, 1);
  const refs = parsePoolAddresses(exchange, pairs, await ask(poolAddressCalls(exchange, pairs)));
  const pools = parsePoolStates(refs, await ask(poolStateCalls(refs)));
  const usable = pools.filter(({ sqrtPriceX96, liquidity }) => sqrtPriceX96 > 0n && liquidity > 0n);
  const [first, ...rest] = usable;
  // Liquidity of pools with the same tokens has the same unit.
  return rest.reduce<Pool | null>(
    (deepest, pool) => (deepest === null || pool.liquidity > deepest.liquidity ? pool : deepest),
    first ?? null,
  );
}
