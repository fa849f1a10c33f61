import { candleIntervals, marketIdSchema } from "@canopy/shared/api/markets";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { responses, success } from "../../http/envelope.ts";
import { wholeNumber } from "../../http/query.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { findCandles } from "./find-candles.ts";
import { findMarkets } from "./find-markets.ts";

const tags = ["markets"];
const [shortest] = candleIntervals;
const message = `One of ${candleIntervals.join(", ")}`;

/** Seconds of a candle. */
const intervalParameter = z
  .string({ error: message })
  .transform((text, context) => {
    const interval = candleIntervals.find((seconds) => String(seconds) === text);
    if (interval !== undefined) return interval;
    context.addIssue(message);
    return z.NEVER;
  })
  .default(shortest)
  .meta({ type: "integer", enum: [...candleIntervals], description: "Seconds of a candle" });

/** Seconds since 1970; ten digits last until 2286. */
const secondsParameter = () => wholeNumber(0, 9_999_999_999).optional();

export function marketsRoutes(
  { config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/markets", {
      config: cached,
      schema: {
        tags,
        summary: "The markets whose candles this server stores, and their source",
        response: responses("GET /markets"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "fixed", async () =>
          success({ markets: await findMarkets(database, config.chain.id) }),
        ),
    });

    app.get("/markets/:id/candles", {
      config: cached,
      schema: {
        tags,
        summary: "Closed candles that begin from `from` on and before `to`: the newest 20,000 at most",
        params: z.object({ id: marketIdSchema }),
        querystring: z.strictObject({
          interval: intervalParameter,
          from: secondsParameter(),
          to: secondsParameter(),
        }),
        response: responses("GET /markets/:id/candles"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "fixed", async () => {
          const { interval, from = null, to = null } = request.query;
          return success(await findCandles(database, request.params.id, { interval, from, to }));
        }),
    });
  };
}
