import { statsDataSchema } from "@canopy/shared/api/stats";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { answers, success } from "../../http/answers.ts";
import type { ReadCache } from "../../http/cached-read.ts";
import { fromChain } from "../../http/from-chain.ts";
import type { Services } from "../../services.ts";
import { readStats } from "./read-stats.ts";

export function statsRoutes({ chain, config }: Services, reads: ReadCache): FastifyPluginAsyncZod {
  const read = () => fromChain(() => readStats(chain, config.chain.plan));
  return async (app) => {
    app.get("/stats", {
      schema: {
        tags: ["plan"],
        summary: "Today's figures of the plan, read from the contract at one block",
        response: answers(statsDataSchema),
      },
      handler: (request, reply) => reads.answer(request, reply, "chain", async () => success(await read())),
    });
  };
}
