import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { pathOf } from "./not-found.ts";

/** Gives every answer its request's id, and logs one line a request: no headers, no body, no query. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  const note = requestLog(log);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    note({
      reqId: request.id,
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

interface AnsweredRequest {
  reqId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
}

/** Writes the line of a request. None of its fields can hold what `redact` looks for, which would cost more than the line. */
export function requestLog(log: Logger): (answered: AnsweredRequest) => void {
  const lines = log.child({}, { redact: [] });
  return (answered) => lines.info(answered, "answered");
}
