import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import { handleClientError } from "../http/client-error.ts";
import { handleError } from "../http/error-handler.ts";
import { generalLimit } from "../http/general-limit.ts";
import { observeRequests, toRoute } from "../http/observe-requests.ts";
import { createRequestIds } from "../http/request-id.ts";
import { createResponseCache } from "../http/response-cache.ts";
import { addAnswerHeaders } from "../http/response-headers.ts";
import { startMailWorker } from "../mail/worker.ts";
import type { Services } from "../services.ts";
import { serveSite } from "../site/serve-site.ts";
import { api } from "./api.ts";
import { writeMail } from "./write-mail.ts";

const BODY_LIMIT = 64 * 1_024;
/** Milliseconds within which a request has to arrive, and to be answered. */
const REQUEST_TIMEOUT = 20_000;
const HANDLER_TIMEOUT = 25_000;
/** Milliseconds that an idle connection is kept: longer than load balancers do, so that it is they who end it. */
const KEEP_ALIVE_TIMEOUT = 72_000;

/** Builds the HTTP server without listening: the API under `/api`, and the site where there is one. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    clientErrorHandler: handleClientError,
    // A request that comes on a connection while we stop is answered, and the connection then closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  });
  app.setErrorHandler(handleError);
  app.addHook("onRoute", (route) => {
    // A timer and a logger for each request would cost a cached answer a third of its time: its load has the same limit.
    if (route.config?.cached) route.childLoggerFactory = (logger) => logger;
    else route.handlerTimeout = HANDLER_TIMEOUT;
  });
  observeRequests(app, services);
  addAnswerHeaders(app, services);
  const countExceeded = (request: FastifyRequest) =>
    services.metrics.rateLimited.inc({ route: toRoute(request) });
  await app.register(rateLimit, { global: false, onExceeded: countExceeded });
  const limit = generalLimit(config.requestsPerMinute, countExceeded);
  await app.register(api(services, createResponseCache(services, { loadTimeout: HANDLER_TIMEOUT }), limit), {
    prefix: "/api",
  });
  await serveSite(app, config);
  startMailWorker(app, config, {
    ...services,
    writeMail: (message) => writeMail(services, message),
  });
  return app;
}
