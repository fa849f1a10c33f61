import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { securityHeaders } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What is left of the caller's requests; null where they are not counted. */
    allowance: Allowance | null;
  }
}

/** How many requests a network address may make until its window ends. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds. */
  readonly reset: number;
}

/** Headers of this one answer, names and values in turn. */
export function requestHeaders(request: FastifyRequest, { isStopping }: Services["lifecycle"]): string[] {
  const headers = ["x-request-id", request.id];
  const { allowance } = request;
  if (allowance !== null) {
    headers.push("x-ratelimit-limit", String(allowance.limit));
    headers.push("x-ratelimit-remaining", String(allowance.remaining));
    headers.push("x-ratelimit-reset", String(allowance.reset));
  }
  // An idle connection is cut when we stop: on another one the client reaches another process.
  if (isStopping) headers.push("connection", "close");
  return headers;
}

/** Adds the headers that an answer does not set itself: those of the request, and the security headers. */
export function addAnswerHeaders(app: FastifyInstance, { config, lifecycle }: Services): void {
  const common = Object.entries(securityHeaders(config));
  app.decorateRequest("allowance", null);
  app.addHook("onSend", (request, reply, payload, done) => {
    for (const [name, value] of common) if (!reply.hasHeader(name)) reply.header(name, value);
    const own = requestHeaders(request, lifecycle);
    for (let index = 0; index < own.length; index += 2) {
      const name = own[index] ?? "";
      if (!reply.hasHeader(name)) reply.header(name, own[index + 1]);
    }
    done(null, payload);
  });
}
