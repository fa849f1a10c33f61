import type { PlanName } from "@canopy/shared/api/primitives";
import type { ReportData } from "@canopy/shared/api/report";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../http/api-error.ts";
import { csvResponses, sendCsv } from "../../http/csv-reply.ts";
import { responses, success } from "../../http/envelope.ts";
import { plan } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import { readStoredReport } from "../../report/store-report.ts";
import type { Services } from "../../services.ts";
import { reportCsv } from "./report-csv.ts";

const tags = ["report"];
/** Retry-After in seconds before the first report. */
const RETRY_AFTER = 5;

/** The public report: what the plan holds and owes, and what members earn. */
export function reportRoutes(
  { config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  async function requireReport(plan: PlanName): Promise<ReportData> {
    const report = await readStoredReport(database, plan);
    if (report === null) throw new ApiError("SERVICE_UNAVAILABLE");
    return report;
  }

  return async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      if (reply.statusCode === 503) reply.header("retry-after", RETRY_AFTER);
    });

    app.get("/reports/basic", {
      config: cached,
      schema: {
        tags,
        summary:
          "What the plan holds and owes, its rounds, and what members earned; `format=csv` is /reports/basic.csv",
        querystring: z.strictObject({ plan, format: z.enum(["json", "csv"]).default("json") }),
        response: responses("GET /reports/basic"),
      },
      handler: async (request, reply) => {
        const { query } = request;
        requirePlan(config, query.plan);
        if (query.format === "csv") return sendTable(reply, await requireReport(query.plan));
        // The report was validated as it was read.
        reply.serializer(JSON.stringify);
        // The report names its own block, which may be older than the newest of the index.
        return fromCache(request, reply, "fixed", async () => success(await requireReport(query.plan)));
      },
    });

    app.get("/reports/basic.csv", {
      schema: {
        tags,
        summary: "The same as CSV, one figure per line",
        querystring: z.strictObject({ plan }),
        response: csvResponses("section,item,figure,value,unit\r\n"),
      },
      handler: async ({ query }, reply) => {
        requirePlan(config, query.plan);
        return sendTable(reply, await requireReport(query.plan));
      },
    });
  };
}

function sendTable(reply: FastifyReply, report: ReportData): FastifyReply {
  return sendCsv(reply, `report-${report.plan}-${report.blockNumber}.csv`, reportCsv(report));
}
