import { type HistoryPage, historyTypeSchema } from "@canopy/shared/api/history";
import { usernameSchema } from "@canopy/shared/api/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { cursorParameter, int4, int8, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { requireSeat } from "../members/require-seat.ts";
import { findHistory } from "./find-history.ts";
import { presentHistory } from "./present-history.ts";

export function historyRoutes(
  { config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/members/:username/history", {
      config: cached,
      schema: {
        tags: ["members"],
        summary: "A member's history, or one type of its lines, the newest first",
        params: z.object({ username: usernameSchema }),
        querystring: z.strictObject({
          plan,
          type: z.optional(historyTypeSchema),
          cursor: cursorParameter(int8, int4, historyTypeSchema).optional(),
          limit: limit(),
        }),
        response: responses("GET /members/:username/history"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          const member = await requireSeat(database, query.plan, request.params.username);
          const rows = await findHistory(database, query.plan, member, {
            type: query.type ?? null,
            before: query.cursor ?? null,
            limit: query.limit + 1,
          });
          return success<HistoryPage>(
            toPage(
              rows,
              query.limit,
              ({ block_number, log_index, type }) => [Number(block_number), log_index, type],
              presentHistory,
            ),
          );
        }),
    });
  };
}
