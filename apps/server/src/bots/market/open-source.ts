import type { Exchange } from "@canopy/swap/types";
import type { ChainClient } from "../../chain/client.ts";
import type { MarketsConfig } from "../../config/markets.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import type { CandleSource } from "./candles/candle-source.ts";
import type { Pair } from "./candles/pairs.ts";
import { openCcxt } from "./ccxt/ccxt-client.ts";
import { openCcxtSource } from "./ccxt/ccxt-source.ts";
import { openFeedSource } from "./chainlink/feed-source.ts";
import { openPoolSource } from "./pools/pool-source.ts";

export interface SourceOptions {
  client: ChainClient;
  exchange: Exchange;
  config: MarketsConfig;
  finalTag: "finalized" | "latest";
}

/**
 * Opens the configured source of a market. null when it has none of this market.
 *
 * @throws OperatorError when the configuration names an exchange that can't be used
 */
export async function openSource(
  { client, exchange, config, finalTag }: SourceOptions,
  pair: Pair,
): Promise<CandleSource | null> {
  switch (config.source) {
    case "chainlink":
      return openFeedSource(client, exchange, pair);
    case "exchange":
      if (config.exchange === null)
        throw new OperatorError(
          "MARKET_EXCHANGE is not set. Set it to the id of a ccxt exchange, or change MARKET_SOURCE.",
        );
      return openCcxtSource(config.exchange, await openCcxt(config.exchange), pair);
    case "pools":
    case "synthetic":
      return openPoolSource({ client, exchange, pair, finalTag, isSynthetic: config.source === "synthetic" });
  }
}
