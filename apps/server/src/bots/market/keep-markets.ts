import { setTimeout as sleep } from "node:timers/promises";
import { findExchange } from "@canopy/swap/deployments";
import type { Exchange } from "@canopy/swap/types";
import type { Logger } from "pino";
import type { ChainClient } from "../../chain/client.ts";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/tables.ts";
import { createOutageLog, type OutageLog } from "../../lib/outage-log.ts";
import { toRetryDelay } from "../../lib/retry-delay.ts";
import { traced } from "../../tracing/trace.ts";
import type { CandleSource } from "./candles/candle-source.ts";
import { listPairs, type Pair } from "./candles/pairs.ts";
import { openSource } from "./open-source.ts";
import { type Update, updateMarket } from "./update-market.ts";

const LOCAL_CHAIN_ID = 31_337;
const DAY = 86_400;

/** Milliseconds until a market without a source is looked for again. */
const NO_SOURCE = 60_000;

/** Milliseconds between two looks at the chain, and between two reads of history, for which nodes charge. */
export interface MarketPace {
  idle: number;
  history: number;
}
const toPace = (chainId: number): MarketPace =>
  chainId === LOCAL_CHAIN_ID ? { idle: 500, history: 0 } : { idle: 5_000, history: 1_000 };

export interface KeepMarketsOptions {
  config: Pick<Config, "chain" | "markets">;
  database: Database;
  chain: ChainClient;
  log: Logger;
  signal: AbortSignal;
  pace?: MarketPace;
}

/** Reads and stores the candles of the chain's markets until `signal` is aborted. No failure ends it. */
export async function keepMarkets({
  config,
  database,
  chain: client,
  log,
  signal,
  pace = toPace(config.chain.id),
}: KeepMarketsOptions): Promise<void> {
  const exchange = findExchange(config.chain.id);
  if (exchange === null) return;
  const shared = {
    ...{ client, exchange, database, config: config.markets },
    // A local chain goes back only when a test makes it, and its final blocks are half an hour old.
    finalTag: config.chain.id === LOCAL_CHAIN_ID ? ("latest" as const) : ("finalized" as const),
  };
  await Promise.all(
    listPairs(config.chain.id).map((pair) =>
      keepMarket(shared, pair, {
        signal,
        pace,
        outage: createOutageLog(log, {
          failed: "candles can't be read, retrying",
          recovered: "candles are read again",
        }),
      }),
    ),
  );
}

interface MarketReader {
  client: ChainClient;
  exchange: Exchange;
  database: Database;
  config: Config["markets"];
  finalTag: "finalized" | "latest";
}

/** A market whose source fails does not delay the others. */
async function keepMarket(
  reader: MarketReader,
  pair: Pair,
  { signal, pace, outage }: { signal: AbortSignal; pace: MarketPace; outage: OutageLog },
): Promise<void> {
  let source: CandleSource | null = null;
  let failures = 0;
  while (!signal.aborted) {
    let pause = pace.idle;
    try {
      source ??= await openSource(reader, pair);
      // Without one, the pair has no pool, or the exchange no such market yet.
      pause = source === null ? NO_SOURCE : toPause(await readOnce(reader, pair, source), pace);
      failures = 0;
      outage.succeeded();
    } catch (error) {
      failures += 1;
      pause = toRetryDelay(failures);
      outage.failed(error, { market: pair.id });
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

function toPause({ isBehind, lacksHistory }: Update, { idle, history }: MarketPace): number {
  if (isBehind) return 0;
  return lacksHistory ? history : idle;
}

function readOnce(
  { client, database, config, finalTag }: MarketReader,
  { id }: Pair,
  source: CandleSource,
): Promise<Update> {
  return traced("market update", "internal", { market: id }, async () => {
    const { timestamp } = await client.getBlock({ blockTag: finalTag });
    return updateMarket({
      ...{ database, market: id, source, now: Number(timestamp) },
      history: config.historyDays * DAY,
    });
  });
}
