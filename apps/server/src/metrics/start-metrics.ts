import type { Logger } from "pino";
import { collectDefaultMetrics } from "prom-client";
import type { ChainClient } from "../chain/client.ts";
import type { NodeGroup } from "../chain/node-group.ts";
import type { Config } from "../config/config.ts";
import type { OpenDatabase } from "../database/postgres.ts";
import type { Database } from "../database/tables.ts";
import type { Metrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { watchIndex } from "./watch-index.ts";
import { watchPool } from "./watch-pool.ts";

interface MetricsSources {
  readonly config: Pick<Config, "metrics" | "chain">;
  readonly database: Database;
  readonly chain: ChainClient;
  readonly nodes: NodeGroup;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/**
 * Serves the metrics of this process if the configuration asks for them.
 *
 * @returns a function that stops serving them
 * @throws OperatorError when the port cannot be used
 */
export async function startMetrics(
  { config, database, chain, nodes, log, metrics }: MetricsSources,
  pool: OpenDatabase["pool"],
): Promise<() => Promise<void>> {
  if (config.metrics === null) return async () => undefined;
  collectDefaultMetrics({ register: metrics.registry });
  watchPool(metrics, pool);
  return serveMetrics(
    config.metrics,
    metrics.registry,
    watchIndex(metrics.registry, { database, chain, nodes, staleAfter: config.chain.staleAfter }),
    log,
  );
}
