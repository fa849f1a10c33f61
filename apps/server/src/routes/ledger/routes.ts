import { calendarSchema, statementMonthSchema } from "@canopy/shared/api/ledger";
import { type PlanName, usernameSchema } from "@canopy/shared/api/primitives";
import { type Calendar, findCalendar } from "@canopy/shared/calendar";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { readSnapshot } from "../../database/checkpoint.ts";
import { readExcesses } from "../../database/read-excesses.ts";
import { ApiError } from "../../http/api-error.ts";
import { csvResponses, sendCsv } from "../../http/csv-reply.ts";
import { responses, success } from "../../http/envelope.ts";
import { plan } from "../../http/query.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { requireSeat } from "../members/require-seat.ts";
import { toLedger, toStatement } from "./add-flows.ts";
import { findCredited, findFlows } from "./find-flows.ts";
import { statementCsv } from "./statement-csv.ts";

const tags = ["members"];
const params = z.object({ username: usernameSchema });
const statementQuery = z
  .strictObject({
    plan,
    calendar: z._default(calendarSchema, "gregorian"),
    from: z.optional(statementMonthSchema),
    to: z.optional(statementMonthSchema),
  })
  .refine(
    ({ calendar, ...months }) =>
      [months.from, months.to].every(
        (month) => month === undefined || findCalendar(Number(month.slice(0, 4))) === calendar,
      ),
    { path: ["calendar"], error: "The calendar of `from` and `to`" },
  )
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ["to"],
    error: "Not before `from`",
  });

/** What a member paid, earned and withdrew. */
export function ledgerRoutes(
  { config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  /** All of the same block: credits of a later one would book more than there was. */
  function readFlows(plan: PlanName, username: string, calendar?: Calendar) {
    const address = plan === "core" ? config.chain.plan : config.chain.plus;
    if (address === null) throw new ApiError("NO_PLUS");
    return readSnapshot(database, async (snapshot) => {
      const member = await requireSeat(snapshot, plan, username);
      const flows = await findFlows(snapshot, plan, address, member, calendar);
      const excesses = await readExcesses(snapshot, plan, address, [member]);
      const credited = await findCredited(snapshot, plan, member);
      return { flows, unknownExcess: excesses.get(member)?.unknown ?? 0n, credited };
    });
  }

  return async (app) => {
    app.get("/members/:username/ledger", {
      config: cached,
      schema: {
        tags,
        summary: "What a member paid, and what came into the box and left it: the lines add up to the box",
        params,
        querystring: z.strictObject({ plan }),
        response: responses("GET /members/:username/ledger"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { plan } = request.query;
          const { flows, ...rest } = await readFlows(plan, request.params.username);
          return success(toLedger(plan, flows, rest));
        }),
    });

    app.get("/members/:username/statements", {
      config: cached,
      schema: {
        tags,
        summary: "The same by month, in POL and in USD at each round's price",
        params,
        querystring: statementQuery,
        response: responses("GET /members/:username/statements"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          const { flows, unknownExcess } = await readFlows(
            query.plan,
            request.params.username,
            query.calendar,
          );
          return success(toStatement(query.plan, flows, query, unknownExcess));
        }),
    });

    app.get("/members/:username/statements.csv", {
      schema: {
        tags,
        summary: "The same as CSV for spreadsheets, with a line for the total",
        params,
        querystring: statementQuery,
        response: csvResponses("month,paid_pol,paid_usd,..."),
      },
      handler: async ({ params, query }, reply) => {
        const { flows, unknownExcess } = await readFlows(query.plan, params.username, query.calendar);
        const table = statementCsv(toStatement(query.plan, flows, query, unknownExcess));
        return sendCsv(reply, `${params.username}-${query.plan}-statement.csv`, table);
      },
    });
  };
}
