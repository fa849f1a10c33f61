import type { CalculationData } from "@canopy/shared/api/calculation";
import { usernameSchema } from "@canopy/shared/api/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../database/tables.ts";
import { cursorParameter, int4, int8, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan, roundNumber } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import type { Services } from "../../services.ts";
import { legName } from "../members/present-legs.ts";
import { createCalculations } from "./calculations.ts";
import type { Arrived } from "./find-arrivals.ts";

/** Requests in a minute, per address: an answer that is not in memory can take a second. */
const LIMIT = { max: 60, timeWindow: 60_000 };

/** How a member's result of a round was calculated. */
export function calculationRoutes({ config, database }: Services): FastifyPluginAsyncZod {
  const answer = createCalculations(database);

  return async (app) => {
    app.get("/members/:username/rounds/:round", {
      config: { rateLimit: LIMIT },
      schema: {
        tags: ["members"],
        summary: "How a member's points and rebates of a closed round were calculated",
        params: z.object({ username: usernameSchema, round: roundNumber() }),
        querystring: z.strictObject({
          plan,
          cursor: cursorParameter(int8, int4).optional(),
          limit: limit(),
        }),
        response: responses("GET /members/:username/rounds/:round"),
      },
      handler: async ({ params, query }) => {
        requirePlan(config, query.plan);
        const { calculation, entries } = await answer(query.plan, params.username, params.round);
        if (entries === null) return success<CalculationData>({ ...calculation, entries });
        const [block, index] = query.cursor ?? [-1, -1];
        const isAfter = (entry: Arrived) =>
          entry.block_number > BigInt(block) ||
          (entry.block_number === BigInt(block) && entry.log_index > index);
        const shown = entries.filter(isAfter).slice(0, query.limit + 1);
        const usernames = await findUsernames(database, shown);
        const page = toPage(
          shown,
          query.limit,
          ({ block_number, log_index }) => [Number(block_number), log_index],
          (entry) => ({
            username: usernames.get(entry.member_id) ?? "",
            leg: legName(entry.leg),
            units: entry.units,
            transactionHash: entry.transaction_hash,
            block: entry.block_number.toString(),
          }),
        );
        return success<CalculationData>({ ...calculation, entries: page });
      },
    });
  };
}

async function findUsernames(database: Database, entries: readonly Arrived[]): Promise<Map<number, string>> {
  if (entries.length === 0) return new Map();
  const rows = await database
    .selectFrom("members")
    .select(["id", "username"])
    .where("id", "in", [...new Set(entries.map(({ member_id }) => member_id))])
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
