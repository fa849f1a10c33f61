import { healthDataSchema } from "@canopy/shared/api/health";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { answers, success } from "../http/answers.ts";
import type { Services } from "../services.ts";
import { singleFlight } from "../single-flight.ts";
import { readHealth } from "./read-health.ts";

/** Milliseconds that one look serves everybody, so that asking often costs nothing. */
const CACHE = 1_000;

export function healthRoutes(services: Services): FastifyPluginAsyncZod {
  const read = singleFlight(() => readHealth(services), CACHE);
  return async (app) => {
    app.get("/health", {
      schema: {
        tags: ["server"],
        summary: "How the server, its database, its node and its index are; always 200, see `status`",
        response: answers(healthDataSchema),
      },
      handler: async () => success(await read()),
    });
  };
}
