import { sessionParamsSchema } from "@canopy/shared/api/auth";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../http/api-error.ts";
import { responses, success } from "../../http/envelope.ts";
import type { Services } from "../../services.ts";
import { accountOf, authenticate } from "./authenticate.ts";
import { bearerTokenOf } from "./bearer-token.ts";
import { endOtherSessions, endSessionById, listSessions, sessionIdOf } from "./sessions.ts";

const tags = ["auth"];
const security = [{ bearer: [] }];

/** Where a member is signed in, and ending it: one's own sessions only. */
export function sessionRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, now } = services;
  const ownerOf = (request: FastifyRequest) => ({ chainId: config.chain.id, address: accountOf(request) });
  /** The token that `authenticate` has let through. */
  const tokenOf = (request: FastifyRequest) => bearerTokenOf(request) ?? "";

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
        const current = sessionIdOf(tokenOf(request));
        const sessions = await listSessions(database, ownerOf(request), now());
        const items = sessions.map((session) => ({
          id: session.id,
          isCurrent: session.id === current,
          createdAt: session.createdAt.toISOString(),
          lastUsedAt: session.lastUsedAt.toISOString(),
          expiresAt: session.expiresAt.toISOString(),
          userAgent: session.userAgent,
        }));
        return success({ items });
      },
    });

    app.delete("/auth/sessions", {
      schema: {
        tags,
        security,
        summary: "End every session of the signed-in member but this one",
        response: responses("DELETE /auth/sessions"),
      },
      handler: async (request) => {
        const ended = await endOtherSessions(database, ownerOf(request), tokenOf(request));
        request.log.info({ account: request.account, ended }, "other sessions were ended");
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
        if (!(await endSessionById(database, ownerOf(request), id))) throw new ApiError("NOT_FOUND");
        request.log.info({ account: request.account, session: id }, "a session was ended");
        return success(null, "The session is ended.");
      },
    });
  };
}
