import type { FastifyInstance, FastifyRequest } from "fastify";
import { getTracer, type OpenSpan } from "./trace.ts";

/**
 * Opens a span for each request, with the pattern of its route: paths and queries can contain tokens. The span does not
 * continue a trace of the client, which could otherwise choose what the server records.
 */
export function traceRequests(app: FastifyInstance, toRoute: (request: FastifyRequest) => string): void {
  const tracer = getTracer();
  if (tracer === null) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, id } = request;
    const route = toRoute(request);
    const span = tracer.open(`${method} ${route}`, "server", {
      "http.request.method": method,
      "http.route": route,
      "canopy.request.id": id,
    });
    spans.set(request, span);
    span.run(done);
  });
  app.addHook("onResponse", (request, { statusCode }, done) => {
    const status = { "http.response.status_code": statusCode };
    spans.get(request)?.end(status, statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
}
