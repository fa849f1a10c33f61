import type { PriceHistory } from "@canopy/shared/api/price";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { cursorParameter, int4, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan } from "../../http/query.ts";
import { readChain } from "../../http/read-chain.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { findPrices } from "./find-prices.ts";
import { readPrices } from "./read-prices.ts";

const tags = ["plan"];
/** Above every round. */
const BEHIND_ALL = 65_536;

export function priceRoutes(services: Services, { fromCache }: ResponseCache): FastifyPluginAsyncZod {
  const { config, database } = services;

  return async (app) => {
    app.get("/price", {
      config: cached,
      schema: {
        tags,
        summary: "The price of a unit in each plan now, read from the contracts at one block",
        response: responses("GET /price"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "fixed", async () => success(await readChain(() => readPrices(services)))),
    });

    app.get("/price/history", {
      config: cached,
      schema: {
        tags,
        summary: "The prices of the rounds, the newest first",
        querystring: z.strictObject({ plan, cursor: cursorParameter(int4).optional(), limit: limit() }),
        response: responses("GET /price/history"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          const [before = BEHIND_ALL] = query.cursor ?? [];
          const rows = await findPrices(database, query.plan, { before, limit: query.limit + 1 });
          return success<PriceHistory>(
            toPage(
              rows,
              query.limit,
              ({ round }) => [round],
              ({ round, priced_at, pol_usd, unit_price }) => ({
                round,
                pricedAt: priced_at.toISOString(),
                polUsd: pol_usd,
                unitPrice: unit_price,
              }),
            ),
          );
        }),
    });
  };
}
