import { statsDataSchema } from "@canopy/shared/api/stats";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { fromChain } from "../chain/from-chain.ts";
import { answers, success } from "../http/answers.ts";
import type { Services } from "../services.ts";
import { singleFlight } from "../single-flight.ts";
import { readStats } from "./read-stats.ts";

/** Milliseconds that one reading of the chain serves everybody: about a block of Polygon. */
const CACHE = 2_000;

export function statsRoutes({ chain, config }: Services): FastifyPluginAsyncZod {
  const read = singleFlight(() => fromChain(() => readStats(chain, config.chain.plan)), CACHE);
  return async (app) => {
    app.get("/stats", {
      schema: {
        tags: ["plan"],
        summary: "Today's figures of the plan, read from the contract at one block",
        response: answers(statsDataSchema),
      },
      handler: async () => success(await read()),
    });
  };
}
