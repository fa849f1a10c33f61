import type { CalculationData } from "@canopy/shared/api/calculation";
import { type PlanName, usernameSchema } from "@canopy/shared/api/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { readSnapshot } from "../../database/checkpoint.ts";
import type { Database } from "../../database/tables.ts";
import { cursorParameter, int4, int8, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan, roundNumber } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import type { Services } from "../../services.ts";
import { legName } from "../members/present-legs.ts";
import { requireSeat } from "../members/require-seat.ts";
import { calculate } from "./calculate.ts";
import { type Arrived, findArrivals } from "./find-arrivals.ts";
import { findResult } from "./find-result.ts";

/** Requests in a minute, per address: an answer that is not in memory can take a second. */
const LIMIT = { max: 60, timeWindow: 60_000 };
/** Entries in memory: a closed round never changes. */
const MEMORY = 200_000;

interface Answer {
  calculation: Omit<CalculationData, "entries">;
  /** Of the round, the oldest first. */
  entries: Arrived[] | null;
}

/** How a member's result of a round was calculated. */
export function calculationRoutes({ config, database }: Services): FastifyPluginAsyncZod {
  const answers = new LRUCache<string, Answer>({
    maxSize: MEMORY,
    sizeCalculation: ({ entries }) => 1 + (entries?.length ?? 0),
  });

  async function answer(plan: PlanName, username: string, round: number): Promise<Answer> {
    return readSnapshot(database, async (snapshot) => {
      const member = await requireSeat(snapshot, plan, username);
      const result = await findResult(snapshot, plan, member, round);
      const key = `${plan} ${member} ${round} ${result.closing}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      const arrived = await findArrivals(snapshot, {
        plan,
        member,
        depth: result.depth,
        below: result.below,
        rounds: { from: round, to: result.last_closed },
      });
      const { points_per_unit } = await snapshot
        .selectFrom("plans")
        .select("points_per_unit")
        .where("plan", "=", plan)
        .executeTakeFirstOrThrow();
      const fresh = {
        calculation: calculate({ plan, round, pointsPerUnit: points_per_unit }, result, arrived),
        entries: arrived?.filter((entry) => entry.round === round) ?? null,
      };
      answers.set(key, fresh);
      return fresh;
    });
  }

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
