import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Services } from "../services.ts";
import { toPath } from "./not-found.ts";

/** Milliseconds between two lines about the cache hits of one path. */
const HITS_INTERVAL = 1_000;

/**
 * Logs one line per request (no headers, no body, no query) and measures it. Cache hits share one line per path and second,
 * and are only counted: a line costs more than such an answer.
 */
export function observeRequests(
  app: FastifyInstance,
  { log, metrics }: Pick<Services, "log" | "metrics">,
): void {
  const lines = requestLines(log);
  const hits = createHitCounter(lines, metrics);
  app.decorateRequest("isCacheHit", false);
  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    if (request.isCacheHit) {
      hits.add(request, status);
      return done();
    }
    const { id: reqId, method } = request;
    const ms = Math.round(elapsedTime);
    lines.info({ reqId, method, path: toPath(request), status, ms }, "answered");
    metrics.requests.observe({ method, route: toRoute(request), status }, elapsedTime / 1_000);
    done();
  });
  app.addHook("onReady", async () => hits.start());
  app.addHook("onClose", async () => hits.stop());
}

/** The route's pattern, never the path, so that a label has few values; one for all of the site, whose every file is a route. */
export function toRoute(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return "none";
  return url.startsWith("/api/") ? url : "site";
}

/** The log for lines of requests: none of their fields can hold what `redact` looks for, which would cost more than the line. */
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
