import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { responses, success } from "../../http/envelope.ts";
import { readChain } from "../../http/read-chain.ts";
import { singleFlight } from "../../lib/single-flight.ts";
import type { Services } from "../../services.ts";
import { presentConfig } from "./present-config.ts";
import { readTerms } from "./read-terms.ts";

export function configRoutes({ chain, config }: Services): FastifyPluginAsyncZod {
  const read = singleFlight(() => readChain(() => readTerms(chain, config.chain)), Number.POSITIVE_INFINITY);
  return async (app) => {
    app.get("/config", {
      schema: {
        tags: ["plan"],
        summary:
          "The addresses of the contracts and the terms of the plan, so that a browser can read and pay it directly",
        response: responses("GET /config"),
      },
      handler: async () => success(presentConfig(config, await read())),
    });
  };
}
