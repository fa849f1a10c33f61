import { Registry } from "prom-client";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { buildTestServer } from "../../test/support/test-server.ts";
import type { Database } from "../database/tables.ts";
import { createLog } from "../lib/log.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { freePort } from "../lib/port.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { startMetrics } from "./start-metrics.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  return () => database.destroy();
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const refresh = async () => undefined;

test("counts requests by route and status, and rate-limited ones by route", async () => {
  const { app, services } = await buildTestServer(database, { REQUESTS_PER_MINUTE: "2" });
  closing.push(() => app.close());
  for (let request = 0; request < 3; request++) await app.inject({ url: "/api/health?secret=1" });
  await app.inject({ url: "/no/such/page" });
  await app.inject({ url: "/api/auth/me", headers: { authorization: `Bearer ${"1".repeat(64)}` } });
  const text = await services.metrics.registry.metrics();
  const count = "canopy_http_request_duration_seconds_count";
  expect(text).toContain(`${count}{method="GET",route="/api/health",status="200"} 2`);
  expect(text).toContain(`${count}{method="GET",route="/api/health",status="429"} 1`);
  expect(text).toContain(`${count}{method="GET",route="none",status="404"} 1`);
  expect(text).toContain('canopy_http_rate_limited_total{route="/api/health"} 1');
  // One limit covers the whole API, and is counted before the token is checked.
  expect(text).toContain('canopy_http_rate_limited_total{route="/api/auth/me"} 1');
  expect(text).not.toContain("secret");
});

test("serves metrics of process, database and index on a separate port", async () => {
  const port = await freePort();
  const { app, services } = await buildTestServer(database, { METRICS_PORT: String(port) });
  closing.push(() => app.close());
  const pool = () => ({ open: 5, idle: 2, waiting: 1 });
  closing.push(await startMetrics(services, pool));
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  const text = await response.text();
  for (const line of [
    "canopy_database_up 1",
    "canopy_node_up 0",
    "canopy_index_block Nan",
    "canopy_index_halted 0",
    "canopy_rebuild_events Nan",
    "canopy_chain_head_age_seconds Nan",
    "canopy_figures_stale 0",
    'canopy_rpc_node_in_use{node="127.0.0.1:1"} 1',
    'canopy_database_connections{state="busy"} 3',
    'canopy_database_connections{state="waiting"} 1',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^process_cpu_user_seconds_total /m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
  // Not on the public port.
  expect((await app.inject({ url: "/metrics" })).statusCode).toBe(404);
  expect((await app.inject({ url: "/api/metrics" })).statusCode).toBe(404);
});

test("fails with advice when the port is in use, and returns 500 when reading metrics fails", async () => {
  const port = await freePort();
  const place = { host: "127.0.0.1", port };
  const broken = async () => {
    throw new Error("broken");
  };
  const log = createLog("silent");
  closing.push(await serveMetrics(place, new Registry(), broken, log));
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  const second = serveMetrics(place, new Registry(), refresh, log);
  await expect(second).rejects.toThrow(OperatorError);
  await expect(second).rejects.toThrow(`METRICS_PORT ${port} on 127.0.0.1 cannot be used`);
});
