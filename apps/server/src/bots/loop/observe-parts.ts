import type { Logger } from "pino";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { createOutageLog, type OutageLog } from "../../lib/outage-log.ts";

/** What the role does, each in a loop of its own. */
export type Part = "paper" | "vault" | "vault log";

const names: Readonly<Record<Part, string>> = {
  paper: "paper bots",
  vault: "vault rules",
  "vault log": "log of vault rules",
};

/** Seconds. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

/** Turns what the parts of each tick did into metrics and log lines. */
export function createPartObserver(registry: Registry, log: Logger) {
  const metrics = createBotsMetrics(registry);
  const outages = new Map<Part, OutageLog>();

  function outage(part: Part): OutageLog {
    const found =
      outages.get(part) ??
      createOutageLog(log, {
        failed: `${names[part]} failed, retrying`,
        recovered: `${names[part]} recovered`,
      });
    outages.set(part, found);
    return found;
  }

  return {
    succeeded(part: Part, seconds: number): void {
      outage(part).succeeded();
      metrics.ticks.observe({ part }, seconds);
      metrics.tickedAt.setToCurrentTime({ part });
    },
    /** Paper bots processed this many candles. */
    stepped(candles: number): void {
      metrics.candles.inc(candles);
    },
    /** @param failures how many ticks in a row failed, this one included */
    failed(part: Part, error: unknown, failures: number): void {
      outage(part).failed(error, { failures });
      metrics.failures.inc({ part });
    },
  };
}

export type PartObserver = ReturnType<typeof createPartObserver>;

function createBotsMetrics(registry: Registry) {
  const registers = [registry];
  const labelNames = ["part"] as const;
  return {
    ticks: new Histogram({
      name: "canopy_bots_tick_duration_seconds",
      help: "Ticks of the role bots by part, without those that failed",
      labelNames,
      buckets: BUCKETS,
      registers,
    }),
    tickedAt: new Gauge({
      name: "canopy_bots_ticked_at_seconds",
      help: "When a part of the role bots last succeeded, in seconds since 1970",
      labelNames,
      registers,
    }),
    candles: new Counter({
      name: "canopy_paper_bot_candles_total",
      help: "Candles by which paper bots were stepped",
      registers,
    }),
    failures: new Counter({
      name: "canopy_bots_failures_total",
      help: "Ticks that failed, by part",
      labelNames,
      registers,
    }),
  };
}
