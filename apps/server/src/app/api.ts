import cors from "@fastify/cors";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { ignoreTimestamp } from "../http/ignore-timestamp.ts";
import { acceptJson } from "../http/json-body.ts";
import type { GeneralLimit } from "../http/limits/general-limit.ts";
import { handleNotFound } from "../http/not-found.ts";
import type { ResponseCache } from "../http/response-cache.ts";
import { activityRoutes } from "../routes/activity/routes.ts";
import { authRoutes } from "../routes/auth/routes.ts";
import { sessionRoutes } from "../routes/auth/session-routes.ts";
import { botsRoutes } from "../routes/bots/routes.ts";
import { calculationRoutes } from "../routes/calculation/routes.ts";
import { documentRoutes } from "../routes/chatbot/documents.ts";
import { chatbotRoutes } from "../routes/chatbot/routes.ts";
import { configRoutes } from "../routes/config/routes.ts";
import { contactRoutes } from "../routes/contact/routes.ts";
import { countryRoutes } from "../routes/country/routes.ts";
import { feedbackRoutes } from "../routes/feedback/routes.ts";
import { healthRoutes } from "../routes/health/routes.ts";
import { historyRoutes } from "../routes/history/routes.ts";
import { ledgerRoutes } from "../routes/ledger/routes.ts";
import { eventsRoutes } from "../routes/live-updates/routes.ts";
import { marketsRoutes } from "../routes/markets/routes.ts";
import { membersRoutes } from "../routes/members/routes.ts";
import { newsletterRoutes } from "../routes/newsletter/routes.ts";
import { priceRoutes } from "../routes/price/routes.ts";
import { profileRoutes } from "../routes/profile/routes.ts";
import { ranksRoutes } from "../routes/ranks/routes.ts";
import { reportRoutes } from "../routes/report/routes.ts";
import { roundsRoutes } from "../routes/rounds/routes.ts";
import { settingsRoutes } from "../routes/settings/routes.ts";
import { statsRoutes } from "../routes/stats/routes.ts";
import { treeRoutes } from "../routes/tree/routes.ts";
import type { Services } from "../services.ts";
import { openapiOptions } from "./openapi/document.ts";

/**
 * All endpoints. Each has the same chain: rate limit, authentication (`onRequest`), schema, handler, presenter.
 */
export function api(services: Services, cache: ResponseCache, limit: GeneralLimit) {
  const { corsOrigins } = services.config;
  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    acceptJson(app);
    handleNotFound(app);
    app.addHook("preValidation", ignoreTimestamp);
    // Before authentication, so that guessed tokens count too.
    app.addHook("onRequest", limit);

    if (corsOrigins.length > 0) {
      app.addHook("onRequest", refuseBareOptions);
      await app.register(cors, {
        origin: [...corsOrigins],
        methods: ["GET", "POST", "PUT", "DELETE"],
        exposedHeaders: ["etag", "retry-after", "www-authenticate", "x-indexed-block", "x-request-id"],
        maxAge: 3_600,
      });
    }
    await app.register(swagger, openapiOptions);
    app.decorateRequest("account", null);
    await app.register(authRoutes(services));
    await app.register(sessionRoutes(services));
    await app.register(membersRoutes(services, cache));
    await app.register(activityRoutes(services, cache));
    await app.register(historyRoutes(services, cache));
    await app.register(calculationRoutes(services));
    await app.register(ledgerRoutes(services, cache));
    await app.register(treeRoutes(services, cache));
    await app.register(roundsRoutes(services, cache));
    await app.register(ranksRoutes(services, cache));
    await app.register(priceRoutes(services, cache));
    await app.register(marketsRoutes(services, cache));
    await app.register(statsRoutes(services, cache));
    await app.register(configRoutes(services));
    await app.register(reportRoutes(services, cache));
    await app.register(eventsRoutes(services));
    await app.register(profileRoutes(services));
    await app.register(settingsRoutes(services));
    await app.register(botsRoutes(services));
    await app.register(chatbotRoutes(services));
    await app.register(documentRoutes);
    await app.register(contactRoutes(services));
    await app.register(feedbackRoutes(services));
    await app.register(newsletterRoutes(services));
    await app.register(countryRoutes(services));
    await app.register(healthRoutes(services));

    app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
    await app.register(swaggerUi, { routePrefix: "/docs", indexPrefix: "/api", staticCSP: docsPolicy });
  };
}

/** The content security policy of `/api/docs`. The hash allows a constant style element of Swagger UI. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** An OPTIONS request that is not a CORS preflight is an unsupported method, as it is without CORS. */
function refuseBareOptions(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const isPreflight = headers.origin !== undefined && "access-control-request-method" in headers;
  if (method === "OPTIONS" && !isPreflight) reply.callNotFound();
  else done();
}
