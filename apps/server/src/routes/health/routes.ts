import { errorEnvelopeSchema } from "@canopy/shared/envelope";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { errorEnvelope, responses, success } from "../../http/envelope.ts";
import { singleFlight } from "../../lib/single-flight.ts";
import type { Services } from "../../services.ts";
import { readHealth } from "./read-health.ts";
import { readObstacles } from "./read-ready.ts";

/** Milliseconds for which one read serves all requests. */
const CACHE = 1_000;

export function healthRoutes(services: Services): FastifyPluginAsyncZod {
  const read = singleFlight(() => readHealth(services), CACHE);
  const readCached = singleFlight(() => readObstacles(services), CACHE);
  return async (app) => {
    app.get("/health", {
      schema: {
        tags: ["server"],
        summary: "The state of database, node and index; always 200, see `status`",
        response: responses("GET /health"),
      },
      handler: async () => success(await read()),
    });

    app.get("/live", {
      schema: {
        tags: ["server"],
        summary: "200 while this process works; restart it if it does not respond",
        response: responses("GET /live"),
      },
      handler: async () => success({ live: true as const }),
    });

    app.get("/ready", {
      schema: {
        tags: ["server"],
        summary: "Whether a load balancer may send requests to this process: 200, or 503 with the reasons",
        response: { ...responses("GET /ready"), 503: errorEnvelopeSchema },
      },
      async handler(_request, reply) {
        const obstacles = services.lifecycle.isStopping ? await readObstacles(services) : await readCached();
        if (Object.keys(obstacles).length === 0) return success({ ready: true as const });
        return reply.code(503).send(errorEnvelope("SERVICE_UNAVAILABLE", obstacles));
      },
    });
  };
}
