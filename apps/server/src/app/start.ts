import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { connectChain } from "../chain/client.ts";
import { createNodeGroup } from "../chain/node-group.ts";
import { watchNodes } from "../chain/watch-nodes.ts";
import type { Config } from "../config/config.ts";
import type { Role } from "../config/roles.ts";
import { openDatabase } from "../database/open.ts";
import type { OpenDatabase } from "../database/postgres.ts";
import { leadByLock } from "../leader-election/lead-by-lock.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { startMetrics } from "../metrics/start-metrics.ts";
import type { Services } from "../services.ts";
import { openSigner } from "../transaction-sender/keystore.ts";
import { listen } from "./listen.ts";
import { runWorkers } from "./workers.ts";

/** In milliseconds: a process that has just started has other work. */
const PREPARE_CHAT_AFTER = 15_000;

export interface Server {
  /** Rejects when the server cannot continue; resolves only after `stop`. */
  ended: Promise<void>;
  /**
   * Stops the workers and keeps answering until load balancers have noticed. Then it refuses new requests, finishes those
   * in progress and the indexer's step, and closes the database.
   */
  stop(): Promise<void>;
}

/**
 * Opens the database, listens, and runs the workers that `roles` name.
 *
 * @throws OperatorError
 */
export async function startServer(config: Config, roles: ReadonlySet<Role>, log: Logger): Promise<Server> {
  const api = roles.has("api") ? await loadApi() : null;
  const stopTracing = await startTracing(config, roles, log);
  const signer = roles.has("keeper") ? await openSigner(config.keeper.signer) : null;
  const botsSigner = roles.has("bots") ? await openSigner(config.bots.signer, "BOTS") : null;
  if (botsSigner !== null && botsSigner.address === signer?.address) {
    throw new OperatorError(
      "BOTS_KEY is the keeper's key. Use an account of its own, because each role counts its own transactions.",
    );
  }
  const open = await openDatabase(config.database, log);
  const nodes = createNodeGroup(config.chain.rpcUrls, { log, staleAfter: config.chain.staleAfter });
  const services: Services = {
    config,
    database: open.database,
    log,
    chain: connectChain(nodes),
    nodes,
    now: () => new Date(),
    lifecycle: { isStopping: false },
    metrics: createMetrics(),
  };
  const close = await listenAsRoles(services, api, open);
  const stopping = new AbortController();
  const preparing = setTimeout(() => api?.prepareChat(log), PREPARE_CHAT_AFTER).unref();
  void watchNodes(nodes, stopping.signal);
  const lead = leadByLock(open.url, log);
  const means = { signer, botsSigner, lead, databaseUrl: open.url };
  const working = runWorkers(services, roles, means, stopping.signal);
  const ended = open.failure === undefined ? working : Promise.race([working, open.failure]);
  // The caller handles `ended`; without this a failure during `stop` would count as unhandled.
  ended.catch(() => undefined);
  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    services.lifecycle.isStopping = true;
    clearTimeout(preparing);
    stopping.abort();
    if (roles.has("api")) await sleep(config.ready.drain);
    await close.requests();
    await working.catch(() => undefined);
    await close.rest();
    await stopTracing();
  }
  return {
    ended,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Loads the code of tracing only when the configuration asks for it. */
async function startTracing({ tracing }: Config, roles: ReadonlySet<Role>, log: Logger) {
  if (tracing === null) return async () => undefined;
  const module = await import("../tracing/start-tracing.ts");
  return module.startTracing(tracing, [...roles].join("-"), log);
}

type Api = Awaited<ReturnType<typeof loadApi>>;

/** Loads the API's code, which is half of the server's: the other roles start sooner without it. */
async function loadApi() {
  const [{ buildApp }, { loadAnswerer, loadCorpus }] = await Promise.all([
    import("./app.ts"),
    import("../chat/corpus.ts"),
  ]);
  // Without its documents, the chat would fail at each question.
  await loadCorpus();
  /** Makes the index of the chat, for which the first question would wait otherwise. */
  const prepareChat = (log: Logger) =>
    loadAnswerer().catch((error: unknown) => log.error({ err: error }, "chat index failed"));
  return { buildApp, prepareChat };
}

/** Opens the ports that the roles need, and closes the database if that fails. */
async function listenAsRoles(services: Services, api: Api | null, open: OpenDatabase) {
  const closeMetrics = await startMetrics(services, open.pool).catch(async (error: unknown) => {
    await open.close();
    throw error;
  });
  const rest = async () => {
    await closeMetrics();
    await open.close();
  };
  try {
    const app = api === null ? undefined : await listen(await api.buildApp(services), services.config);
    return { requests: async () => app?.close(), rest };
  } catch (error) {
    await rest();
    throw error;
  }
}
