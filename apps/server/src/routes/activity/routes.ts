import type { ActivityPage } from "@canopy/shared/api/activity";
import { usernameSchema } from "@canopy/shared/api/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { csvResponses, sendCsv } from "../../http/csv-reply.ts";
import { cursorParameter, int4, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan, roundNumber } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { requireSeat } from "../members/require-seat.ts";
import { activityCsv } from "./activity-csv.ts";
import { findActivity } from "./find-activity.ts";
import { presentActivity } from "./present-activity.ts";

const tags = ["members"];
const params = z.object({ username: usernameSchema });
const LAST_ROUND = 65_535;
const range = {
  from: roundNumber().default(0).meta({ description: "The first round" }),
  to: roundNumber().default(LAST_ROUND).meta({ description: "The last round, inclusive" }),
};
const isInOrder = ({ from, to }: { from: number; to: number }) => from <= to;
const outOfOrder = { path: ["to"], error: "Not before `from`" };

export function activityRoutes(
  { config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/members/:username/activity", {
      config: cached,
      schema: {
        tags,
        summary: "What a member earned in each round, the newest first",
        params,
        querystring: z
          .strictObject({ plan, ...range, cursor: cursorParameter(int4).optional(), limit: limit() })
          .refine(isInOrder, outOfOrder),
        response: responses("GET /members/:username/activity"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          const member = await requireSeat(database, query.plan, request.params.username);
          const [shown] = query.cursor ?? [];
          const rows = await findActivity(database, query.plan, member, {
            from: query.from,
            to: shown === undefined ? query.to : Math.min(query.to, shown - 1),
            limit: query.limit + 1,
            order: "desc",
          });
          return success<ActivityPage>(toPage(rows, query.limit, ({ round }) => [round], presentActivity));
        }),
    });

    app.get("/members/:username/activity.csv", {
      schema: {
        tags,
        summary: "The same as CSV for spreadsheets, the oldest first, with exact POL and USD",
        params,
        querystring: z.strictObject({ plan, ...range }).refine(isInOrder, outOfOrder),
        response: csvResponses("round,starts_at,..."),
      },
      handler: async ({ params, query }, reply) => {
        requirePlan(config, query.plan);
        const member = await requireSeat(database, query.plan, params.username);
        const table = activityCsv(database, query.plan, member, query);
        return sendCsv(reply, `${params.username}-${query.plan}-activity.csv`, table);
      },
    });
  };
}
