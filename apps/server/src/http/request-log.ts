import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { pathOf } from "./not-found.ts";

/** Gives every answer its request's id, and logs one line a request: no headers, no body, no query. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  const lines = requestLines(log);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}

/** The log for lines of requests: none of their fields can hold what `redact` looks for, which would cost more than the line. */
function requestLines(log: Logger): Logger {
  return log.child({}, { redact: [] });
}
