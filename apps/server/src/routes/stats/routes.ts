import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { responses, success } from "../../http/envelope.ts";
import { readChain } from "../../http/read-chain.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { readStats } from "./read-stats.ts";

export function statsRoutes(
  { chain, config }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  const read = () => readChain(() => readStats(chain, config.chain.plan));
  return async (app) => {
    app.get("/stats", {
      config: cached,
      schema: {
        tags: ["plan"],
        summary: "Today's figures of the plan, read from the contract at one block",
        response: responses("GET /stats"),
      },
      handler: (request, reply) => fromCache(request, reply, "fixed", async () => success(await read())),
    });
  };
}
