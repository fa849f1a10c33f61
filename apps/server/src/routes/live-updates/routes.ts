import { errorEnvelopeSchema } from "@canopy/shared/envelope";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../http/api-error.ts";
import { toCaller } from "../../http/limits/caller.ts";
import { openEventStream } from "../../http/open-event-stream.ts";
import type { Services } from "../../services.ts";
import { authenticate } from "../auth/authenticate.ts";
import { readBearerToken } from "../auth/bearer-token.ts";
import { type Client, createEventHub } from "./event-hub.ts";
import { createEventStream } from "./event-stream.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The response lasts as long as the client stays. */
    endless?: true;
  }
}

/** Streams per process, and per network address: many people can share one. */
const LIMITS = { process: 5_000, caller: 64 };
/** Seconds. */
const RETRY_AFTER = 30;

const eventsSchema = z
  .string()
  .meta({ example: 'event: block\nid: 31\ndata: {"block":"31","time":null,"stale":null}\n\n' });

/** Blocks and changes as server-sent events. */
export function eventsRoutes(services: Services, limits = LIMITS): FastifyPluginAsyncZod {
  const { lifecycle } = services;
  const identify = authenticate(services);
  return async (app) => {
    const hub = createEventHub(services);
    const callers = new Map<string, number>();
    app.addHook("preClose", async () => hub.close());

    /** Counts a stream; returns a function that ends the count. */
    function takePlace(request: FastifyRequest, reply: FastifyReply): () => void {
      const caller = toCaller(request);
      const count = callers.get(caller) ?? 0;
      const isFull = lifecycle.isStopping || hub.size >= limits.process;
      if (isFull || count >= limits.caller) {
        reply.header("retry-after", RETRY_AFTER);
        throw new ApiError(isFull ? "SERVICE_UNAVAILABLE" : "TOO_MANY_REQUESTS");
      }
      callers.set(caller, count + 1);
      return () => {
        const left = (callers.get(caller) ?? 1) - 1;
        if (left > 0) callers.set(caller, left);
        else callers.delete(caller);
      };
    }

    function toSession(request: FastifyRequest): Client["session"] {
      const token = readBearerToken(request);
      return token === null || request.account === null ? null : { token, account: request.account };
    }

    app.get("/events", {
      config: { endless: true },
      exposeHeadRoute: false,
      onRequest: async (request) => {
        if (request.headers.authorization !== undefined) await identify(request);
      },
      schema: {
        tags: ["server"],
        security: [{}, { bearer: [] }],
        summary:
          "Server-sent events: `block` (BlockEvent) when the index moves, and with a token `member` (MemberEvent) when something of the member changed",
        description:
          "The id of a `block` is its number; send it as `Last-Event-ID` to learn of changes since then. A `member` comes before its block. A reorganisation can lower the number. The stream ends with the token.",
        headers: z.object({
          "last-event-id": z
            .string()
            .regex(/^\d{1,18}$/, "The id of a `block` event")
            .optional()
            .meta({ description: "The last id that the client has received" }),
        }),
        response: {
          200: { description: "Events", content: { "text/event-stream": { schema: eventsSchema } } },
          "4xx": errorEnvelopeSchema,
          "5xx": errorEnvelopeSchema,
        },
      },
      handler: async (request, reply) => {
        const leavePlace = takePlace(request, reply);
        const since = request.headers["last-event-id"];
        const client = {
          stream: createEventStream(openEventStream(services, request, reply)),
          session: toSession(request),
        };
        const left = new Promise<void>((resolve) => {
          if (reply.raw.closed) resolve();
          else reply.raw.once("close", resolve);
        });
        const remove = await hub.add(client, since === undefined ? null : BigInt(since));
        await left;
        remove();
        leavePlace();
      },
    });
  };
}
