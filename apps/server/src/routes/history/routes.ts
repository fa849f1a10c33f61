import { type HistoryPage, historyTypeSchema } from "@canopy/shared/api/history";
import { usernameSchema } from "@canopy/shared/api/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { csvResponses, sendCsv } from "../../http/csv-reply.ts";
import { cursorParameter, int4, int8, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan, roundNumber } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { requireSeat } from "../members/require-seat.ts";
import type { HistoryFilter } from "./find-history.ts";
import { findHistory } from "./find-history.ts";
import { historyColumns, historyCsv } from "./history-csv.ts";
import { presentHistory } from "./present-history.ts";

const tags = ["members"];
const params = z.object({ username: usernameSchema });
const LAST_ROUND = 65_535;

const wrongType = { error: historyTypeSchema.safeParse("").error?.issues[0]?.message ?? "" };
const filter = {
  plan,
  type: z
    .string(wrongType)
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(historyTypeSchema, wrongType))
    .optional()
    .meta({
      type: "string",
      description: "One or more types, separated by commas",
      example: "topup,withdraw",
    }),
  search: z
    .string()
    .regex(/^(0x[0-9a-f]{64}|[a-z][a-z0-9_]{3,15})$/, "A username, or the hash of a transaction")
    .optional()
    .meta({
      description:
        "The hash of a transaction, or a username: of the member whose entry paid a commission, or an own one",
      example: "willow",
    }),
  from: roundNumber().optional().meta({ description: "The first round by the time of the line" }),
  to: roundNumber().optional().meta({ description: "The last round, inclusive" }),
};
const isInOrder = ({ from = 0, to = LAST_ROUND }: { from?: number | undefined; to?: number | undefined }) =>
  from <= to;
const outOfOrder = { path: ["to"], error: "Not before `from`" };

export function historyRoutes(
  { config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/members/:username/history", {
      config: cached,
      schema: {
        tags,
        summary: "A member's history, the newest line first; all of it, or what the filters leave",
        params,
        querystring: z
          .strictObject({
            ...filter,
            cursor: cursorParameter(int8, int4, historyTypeSchema).optional(),
            limit: limit(),
          })
          .refine(isInOrder, outOfOrder),
        response: responses("GET /members/:username/history"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          const member = await requireSeat(database, query.plan, request.params.username);
          const rows = await findHistory(database, query.plan, member, {
            filter: toFilter(query),
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

    app.get("/members/:username/history.csv", {
      schema: {
        tags,
        summary: "The same as CSV for spreadsheets, with exact POL and USD",
        params,
        querystring: z.strictObject(filter).refine(isInOrder, outOfOrder),
        response: csvResponses(historyColumns.join()),
      },
      handler: async ({ params, query }, reply) => {
        requirePlan(config, query.plan);
        const member = await requireSeat(database, query.plan, params.username);
        const table = historyCsv(database, query.plan, member, toFilter(query));
        return sendCsv(reply, `${params.username}-${query.plan}-history.csv`, table);
      },
    });
  };
}

function toFilter({
  type,
  search,
  from,
  to,
}: {
  type?: HistoryFilter["types"] | undefined;
  search?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}): HistoryFilter {
  const isBounded = from !== undefined || to !== undefined;
  return {
    types: type ?? null,
    search: search ?? null,
    rounds: isBounded ? { from: from ?? 0, to: to ?? LAST_ROUND } : null,
  };
}
