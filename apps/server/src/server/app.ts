import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { createEarlyAnswers, TIME_WINDOW } from "../http/answer-early.ts";
import { answerBrokenRequest } from "../http/broken-request.ts";
import { createReadCache } from "../http/cached-read.ts";
import { handleError } from "../http/error-handler.ts";
import { createCountStore, RequestCounts } from "../http/request-counts.ts";
import { logRequests } from "../http/request-log.ts";
import { addSecurityHeaders } from "../http/security-headers.ts";
import { startMailWorker } from "../mail/worker.ts";
import { routeOf, watchRequests } from "../metrics/watch-requests.ts";
import type { Services } from "../services.ts";
import { serveSite } from "../site/serve-site.ts";
import { api } from "./api.ts";
import { closeWhenStopping } from "./lifecycle.ts";
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
  const reads = createReadCache(services);
  const counts = new RequestCounts();
  const early = createEarlyAnswers(services, reads, counts);
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    serverFactory: (framework) =>
      createServer(
        { requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE_TIMEOUT },
        (request, response) => {
          if (!early.give(request, response)) framework(request, response);
        },
      ),
    handlerTimeout: HANDLER_TIMEOUT,
    clientErrorHandler: answerBrokenRequest,
    // A request that comes on a connection while we stop is answered, and the connection then closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  });
  app.setErrorHandler(handleError);
  early.watch(app);
  logRequests(app, services.log);
  watchRequests(app, services.metrics);
  closeWhenStopping(app, services.lifecycle);
  addSecurityHeaders(app, { https: config.publicOrigin.startsWith("https:") });
  await app.register(cors, {
    origin: [...config.corsOrigins],
    methods: ["GET", "POST", "DELETE"],
    exposedHeaders: ["etag", "retry-after", "x-indexed-block", "x-request-id"],
    maxAge: 3_600,
  });
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: TIME_WINDOW,
    store: createCountStore(counts),
    global: false,
    onExceeded: (request) => services.metrics.rateLimited.inc({ route: routeOf(request) }),
  });
  await app.register(api(services, reads), { prefix: "/api" });
  await serveSite(app, config);
  startMailWorker(app, config, {
    ...services,
    writeMail: (message) => writeMail(services, message),
  });
  return app;
}
