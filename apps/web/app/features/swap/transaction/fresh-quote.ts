import { parseQuotes, quoteCalls } from "@canopy/swap/chain/quote-calls";
import type { Exchange, Quote } from "@canopy/swap/types";
import type { Client } from "viem";
import { readCalls } from "../../../chain/read-calls.ts";

/** The same amount over the same path in the latest block; null if its pools cannot fill it any more. */
export async function readFreshQuote(
  client: Client,
  exchange: Exchange,
  quote: Quote,
): Promise<Quote | null> {
  const { path, side } = quote;
  const amount = side === "exactIn" ? quote.amountIn : quote.amountOut;
  const calls = quoteCalls(exchange, [path], side, amount);
  const results = await readCalls(client, exchange.multicall, calls);
  return parseQuotes([path], side, amount, results)[0] ?? null;
}
