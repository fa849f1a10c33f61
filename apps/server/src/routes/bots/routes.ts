import {
  type BotList,
  type BotLogPage,
  type BotMode,
  type BotOutcome,
  botIdSchema,
  botModeSchema,
  botOutcomeSchema,
  botRequestSchema,
  MAXIMUM_BOTS,
  MAXIMUM_LOG_SEARCH,
} from "@canopy/shared/api/bots";
import { findExchange } from "@canopy/swap/deployments";
import type { Token } from "@canopy/swap/types";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { createBot, findSetupErrors } from "../../bots/paper/create-bot.ts";
import { stopBot } from "../../bots/paper/stop-bot.ts";
import { ApiError } from "../../http/api-error.ts";
import { csvResponses, sendCsv } from "../../http/csv-reply.ts";
import { cursorParameter, int4, int8, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit } from "../../http/query.ts";
import type { Services } from "../../services.ts";
import { accountLimit } from "../auth/account-limit.ts";
import { authenticate, requireAccount } from "../auth/authenticate.ts";
import { requireMember } from "../auth/require-member.ts";
import { findLog, toLogKey } from "./find-log.ts";
import { logColumns, logCsv } from "./log-csv.ts";
import type { LogFilter } from "./log-part.ts";
import { parseSearch } from "./log-search.ts";
import { findBots, lockBot, type Owner } from "./own-bots.ts";
import { presentBot } from "./present-bot.ts";
import { presentLine } from "./present-line.ts";

const tags = ["bots"];
const security = [{ bearer: [] }];
/** Requests in ten minutes, per account. Creating a bot costs the server the most. */
const LIMIT = { max: 600, timeWindow: 600_000 };
const CREATION_LIMIT = { max: 60, timeWindow: 600_000 };

const params = z.object({ id: botIdSchema });
const wrongOutcome = { error: botOutcomeSchema.safeParse("").error?.issues[0]?.message ?? "" };
const filter = {
  mode: z.optional(botModeSchema),
  bot: z.optional(botIdSchema).meta({ description: "Only lines of this paper bot" }),
  rule: z.coerce
    .number("1 to 32")
    .int("1 to 32")
    .min(1, "1 to 32")
    .max(32, "1 to 32")
    .optional()
    .meta({ description: "Only lines of this rule of the vault" }),
  outcome: z
    .string(wrongOutcome)
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(botOutcomeSchema, wrongOutcome))
    .optional()
    .meta({ type: "string", description: "One or more outcomes, separated by commas", example: "filled" }),
  search: z.string().max(MAXIMUM_LOG_SEARCH, `At most ${MAXIMUM_LOG_SEARCH} characters`).optional().meta({
    description:
      "Only lines that have all of these words: of what the site shows for their codes, in English or Persian, of markets, tokens and errors, numbers of rules, or at least the first four digits of an address or a transaction",
    example: "sold WETH",
  }),
};

/** Paper bots of the signed-in member. */
export function botsRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, now } = services;
  const { paperDays } = config.bots;
  const tokens = findExchange(config.chain.id)?.tokens ?? [];
  const toOwner = async (request: FastifyRequest): Promise<Owner> => ({
    id: await requireMember(services, request),
    wallet: requireAccount(request),
  });

  return async (app) => {
    app.addHook("onRequest", authenticate(services));
    app.addHook("preHandler", accountLimit(app, "bots", LIMIT));

    app.get("/bots", {
      schema: {
        tags,
        security,
        summary: "The paper bots of the signed-in member, the newest first",
        response: responses("GET /bots"),
      },
      handler: async (request) => {
        const bots = await findBots(database, await toOwner(request));
        return success<BotList>({
          bots: bots.map((bot) => presentBot(bot, paperDays)),
          maximum: MAXIMUM_BOTS,
          paperDays,
        });
      },
    });

    app.post("/bots", {
      preHandler: accountLimit(app, "bot creation", CREATION_LIMIT),
      schema: {
        tags,
        security,
        summary: "Start a paper bot: it trades without money, at each closed candle of its market",
        body: botRequestSchema,
        response: responses("POST /bots"),
      },
      handler: async (request) => {
        const fieldErrors = findSetupErrors(request.body);
        if (fieldErrors !== null) throw new ApiError("VALIDATION", { fieldErrors });
        const { id, wallet: account } = await toOwner(request);
        const member = { id, account };
        const created = await createBot(database, { member, request: request.body, now: now() });
        if (typeof created === "string") {
          throw new ApiError(created === "too many" ? "TOO_MANY_BOTS" : "MARKET_NOT_FOUND");
        }
        return success(presentBot(created, paperDays), "Your bot has started.");
      },
    });

    app.post("/bots/:id/stop", {
      schema: {
        tags,
        security,
        summary: "Stop a paper bot permanently, without executing its last decision",
        params,
        response: responses("POST /bots/:id/stop"),
      },
      handler: async (request) => {
        const owner = await toOwner(request);
        const bot = await database.transaction().execute(async (transaction) => {
          await stopBot(transaction, await lockBot(transaction, owner, request.params.id));
          return lockBot(transaction, owner, request.params.id);
        });
        return success(presentBot(bot, paperDays), "Your bot has stopped.");
      },
    });

    app.delete("/bots/:id", {
      schema: {
        tags,
        security,
        summary: "Delete a paper bot and its log",
        params,
        response: responses("DELETE /bots/:id"),
      },
      handler: async (request) => {
        const owner = await toOwner(request);
        await database.transaction().execute(async (transaction) => {
          const { id } = await lockBot(transaction, owner, request.params.id);
          await transaction.deleteFrom("paper_bots").where("id", "=", id).execute();
        });
        return success(null, "Your bot and its log are deleted.");
      },
    });

    app.get("/bots/log", {
      schema: {
        tags,
        security,
        summary:
          "Decisions, trades and skips of the member's paper bots and vault in one list, the newest first",
        querystring: z.strictObject({
          ...filter,
          cursor: cursorParameter(int8, z.string().max(80), int4).optional(),
          limit: limit(),
        }),
        response: responses("GET /bots/log"),
      },
      handler: async (request) => {
        const { query } = request;
        const rows = await findLog(database, {
          owner: await toOwner(request),
          filter: toFilter(query, tokens),
          before: query.cursor ?? null,
          since: null,
          limit: query.limit + 1,
        });
        return success<BotLogPage>(toPage(rows, query.limit, toLogKey, presentLine));
      },
    });

    app.get("/bots/log.csv", {
      schema: {
        tags,
        security,
        summary: "The same as CSV for spreadsheets",
        querystring: z.strictObject(filter),
        response: csvResponses(logColumns.join()),
      },
      handler: async (request, reply) => {
        const owner = await toOwner(request);
        return sendCsv(
          reply,
          "bots.csv",
          logCsv(database, owner, { filter: toFilter(request.query, tokens), tokens }),
        );
      },
    });
  };
}

interface FilterQuery {
  mode?: BotMode | undefined;
  bot?: string | undefined;
  rule?: number | undefined;
  outcome?: BotOutcome[] | undefined;
  search?: string | undefined;
}

function toFilter({ mode, bot, rule, outcome, search }: FilterQuery, tokens: readonly Token[]): LogFilter {
  return {
    mode: mode ?? null,
    bot: bot ?? null,
    rule: rule ?? null,
    outcomes: outcome ?? null,
    words: parseSearch(search ?? "", tokens),
  };
}
