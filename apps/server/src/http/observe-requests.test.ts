import Fastify from "fastify";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { observeRequests } from "./observe-requests.ts";

async function observed(...urls: string[]) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  const app = Fastify({ genReqId: () => "id" });
  observeRequests(app, { log, metrics });
  app.get("/api/hit/:name", async (request) => {
    request.isCacheHit = true;
    return "hit";
  });
  app.get("/api/miss", async () => "miss");
  for (const url of urls) await app.inject({ url });
  await app.close();
  return { lines, metrics: await metrics.registry.metrics() };
}

test("a request has one log line, and is measured by its route", async () => {
  const { lines, metrics } = await observed("/api/miss?secret=1", "/api/none");
  expect(lines).toMatchObject([
    { msg: "answered", reqId: "id", method: "GET", path: "/api/miss", status: 200, ms: expect.any(Number) },
    { msg: "answered", path: "/api/none", status: 404 },
  ]);
  expect(JSON.stringify(lines)).not.toContain("secret");
  expect(metrics).toContain('duration_seconds_count{method="GET",route="/api/miss",status="200"} 1');
  expect(metrics).toContain('duration_seconds_count{method="GET",route="none",status="404"} 1');
});

test("cache hits share a log line per path, and are counted by route", async () => {
  const { lines, metrics } = await observed("/api/hit/a", "/api/hit/a?_t=1", "/api/hit/b");
  expect(lines).toMatchObject([
    { msg: "answered from cache", path: "/api/hit/a", status: 200, count: 2 },
    { msg: "answered from cache", path: "/api/hit/b", status: 200, count: 1 },
  ]);
  expect(metrics).toContain('canopy_http_cache_hits_total{route="/api/hit/:name",status="200"} 3');
});
