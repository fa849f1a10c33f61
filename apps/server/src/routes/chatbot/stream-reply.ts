import type { ChatReply } from "@canopy/shared/api/chat";
import type { FastifyReply, FastifyRequest } from "fastify";
import { toErrorEnvelope } from "../../http/error-handler.ts";
import { openEventStream } from "../../http/open-event-stream.ts";
import type { Services } from "../../services.ts";

/** Milliseconds: shorter than proxies wait for the next byte. */
const HEARTBEAT = 10_000;

/**
 * Streams a reply as server-sent events: `text` with each part as it is written, then `done` with the reply that is stored, or `error` with the
 * envelope. The parts are provisional: `done` has the text that counts.
 */
export async function streamReply(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  write: (onText: (delta: string) => void) => Promise<ChatReply>,
): Promise<void> {
  const response = openEventStream(services, request, reply);
  const send = (event: string, data: object) => {
    if (!response.destroyed) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const heartbeat = setInterval(() => {
    if (!response.destroyed) response.write(":\n\n");
  }, HEARTBEAT);
  try {
    send("done", { data: await write((delta) => send("text", { delta })) });
  } catch (error) {
    const failed = error instanceof Error ? error : new Error(String(error));
    // A client that disconnected has stopped the reply.
    if (!response.destroyed) send("error", toErrorEnvelope(failed, request).envelope);
  } finally {
    clearInterval(heartbeat);
    response.end();
  }
}
