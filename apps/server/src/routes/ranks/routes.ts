import { usernameSchema } from "@canopy/shared/api/primitives";
import type { MemberRanks, RankPage } from "@canopy/shared/api/ranks";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { cursorParameter, int4, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan, roundNumber } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import { readMonths } from "../../report/read-months.ts";
import type { Services } from "../../services.ts";
import { requireSeat } from "../members/require-seat.ts";
import { findProgress } from "./find-progress.ts";
import { findClaims, findMemberRanks, findWindow } from "./find-ranks.ts";
import { presentClaim, presentMemberRank, presentWindow } from "./present-ranks.ts";

/** Above every month. */
const BEHIND_ALL = 65_536;

export function ranksRoutes(
  { config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/ranks", {
      config: cached,
      schema: {
        tags: ["ranks"],
        summary: "A month's window for claims and the claimed ranks; without `month` the newest window",
        querystring: z.strictObject({
          plan,
          month: roundNumber().optional(),
          cursor: cursorParameter(int4).optional(),
          limit: limit(),
        }),
        response: responses("GET /ranks"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          const window = await findWindow(database, query.plan, query.month ?? null);
          if (window === undefined) return success<RankPage>({ window: null, items: [], next: null });
          const [after = 0] = query.cursor ?? [];
          const rows = await findClaims(database, query.plan, {
            month: window.month,
            after,
            limit: query.limit + 1,
          });
          const [month] = await readMonths(database, query.plan, window.month);
          if (month === undefined)
            throw new Error(`The index has a window of month ${window.month} but no month`);
          const page = toPage(rows, query.limit, ({ id }) => [id], presentClaim);
          return success<RankPage>({ ...page, window: presentWindow(window, month) });
        }),
    });

    app.get("/members/:username/ranks", {
      config: cached,
      schema: {
        tags: ["members"],
        summary: "Ranks that a member claimed, the newest first, and the progress in this month",
        params: z.object({ username: usernameSchema }),
        querystring: z.strictObject({ plan, cursor: cursorParameter(int4).optional(), limit: limit() }),
        response: responses("GET /members/:username/ranks"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          const member = await requireSeat(database, query.plan, request.params.username);
          const [before = BEHIND_ALL] = query.cursor ?? [];
          const [rows, progress] = await Promise.all([
            findMemberRanks(database, query.plan, member, { before, limit: query.limit + 1 }),
            findProgress(database, query.plan, member),
          ]);
          return success<MemberRanks>({
            ...toPage(rows, query.limit, ({ month }) => [month], presentMemberRank),
            progress: progress.map(({ month, points, provisional_points, heroes }) => ({
              month,
              points,
              provisionalPoints: provisional_points,
              heroes,
            })),
          });
        }),
    });
  };
}
