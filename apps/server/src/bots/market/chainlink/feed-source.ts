import type { Exchange, Token } from "@canopy/swap/types";
import { isAddressEqual } from "viem";
import type { ChainClient } from "../../../chain/client.ts";
import { buildCandles } from "../candles/build-candles.ts";
import type { CandleSource } from "../candles/candle-source.ts";
import type { Pair } from "../candles/pairs.ts";
import { crossPrices } from "./cross-prices.ts";
import { openFeed } from "./feed-reader.ts";
import { createFeedRounds } from "./feed-rounds.ts";

/** Seconds of a read: on Polygon about 800 rounds of a feed. */
const SPAN = 21_600;

/** The rounds of the feeds of both tokens. null when one has no feed. A price has no volume. */
export async function openFeedSource(
  client: ChainClient,
  exchange: Exchange,
  pair: Pair,
): Promise<CandleSource | null> {
  const [base, quote] = [findFeed(exchange, pair.base), findFeed(exchange, pair.quote)];
  if (base === undefined || quote === undefined) return null;
  const [baseRounds, quoteRounds] = (
    await Promise.all([base, quote].map((feed) => openFeed(client, feed, exchange.multicall)))
  ).map(createFeedRounds);
  if (baseRounds === undefined || quoteRounds === undefined) return null;
  return {
    kind: "chainlink",
    name: `Chainlink ${pair.base.symbol}/USD, ${pair.quote.symbol}/USD`,
    span: SPAN,
    delay: 0,
    hasHistory: true,
    async read(span) {
      const rounds = await Promise.all([baseRounds.read(span), quoteRounds.read(span)]);
      return buildCandles(
        crossPrices(
          { rounds: rounds[0], maximumAge: base.maximumAge },
          { rounds: rounds[1], maximumAge: quote.maximumAge },
          span,
        ),
      );
    },
  };
}

function findFeed({ feeds }: Exchange, { address }: Token) {
  return feeds.find(({ token }) => isAddressEqual(token, address));
}
