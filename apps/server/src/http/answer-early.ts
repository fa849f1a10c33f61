import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { isKnown, type ReadCache } from "./cached-read.ts";
import { Callers } from "./callers.ts";
import { createEarlyLog } from "./early-log.ts";
import type { RequestCounts } from "./request-counts.ts";

/** Milliseconds in which a caller's requests are counted. */
export const TIME_WINDOW = 60_000;

/**
 * Gives answers that are in memory before the framework sees the request, which costs several times as much as the answer
 * itself. It is the same answer: headers as they were sent the first time, counted against the same limit; the log tells
 * of many of them in one line. Whatever is not plain (another method or origin, somebody unknown, a limit that is reached) goes on.
 */
export function createEarlyAnswers(
  { config, log, metrics, lifecycle }: Pick<Services, "config" | "log" | "metrics" | "lifecycle">,
  reads: Pick<ReadCache, "early">,
  counts: RequestCounts,
) {
  const callers = new Callers(config.trustedProxies.length > 0);
  const max = config.requestsPerMinute;
  const told = createEarlyLog(log);

  /** Returns false when the framework is to answer. */
  function give(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    if (method !== "GET" || url === undefined || headers.origin !== undefined) return false;
    if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return false;
    const caller = callers.find(request);
    if (caller === undefined) return false;
    const answer = reads.early(url);
    if (answer === null) return false;
    const { current, ttl } = counts.add(caller, TIME_WINDOW);
    if (current > max) return false;

    const status = isKnown(headers["if-none-match"], answer.etag) ? 304 : 200;
    const own = status === 200 ? answer.early.headers : withoutContent(answer.early.headers);
    response.writeHead(status, [
      ...own,
      ...["x-request-id", randomUUID()],
      ...["x-ratelimit-limit", String(max)],
      ...["x-ratelimit-remaining", String(max - current)],
      ...["x-ratelimit-reset", String(Math.ceil(ttl / 1_000))],
      ...(lifecycle.isStopping ? ["connection", "close"] : []),
    ]);
    response.end(status === 200 ? answer.body : undefined);
    told.note(url, status);
    metrics.early.add(answer.early.route, status);
    return true;
  }

  return {
    give,
    /** Has the framework's finding of who is asking remembered. Call it before hooks that may answer. */
    watch(app: FastifyInstance): void {
      app.addHook("onRequest", async (request) => callers.learn(request));
      app.addHook("onReady", async () => told.start());
      app.addHook("onClose", async () => told.stop());
    },
  };
}

/** Headers of an answer without a body. */
function withoutContent(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !headers[index - (index % 2)]?.match(/^content-(length|type)$/));
}
