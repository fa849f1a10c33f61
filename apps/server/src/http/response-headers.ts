import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { securityHeaders } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller's remaining requests; null where requests are not counted. */
    allowance: Allowance | null | undefined;
  }
}

/** The number of requests that an IP address may still send before its window ends. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds. */
  readonly reset: number;
}

/** Headers that differ by request, names and values in turn. */
export function requestHeaders(request: FastifyRequest, { isStopping }: Services["lifecycle"]): string[] {
  const headers = ["x-request-id", request.id];
  // Undefined where no route matched.
  const { allowance } = request;
  if (allowance) {
    headers.push("x-ratelimit-limit", String(allowance.limit));
    headers.push("x-ratelimit-remaining", String(allowance.remaining));
    headers.push("x-ratelimit-reset", String(allowance.reset));
  }
  // On a new connection the client reaches another process.
  if (isStopping) headers.push("connection", "close");
  return headers;
}

/** Adds the headers that a response does not set itself. */
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
