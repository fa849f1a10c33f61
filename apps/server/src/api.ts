import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { authRoutes } from "./auth/routes.ts";
import { configRoutes } from "./config/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { acceptJson } from "./http/json-body.ts";
import { answerUnknown } from "./http/not-found.ts";
import { membersRoutes } from "./members/routes.ts";
import { openapiOptions } from "./openapi/document.ts";
import type { Services } from "./services.ts";
import { statsRoutes } from "./stats/routes.ts";

/**
 * All endpoints. Each goes through the same visible chain: rate limit, then who is asking (`onRequest`), then the schema,
 * then the handler, whose answer leaves through a presenter.
 */
export function api(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    acceptJson(app);
    answerUnknown(app);
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    app.addHook("onRoute", (route) => {
      route.config = { rateLimit: {}, ...route.config };
    });

    await app.register(swagger, openapiOptions);
    await app.register(authRoutes(services));
    await app.register(membersRoutes(services));
    await app.register(statsRoutes(services));
    await app.register(configRoutes(services));
    await app.register(healthRoutes(services));

    app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
    await app.register(swaggerUi, { routePrefix: "/docs", indexPrefix: "/api", staticCSP: true });
  };
}
