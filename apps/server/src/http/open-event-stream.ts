import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { requestHeaders } from "./response-headers.ts";
import { securityHeaders } from "./security-headers.ts";

/** Begins a response of server-sent events. Writes the head itself: Fastify would wait for the end of the response. */
export function openEventStream(
  { config, lifecycle }: Pick<Services, "config" | "lifecycle">,
  request: FastifyRequest,
  reply: FastifyReply,
): ServerResponse {
  const head = [...Object.entries(securityHeaders(config)).flat(), ...requestHeaders(request, lifecycle)];
  for (const [name, value] of Object.entries(reply.getHeaders())) head.push(name, String(value));
  head.push("content-type", "text/event-stream; charset=utf-8", "cache-control", "no-store");
  // nginx would collect events until its buffer is full.
  head.push("x-accel-buffering", "no");
  reply.hijack();
  // A client that left; `close` follows.
  reply.raw.on("error", () => undefined);
  reply.raw.writeHead(200, head);
  reply.raw.flushHeaders();
  return reply.raw;
}
