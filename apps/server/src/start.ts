import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { PrivateKeyAccount } from "viem";
import { buildApp } from "./app.ts";
import { connectChain } from "./chain/client.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/open.ts";
import { connectSource } from "./indexer/chain-source.ts";
import { FinalityBroken } from "./indexer/find-ancestor.ts";
import { requireSameSource } from "./indexer/index-source.ts";
import { pauseAfter } from "./indexer/pause.ts";
import { runIndexer } from "./indexer/run-indexer.ts";
import { keep, openSigner } from "./keeper/start-keeper.ts";
import { createKeeperState } from "./keeper/state.ts";
import { leadAlone } from "./leadership/lead.ts";
import { leadByLock } from "./leadership/lead-by-lock.ts";
import { Problem } from "./problem.ts";
import type { Role } from "./roles.ts";
import type { Services } from "./services.ts";

/** Milliseconds between two looks at the chain: a local one mines as transactions come, Polygon every two seconds. */
const intervalOf = (chainId: number) => (chainId === 31_337 ? 250 : 2_000);

export interface Server {
  /** Fails when the server cannot go on; settles otherwise only after `stop`. */
  ended: Promise<void>;
  /** Stops taking requests, finishes those that are there and the index's present step, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the database, listens, and follows the chain, as the roles say.
 *
 * @throws Problem
 */
export async function startServer(config: Config, roles: ReadonlySet<Role>, log: Logger): Promise<Server> {
  const signer = roles.has("keeper") ? await openSigner(config.keeper.signer) : null;
  const { database, close } = await openDatabase(config.database, log);
  const services: Services = {
    config,
    database,
    log,
    chain: connectChain(config.chain.rpcUrl),
    now: () => new Date(),
    keeper: createKeeperState(),
  };
  const stopping = new AbortController();
  let app: FastifyInstance | undefined;
  try {
    if (roles.has("api")) app = await listen(services);
  } catch (error) {
    await close();
    throw error;
  }
  const ended = follow(services, roles, signer, stopping.signal);
  // Whoever holds the server looks at this too; here it only must not count as unhandled while it is stopped.
  ended.catch(() => undefined);
  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    stopping.abort();
    await app?.close();
    await ended.catch(() => undefined);
    await close();
  }
  return {
    ended,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function listen(services: Services): Promise<FastifyInstance> {
  const { host, port } = services.config;
  const app = await buildApp(services);
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
    return app;
  } catch (error) {
    await app.close();
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new Problem(
        `PORT ${port} on ${host} is in use: end the process that has it, or give another PORT.`,
      );
    }
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new Problem(`HOST ${host} is no address of this machine: give one such as 127.0.0.1 or 0.0.0.0.`);
    }
    if (code === "EACCES")
      throw new Problem(`PORT ${port} is not allowed to this user: give one above 1023.`);
    throw error;
  }
}

/** The chain's side of the server. While the node is away the API answers what it can without it. */
async function follow(
  services: Services,
  roles: ReadonlySet<Role>,
  signer: PrivateKeyAccount | null,
  signal: AbortSignal,
): Promise<void> {
  const { config, database, chain, log } = services;
  await untilAnswered(
    () => requireSameSource(database, chain, config.chain, { isIndexer: false }),
    log,
    signal,
  );
  let isReady = false;
  const ready = () => {
    if (!isReady)
      log.info({ address: config.publicOrigin, roles: [...roles] }, `ready: ${config.publicOrigin}`);
    isReady = true;
  };
  const lead = "url" in config.database ? leadByLock(config.database.url, log) : leadAlone;
  const offices: Promise<void>[] = [untilAborted(signal)];
  if (roles.has("indexer")) {
    const work = (leading: AbortSignal) => index(services, ready, leading);
    offices.push(lead("indexer", { work, onStandby: ready }, signal));
  } else ready();
  if (roles.has("keeper")) {
    const work = (leading: AbortSignal) => keep(services, signer, leading);
    offices.push(lead("keeper", { work }, signal));
  }
  await Promise.all(offices);
}

/** Follows the chain as the one who writes the index. */
async function index(services: Services, ready: () => void, signal: AbortSignal): Promise<void> {
  const { config, database, chain, log } = services;
  await untilAnswered(
    () => requireSameSource(database, chain, config.chain, { isIndexer: true }),
    log,
    signal,
  );
  await runIndexer({
    database,
    source: connectSource(config.chain.rpcUrl, config.chain),
    planBlock: config.chain.planBlock,
    interval: intervalOf(config.chain.id),
    log,
    signal,
    onCaughtUp: ready,
  }).catch((error: unknown) => {
    if (!(error instanceof FinalityBroken)) throw error;
    // The API goes on with what was final; GET /health says that the index stands still.
    log.error(error.message);
    return untilAborted(signal);
  });
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

async function untilAnswered(ask: () => Promise<void>, log: Logger, signal: AbortSignal): Promise<void> {
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Problem) throw error;
      log.warn({ err: error, failures }, "the node or the database does not answer: waiting");
      await sleep(pauseAfter(failures), undefined, { signal }).catch(() => undefined);
    }
  }
}
