import { Gauge } from "prom-client";
import type { OpenDatabase } from "../database/postgres.ts";
import type { Metrics } from "./metrics.ts";

/** Adds gauges of the busy and idle database connections. */
export function watchPool({ registry }: Metrics, pool: OpenDatabase["pool"]): void {
  new Gauge({
    name: "canopy_database_connections",
    help: "Connections to the database by state; `waiting` are requests that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { open, idle, waiting } = pool();
      this.set({ state: "busy" }, open - idle);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
}
