import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Services } from "../services.ts";
import { toPath } from "./not-found.ts";

/** Milliseconds between two log lines about the cache hits of one path. */
const HITS_INTERVAL = 1_000;

/**
 * Logs one line per request (no headers, no body, no query) and measures its duration. Cache hits are only counted, and
 * share one line per path and second: a line costs more than such a response.
 */
export function observeRequests(
  app: FastifyInstance,
  { log, metrics }: Pick<Services, "log" | "metrics">,
): void {
  const lines = requestLines(log);
  const hits = createHitCounter(lines, metrics);
  app.decorateRequest("isCacheHit", false);
  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode: status } = reply;
    if (request.isCacheHit) {
      hits.add(request, status);
      return done();
    }
    const { id: reqId, method } = request;
    const { elapsedTime } = reply;
    const ms = Math.round(elapsedTime);
    lines.info({ reqId, method, path: toPath(request), status, ms }, "answered");
    // How long a client stayed is no measure of the server.
    if (!request.routeOptions.config.endless)
      metrics.requests.observe({ method, route: toRoute(request), status }, elapsedTime / 1_000);
    done();
  });
  app.addHook("onReady", async () => hits.start());
  app.addHook("onClose", async () => hits.stop());
}

/** The route's pattern, so that a metric's label has few values; all files of the site share one. */
export function toRoute(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return "none";
  return url.startsWith("/api/") || url === "/mcp" ? url : "site";
}

/** Without `redact`, which costs more than the line: no field of these lines can hold a secret. */
function requestLines(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

function createHitCounter(log: Logger, { cacheHits }: Services["metrics"]) {
  const hits = new Map<string, { path: string; route: string; status: number; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    for (const { path, route, status, count } of hits.values()) {
      log.info({ path, status, count }, "answered from cache");
      cacheHits.inc({ route, status }, count);
    }
    hits.clear();
  }

  return {
    add(request: FastifyRequest, status: number): void {
      const path = toPath(request);
      const key = `${status} ${path}`;
      const hit = hits.get(key);
      if (hit === undefined) hits.set(key, { path, route: toRoute(request), status, count: 1 });
      else hit.count += 1;
    },
    start(): void {
      timer = setInterval(write, HITS_INTERVAL).unref();
    },
    stop(): void {
      clearInterval(timer);
      write();
    },
  };
}
