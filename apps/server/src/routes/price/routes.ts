import type { PriceData, PriceHistory } from "@canopy/shared/api/price";
import type { PlanName } from "@canopy/shared/api/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Address } from "viem";
import { z } from "zod";
import { cursorParameter, int4, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan } from "../../http/query.ts";
import { readChain } from "../../http/read-chain.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import { toRoundStart } from "../../lib/round-time.ts";
import type { Services } from "../../services.ts";
import { findCandidate, findPrices } from "./find-prices.ts";
import { readPlanPrice, readRound } from "./read-price.ts";

const tags = ["plan"];
/** Above every round. */
const BEHIND_ALL = 65_536;

export function priceRoutes(
  { chain, config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  const { plan: core, plus } = config.chain;

  async function readPrice(): Promise<PriceData> {
    const blockNumber = await chain.getBlockNumber();
    const readPriceData = async (name: PlanName, address: Address) => {
      const [price, candidate] = await Promise.all([
        readPlanPrice(chain, address, blockNumber),
        findCandidate(database, name),
      ]);
      return {
        ...price,
        candidate:
          candidate === undefined ? null : { polUsd: candidate.pol_usd, at: candidate.at.toISOString() },
      };
    };
    const [{ round, startsAt }, corePrice, plusPrice] = await Promise.all([
      readRound(chain, core, blockNumber),
      readPriceData("core", core),
      plus === null ? null : readPriceData("plus", plus),
    ]);
    return {
      round,
      roundEndsAt: toRoundStart(startsAt, 1).toISOString(),
      core: corePrice,
      plus: plusPrice,
      blockNumber: blockNumber.toString(),
    };
  }

  return async (app) => {
    app.get("/price", {
      config: cached,
      schema: {
        tags,
        summary: "The price of a unit in each plan now, read from the contracts at one block",
        response: responses("GET /price"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "fixed", async () => success(await readChain(readPrice))),
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
