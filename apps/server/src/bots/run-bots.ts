import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import { toRetryDelay } from "../lib/retry-delay.ts";
import { traced } from "../tracing/trace.ts";
import { stepBots } from "./paper/step-bots.ts";
import type { BotsReport } from "./report.ts";

/** Milliseconds between two ticks, which cost one query while no candle has closed. */
const toPace = (chainId: number) => (chainId === 31_337 ? 500 : 1_000);

/** Runs the paper bots until `signal` is aborted. No failure ends it. */
export async function runBots(
  { config, database, log }: { config: Pick<Config, "chain">; database: Database; log: Logger },
  report: BotsReport,
  signal: AbortSignal,
  pace: number = toPace(config.chain.id),
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      const candles = await traced("bots tick", "internal", {}, () => stepAll(database, log, signal));
      report.succeeded("paper", (performance.now() - startedAt) / 1_000, candles);
      failures = 0;
    } catch (error) {
      failures += 1;
      report.failed("paper", error, failures);
    }
    const pause = failures === 0 ? pace : toRetryDelay(failures);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** Steps all bots up to the newest candles. Returns by how many candles. */
async function stepAll(database: Database, log: Logger, signal: AbortSignal): Promise<number> {
  let sum = 0;
  while (!signal.aborted) {
    const { bots, candles } = await stepBots(database, log);
    sum += candles;
    if (bots === 0) break;
  }
  return sum;
}
