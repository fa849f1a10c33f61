import { createServer, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { MetricsConfig } from "../config/metrics.ts";
import { OperatorError } from "../lib/operator-error.ts";

/**
 * Serves `/metrics` on a separate port, so that the proxy in front of the API does not expose it.
 *
 * @param refresh updates the gauges before each response
 * @returns a function that closes the server
 * @throws OperatorError when it cannot listen there
 */
export async function serveMetrics(
  { host, port }: NonNullable<MetricsConfig>,
  registry: Registry,
  refresh: () => Promise<void>,
  log: Logger,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    sendMetrics(response, registry, refresh).catch((error: unknown) => {
      log.error({ err: error }, "reading metrics failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await listen(server, host, port);
  log.info({ url: `http://${host}:${port}/metrics` }, "serving metrics");
  return () => close(server);
}

async function sendMetrics(
  response: ServerResponse,
  registry: Registry,
  refresh: () => Promise<void>,
): Promise<void> {
  await refresh();
  const text = await registry.metrics();
  response.writeHead(200, { "content-type": registry.contentType }).end(text);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause) => {
      reject(
        new OperatorError(
          `METRICS_PORT ${port} on ${host} cannot be used. Set METRICS_PORT to another port.`,
          {
            cause,
          },
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
