import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { ReadCache } from "../http/cached-read.ts";
import { ignoreTimestamp } from "../http/ignore-timestamp.ts";
import { acceptJson } from "../http/json-body.ts";
import { answerUnknown } from "../http/not-found.ts";
import { activityRoutes } from "../routes/activity/routes.ts";
import { authRoutes } from "../routes/auth/routes.ts";
import { sessionRoutes } from "../routes/auth/session-routes.ts";
import { configRoutes } from "../routes/config/routes.ts";
import { contactRoutes } from "../routes/contact/routes.ts";
import { countryRoutes } from "../routes/country/routes.ts";
import { feedbackRoutes } from "../routes/feedback/routes.ts";
import { healthRoutes } from "../routes/health/routes.ts";
import { historyRoutes } from "../routes/history/routes.ts";
import { membersRoutes } from "../routes/members/routes.ts";
import { newsletterRoutes } from "../routes/newsletter/routes.ts";
import { priceRoutes } from "../routes/price/routes.ts";
import { profileRoutes } from "../routes/profile/routes.ts";
import { ranksRoutes } from "../routes/ranks/routes.ts";
import { reportRoutes } from "../routes/report/routes.ts";
import { roundsRoutes } from "../routes/rounds/routes.ts";
import { statsRoutes } from "../routes/stats/routes.ts";
import type { Services } from "../services.ts";
import { openapiOptions } from "./openapi/document.ts";

/**
 * All endpoints. Each goes through the same visible chain: rate limit, then who is asking (`onRequest`), then the schema,
 * then the handler, whose answer leaves through a presenter.
 */
export function api(services: Services, reads: ReadCache) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    acceptJson(app);
    answerUnknown(app);
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    app.addHook("preValidation", reads.recall);
    app.addHook("preValidation", ignoreTimestamp);
    const limit = app.rateLimit();
    // Before it is known who asks: guesses of tokens count too. An endpoint with a limit of its own goes by that alone.
    app.addHook("onRequest", async function (request, reply) {
      if (request.routeOptions.config.rateLimit === undefined) await limit.call(this, request, reply);
    });

    await app.register(swagger, openapiOptions);
    app.decorateRequest("account", null);
    await app.register(authRoutes(services));
    await app.register(sessionRoutes(services));
    await app.register(membersRoutes(services, reads));
    await app.register(activityRoutes(services, reads));
    await app.register(historyRoutes(services, reads));
    await app.register(roundsRoutes(services, reads));
    await app.register(ranksRoutes(services, reads));
    await app.register(priceRoutes(services, reads));
    await app.register(statsRoutes(services, reads));
    await app.register(configRoutes(services));
    await app.register(reportRoutes(services, reads));
    await app.register(profileRoutes(services));
    await app.register(contactRoutes(services));
    await app.register(feedbackRoutes(services));
    await app.register(newsletterRoutes(services));
    await app.register(countryRoutes(services));
    await app.register(healthRoutes(services));

    app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
    await app.register(swaggerUi, { routePrefix: "/docs", indexPrefix: "/api", staticCSP: true });
  };
}
