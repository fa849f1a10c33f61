import { relative } from "node:path";
import { OperatorError } from "@canopy/server/lib/operator-error";
import type { Address } from "viem";
import { readAccounts } from "./chain/accounts.ts";
import { startHeartbeat } from "./chain/heartbeat.ts";
import { makeKey } from "./chain/make-key.ts";
import { keepCopy } from "./chain/state.ts";
import { compileContracts } from "./contracts/compile.ts";
import { MAXIMUM_AGE } from "./deploy.ts";
import { worldFeeds } from "./exchange/tokens.ts";
import { IndexMismatchError } from "./index-mismatch.ts";
import { lockHome } from "./lock.ts";
import { findEmptyDatabase, seedMarkets } from "./market-data/seed-markets.ts";
import { openChain } from "./open-chain.ts";
import { requireFreePort } from "./ports.ts";
import { type RunningServer, startServer } from "./server.ts";
import { projectRoot, type WorldSettings } from "./settings.ts";
import { buildSite, isSiteStale } from "./site.ts";
import type { Steps } from "./steps.ts";
import { setAside } from "./world-record.ts";

/** A running local world. */
export interface RunningWorld {
  /** Origin of site and API. */
  origin: string;
  rpcUrl: string;
  plan: Address;
  plus: Address;
  feed: Address;
  vaultFactory: Address;
  /** Rejects when the chain or the server exits unexpectedly; otherwise never settles. */
  failure: Promise<never>;
  /** Stops the server, then the chain (which writes its state), and releases the folder. */
  stop(): Promise<void>;
}

/**
 * Starts the local world: compiles what changed, loads the old chain or seeds a new one, and starts the server.
 *
 * @param signal cancels the start and stops what was started
 * @throws OperatorError with a message for the user
 */
export async function startWorld(
  settings: WorldSettings,
  steps: Steps,
  signal: AbortSignal,
): Promise<RunningWorld> {
  const undo: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  async function undoAll(): Promise<void> {
    for (const action of undo.reverse()) await action();
  }
  const stop = () => {
    stopping ??= undoAll();
    return stopping;
  };

  try {
    undo.push(await lockHome(settings.home));
    await requireFreePort(settings.host, settings.port, "PORT");
    await requireFreePort("127.0.0.1", settings.chainPort, "CHAIN_PORT");
    await prepare(steps, signal);
    const { chain, record, files } = await openChain(settings, steps, signal);
    undo.push(async () => {
      await chain.process.stop();
      await keepCopy(files);
    });
    const { operator } = await readAccounts(chain.client);
    const heart = {
      client: chain.client,
      feeds: worldFeeds,
      reporter: operator,
      maximumAge: MAXIMUM_AGE,
      files,
    };
    undo.push(await startHeartbeat(heart, steps.say));
    const [keeperKey, botsKey] = [await makeKey(chain.client), await makeKey(chain.client)];
    const server = await openServer(
      { settings, record, chain, keeperKey, botsKey, signal, reportError: steps.say },
      steps,
    );
    undo.push(server.process.stop);
    return {
      origin: server.origin,
      rpcUrl: chain.rpcUrl,
      plan: record.plan,
      plus: record.plus,
      feed: record.feed,
      vaultFactory: record.vaultFactory,
      failure: Promise.race([
        failOnExit("The local chain (anvil)", chain.process.ended, () => stopping !== undefined),
        failOnExit("The server", server.process.ended, () => stopping !== undefined),
      ]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(steps: Steps, signal: AbortSignal): Promise<void> {
  const site = async () => {
    if (await isSiteStale()) await steps.run("Building the site", () => buildSite(signal));
  };
  const results = await Promise.allSettled([
    steps.run("Compiling the contracts", () => compileContracts(signal)),
    site(),
  ]);
  // Wait for both before reporting a failure, so that no child process is left.
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Starts the server. A database that does not fit the chain is set aside once: the server builds the index again. */
async function openServer(options: Parameters<typeof startServer>[0], steps: Steps): Promise<RunningServer> {
  const { settings, chain } = options;
  async function start(): Promise<RunningServer> {
    const empty = await findEmptyDatabase(settings.home);
    if (empty !== null) await steps.run("Inventing market prices", () => seedMarkets(empty, chain.client));
    return steps.run("Starting the server", () => startServer(options));
  }
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof IndexMismatchError)) throw error;
    const folder = await setAside(options.settings.home, new Date(), ["db"]);
    steps.say(
      `  The index is built again, because ${error.reason}. The old database is in ${relative(projectRoot, folder)}`,
    );
    return start();
  }
}

async function failOnExit(what: string, ended: Promise<number>, expected: () => boolean): Promise<never> {
  const code = await ended;
  if (expected()) return new Promise(() => {});
  throw new OperatorError(
    `${what} exited unexpectedly (code ${code}), so everything else was stopped. Run npm start again.`,
  );
}
