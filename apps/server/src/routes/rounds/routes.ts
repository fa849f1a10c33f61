import type { PointyPage, RoundPage } from "@canopy/shared/api/rounds";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../http/api-error.ts";
import { cursorParameter, int4, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan, roundNumber } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { findPointy, findRound, findRounds } from "./find-rounds.ts";
import { presentRound } from "./present-round.ts";

const tags = ["rounds"];
const params = z.object({ round: roundNumber() });
/** Above every round: the contract counts them in 16 bits. */
const BEHIND_ALL = 65_536;

export function roundsRoutes(
  { config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/rounds", {
      config: cached,
      schema: {
        tags,
        summary: "Rounds with entries or a price, the newest first",
        querystring: z.strictObject({ plan, cursor: cursorParameter(int4).optional(), limit: limit() }),
        response: responses("GET /rounds"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          const [before = BEHIND_ALL] = query.cursor ?? [];
          const rows = await findRounds(database, query.plan, { before, limit: query.limit + 1 });
          return success<RoundPage>(toPage(rows, query.limit, ({ round }) => [round], presentRound));
        }),
    });

    app.get("/rounds/:round", {
      config: cached,
      schema: {
        tags,
        summary: "A round: its price, its entries, and what it paid when it was closed",
        params,
        querystring: z.strictObject({ plan }),
        response: responses("GET /rounds/:round"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          requirePlan(config, request.query.plan);
          const round = await findRound(database, request.query.plan, request.params.round);
          if (round === undefined) throw new ApiError("ROUND_NOT_FOUND");
          return success(presentRound(round));
        }),
    });

    app.get("/rounds/:round/pointy", {
      config: cached,
      schema: {
        tags,
        summary: "The members who earned points in a round, in the order in which they joined",
        params,
        querystring: z.strictObject({ plan, cursor: cursorParameter(int4).optional(), limit: limit() }),
        response: responses("GET /rounds/:round/pointy"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          const round = await findRound(database, query.plan, request.params.round);
          if (round === undefined) throw new ApiError("ROUND_NOT_FOUND");
          const isClosed = round.closed_at !== null;
          const [after = 0] = query.cursor ?? [];
          const rows = await findPointy(database, query.plan, {
            round: round.round,
            isClosed,
            after,
            limit: query.limit + 1,
          });
          const page = toPage(
            rows,
            query.limit,
            ({ id }) => [id],
            (row) => row,
          );
          return success<PointyPage>({ ...page, provisional: !isClosed });
        }),
    });
  };
}
