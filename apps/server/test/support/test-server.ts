import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { buildApp } from "../../src/app/app.ts";
import { connectChain } from "../../src/chain/client.ts";
import { createNodeGroup } from "../../src/chain/node-group.ts";
import { type Config, readConfig } from "../../src/config/config.ts";
import type { Database } from "../../src/database/tables.ts";
import { createLog } from "../../src/lib/log.ts";
import { createMetrics } from "../../src/metrics/metrics.ts";
import type { Services } from "../../src/services.ts";

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  /** Advances the server's clock. */
  pass(seconds: number): void;
}

/** The environment of a server whose node is unreachable. */
export const nodelessEnvironment = {
  RPC_URL: "http://127.0.0.1:1",
  CHAIN_ID: "31337",
  PLAN_ADDRESS: "0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512",
  SITE_DIR: "no-such-folder",
};

/** A server for `inject` that does not listen. It starts with counts of requests from zero, unless another server shares them. */
export async function buildTestServer(
  database: Database,
  environment: Record<string, string> = {},
  config: Partial<Config> = {},
  log: Logger = createLog("silent"),
  arrival?: Parameters<typeof buildApp>[1],
  isSharing = false,
): Promise<TestServer> {
  if (!isSharing) await database.deleteFrom("request_counts").execute();
  let passed = 0;
  const read = { ...readConfig({ ...nodelessEnvironment, ...environment }), ...config };
  const nodes = createNodeGroup(read.chain.rpcUrls, { log, staleAfter: read.chain.staleAfter });
  const services: Services = {
    config: read,
    database,
    chain: connectChain(nodes),
    nodes,
    log,
    now: () => new Date(Date.now() + passed * 1_000),
    lifecycle: { isStopping: false },
    metrics: createMetrics(),
  };
  const app = await buildApp(services, arrival);
  return {
    app,
    services,
    pass(seconds) {
      passed += seconds;
    },
  };
}
