import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "./metrics.ts";

/** Counts every request of `app` by its route's pattern, never by its path: a label has few values. */
export function watchRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    requests.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
}

/** The route's pattern; one for all of the site, whose every file is a route, and one for what is nobody's. */
export function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return "none";
  return url.startsWith("/api/") ? url : "site";
}
