import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { securityHeaders } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What is left of the caller's requests; null where they are not counted. */
    allowance: Allowance | null | undefined;
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
  // Undefined where no route matched.
  const { allowance } = request;
  if (allowance) {
    headers.push("x-ratelimit-limit", String(allowance.limit));
    headers.push("x-ratelimit-remaining", String(allowance.remaining));
    headers.push("x-ratelimit-reset", String(allowance.reset));
  }
  // An idle connection is cut when we stop: on another one the client reaches another process.
  if (isStopping) headers.push("connection", "close");
  return headers;
}

/** Adds the headers that an answer does not set itself: security headers, `no-store`, and those of the request. */
export function createResponseHeaders({ config, lifecycle }: Pick<Services, "config" | "lifecycle">) {
  const common = [...Object.entries(securityHeaders(config)).flat(), "cache-control", "no-store"];
  return {
    add(request: FastifyRequest, reply: FastifyReply): void {
      const headers = common.concat(requestHeaders(request, lifecycle));
      for (let index = 0; index < headers.length; index += 2) {
        const name = headers[index] ?? "";
        if (!reply.hasHeader(name)) reply.header(name, headers[index + 1]);
      }
    },
  };
}
