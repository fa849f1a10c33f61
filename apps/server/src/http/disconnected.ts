import type { FastifyReply } from "fastify";

/**
 * A signal that aborts when the client disconnects before its response is complete. Fastify's `request.signal` also aborts once
 * a body from the network has been read.
 */
export function untilDisconnected({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}
