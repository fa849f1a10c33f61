import { collectDefaultMetrics } from "prom-client";
import type { OpenDatabase } from "../database/open.ts";
import type { Services } from "../services.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { watchIndex } from "./watch-index.ts";
import { watchPool } from "./watch-pool.ts";

/**
 * Tells the metrics of this process where the configuration says so.
 *
 * @returns what closes them
 * @throws Problem when the port cannot be used
 */
export async function startMetrics(
  services: Services,
  pool: OpenDatabase["pool"],
): Promise<() => Promise<void>> {
  const { config, log, metrics } = services;
  if (config.metrics === null) return async () => undefined;
  collectDefaultMetrics({ register: metrics.registry });
  watchPool(metrics, pool);
  return serveMetrics(config.metrics, metrics.registry, watchIndex(services), log);
}
