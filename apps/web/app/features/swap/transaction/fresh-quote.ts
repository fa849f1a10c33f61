import { parsePoolStates, poolStateCalls } from "@canopy/swap/chain/pool-calls";
import { parseQuotes, quoteCalls } from "@canopy/swap/chain/quote-calls";
import { withPoolStates } from "@canopy/swap/paths/find-paths";
import type { Exchange, Quote } from "@canopy/swap/types";
import type { Client } from "viem";
import { readCalls } from "../../../chain/read-calls.ts";

/**
 * The same amount over the same path in the latest block, with its pools in that block, which its price impact depends on; null if the
 * pools can't fill it any more.
 */
export async function readFreshQuote(
  client: Client,
  exchange: Exchange,
  quote: Quote,
): Promise<Quote | null> {
  const { path, side } = quote;
  const amount = side === "exactIn" ? quote.amountIn : quote.amountOut;
  const states = poolStateCalls(path.pools);
  const calls = [...states, ...quoteCalls(exchange, [path], side, amount)];
  const results = await readCalls(client, exchange.multicall, calls);
  const pools = parsePoolStates(path.pools, results.slice(0, states.length));
  const quotes = parseQuotes([withPoolStates(path, pools)], side, amount, results.slice(states.length));
  return quotes[0] ?? null;
}
