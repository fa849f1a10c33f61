import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import { sweepChats } from "../chat/store/sweep-chats.ts";
import { handleError } from "../http/error-handler.ts";
import { toCaller } from "../http/limits/caller.ts";
import { generalLimit } from "../http/limits/general-limit.ts";
import { requestCountsStore } from "../http/limits/request-counts-store.ts";
import { createSharedCounts } from "../http/limits/shared-counts.ts";
import { sweepCounts } from "../http/limits/sweep-counts.ts";
import { observeRequests, toRoute } from "../http/observe-requests.ts";
import { createProtocolErrors } from "../http/protocol-errors.ts";
import { createRequestIds } from "../http/request-id.ts";
import { requireHost } from "../http/require-host.ts";
import { createResponseCache } from "../http/response-cache.ts";
import { createResponseHeaders } from "../http/response-headers.ts";
import { startMailWorker } from "../mail/worker.ts";
import { mcpRoutes } from "../routes/mcp/routes.ts";
import type { Services } from "../services.ts";
import { serveSite } from "../static-site/serve-site.ts";
import { traceRequests } from "../tracing/trace-requests.ts";
import { api } from "./api.ts";
import { writeMail } from "./write-mail.ts";

const BODY_LIMIT = 64 * 1_024;
/** Milliseconds within which a request must arrive, and between two checks. */
const ARRIVAL = { requestTimeout: 20_000, connectionsCheckingInterval: 1_000 };
/** Milliseconds. */
const HANDLER_TIMEOUT = 25_000;
/** Milliseconds for which an idle connection stays open: longer than load balancers keep it, so that they close it. */
const KEEP_ALIVE_TIMEOUT = 72_000;
/** Milliseconds for the start: Fastify's default of 10 s is too short on a busy machine. */
const PLUGIN_TIMEOUT = 60_000;

/** Builds the HTTP server without listening: the API under `/api`, its tools at `/mcp`, and the site where there is one. */
export async function buildApp(services: Services, arrival = ARRIVAL): Promise<FastifyInstance> {
  const { config } = services;
  const responseHeaders = createResponseHeaders(services);
  const protocolErrors = createProtocolErrors(services);
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: arrival.requestTimeout,
    // Fastify sets `requestTimeout` too late: Node derives another timeout from it. `requireHost` replaces Node's check.
    http: { ...arrival, requireHostHeader: false },
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    pluginTimeout: PLUGIN_TIMEOUT,
    clientErrorHandler: protocolErrors.handleClientError,
    // While the server stops, it answers a request on an open connection, then closes the connection.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // No hook runs for a URL that no route can match.
      responseHeaders.add(request, reply);
      return handleError(error, request, reply);
    },
  });
  app.server.on("checkExpectation", protocolErrors.refuseExpectation);
  app.setErrorHandler(handleError);
  app.addHook("onRequest", requireHost);
  app.addHook("onRoute", (route) => {
    // A timer and a logger per request take a third of the time of a cached response. Its load has the same limit.
    if (route.config?.cached) route.childLoggerFactory = (logger) => logger;
    else if (!route.config?.endless) route.handlerTimeout = HANDLER_TIMEOUT;
  });
  traceRequests(app, toRoute);
  observeRequests(app, services);
  app.decorateRequest("allowance", null);
  app.addHook("onSend", (request, reply, payload, done) => {
    responseHeaders.add(request, reply);
    done(null, payload);
  });
  const countExceeded = (request: FastifyRequest) =>
    services.metrics.rateLimited.inc({ route: toRoute(request) });
  const counts = createSharedCounts(services.database);
  sweepCounts(app, counts);
  await app.register(rateLimit, {
    global: false,
    store: requestCountsStore(counts),
    keyGenerator: (request) => `${request.method} ${toRoute(request)} ${toCaller(request)}`,
    onExceeded: countExceeded,
  });
  const limit = generalLimit(config.requestsPerMinute, counts, countExceeded);
  await app.register(api(services, createResponseCache(services, { loadTimeout: HANDLER_TIMEOUT }), limit), {
    prefix: "/api",
  });
  await app.register(mcpRoutes(services, limit));
  await serveSite(app, config);
  sweepChats(app, services);
  startMailWorker(app, config, {
    ...services,
    writeMail: (message) => writeMail(services, message),
  });
  return app;
}
