import { sessionParamsSchema } from "@canopy/shared/api/auth";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../http/api-error.ts";
import { responses, success } from "../../http/envelope.ts";
import type { Services } from "../../services.ts";
import { authenticate, requireAccount } from "./authenticate.ts";
import { readBearerToken } from "./bearer-token.ts";
import { presentSessions } from "./present-sessions.ts";
import { endOtherSessions, endSessionById, listSessions } from "./sessions.ts";

const tags = ["auth"];
const security = [{ bearer: [] }];

/** The sessions of the signed-in member. */
export function sessionRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, now } = services;
  const toOwner = (request: FastifyRequest) => ({
    chainId: config.chain.id,
    address: requireAccount(request),
  });
  /** The token that `authenticate` accepted. */
  const toToken = (request: FastifyRequest) => readBearerToken(request) ?? "";

  return async (app) => {
    app.addHook("onRequest", authenticate(services));

    app.get("/auth/sessions", {
      schema: {
        tags,
        security,
        summary: "The sessions of the signed-in member, the newest first",
        response: responses("GET /auth/sessions"),
      },
      handler: async (request) => {
        const sessions = await listSessions(database, toOwner(request), now());
        return success({ items: presentSessions(request, sessions) });
      },
    });

    app.delete("/auth/sessions", {
      schema: {
        tags,
        security,
        summary: "End all other sessions of the signed-in member",
        response: responses("DELETE /auth/sessions"),
      },
      handler: async (request) => {
        const ended = await endOtherSessions(database, toOwner(request), toToken(request));
        request.log.info({ account: request.account, ended }, "ended other sessions");
        return success({ ended }, "You are logged out everywhere else.");
      },
    });

    app.delete("/auth/sessions/:id", {
      schema: {
        tags,
        security,
        summary: "End one session of the signed-in member",
        params: sessionParamsSchema,
        response: responses("DELETE /auth/sessions/:id"),
      },
      handler: async (request) => {
        const { id } = request.params;
        if (!(await endSessionById(database, toOwner(request), id))) throw new ApiError("NOT_FOUND");
        request.log.info({ account: request.account, session: id }, "ended a session");
        return success(null, "The session is ended.");
      },
    });
  };
}
