import { rm } from "node:fs/promises";
import { relative } from "node:path";
import type { Address } from "viem";
import { readAccounts } from "./chain/accounts.ts";
import { AnvilRefused, type LocalChain, startAnvil } from "./chain/anvil.ts";
import { startHeartbeat } from "./chain/heartbeat.ts";
import { makeKeeperKey } from "./chain/keeper-key.ts";
import { type ChainFiles, chainFiles, keepCopy, restoreCopy } from "./chain/state.ts";
import { hashCreationCode, readCreationCode } from "./contracts/artifacts.ts";
import { compileContracts } from "./contracts/compile.ts";
import { MAXIMUM_AGE } from "./deploy.ts";
import { lockHome } from "./lock.ts";
import { createWorld } from "./new-world.ts";
import { findOldWorld } from "./old-world.ts";
import { requireFreePort } from "./ports.ts";
import { Problem } from "./problem.ts";
import { startServer } from "./server.ts";
import { projectRoot, type WorldSettings } from "./settings.ts";
import { buildSite, isSiteStale } from "./site.ts";
import type { Steps } from "./steps.ts";
import { setAside, type WorldRecord } from "./world-record.ts";

/** A local world that is up. */
export interface RunningWorld {
  /** Where the page and the API are. */
  origin: string;
  rpcUrl: string;
  plan: Address;
  feed: Address;
  /** Fails when the chain or the server ends by itself; otherwise never settles. */
  failure: Promise<never>;
  /** Stops the server, then the chain (which writes its state), and gives the folder back. */
  stop(): Promise<void>;
}

/**
 * Starts the local world: compiles what changed, goes on with the old chain or makes and seeds a new one, starts the
 * server.
 *
 * @param signal gives up; what was started by then is stopped
 * @throws Problem with a sentence for the person
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
      feed: record.feed,
      reporter: operator,
      maximumAge: MAXIMUM_AGE,
      files,
    };
    undo.push(await startHeartbeat(heart, steps.say));
    const keeperKey = await makeKeeperKey(chain.client);
    const server = await steps.run("Starting the server", () =>
      startServer({ settings, record, rpcUrl: chain.rpcUrl, keeperKey, signal, complain: steps.say }),
    );
    undo.push(server.process.stop);
    return {
      origin: server.origin,
      rpcUrl: chain.rpcUrl,
      plan: record.plan,
      feed: record.feed,
      failure: Promise.race([
        endedByItself("The local chain (anvil)", chain.process.ended, () => stopping !== undefined),
        endedByItself("The server", server.process.ended, () => stopping !== undefined),
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
    if (await isSiteStale()) await steps.run("Building the web page", () => buildSite(signal));
  };
  const results = await Promise.allSettled([
    steps.run("Compiling the contracts", () => compileContracts(signal)),
    site(),
  ]);
  // Both have ended before either's failure is told, so that no child is left behind.
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

async function openChain(settings: WorldSettings, steps: Steps, signal: AbortSignal) {
  const { home, chainPort: port } = settings;
  const code = await readCreationCode();
  const contracts = hashCreationCode(code);
  const files = chainFiles(home);
  const old = await findOldWorld(home, contracts);

  if (old.kind === "whole") {
    if (old.fromCopy) {
      steps.say(
        "  The state of the chain was damaged: going on from its last whole copy, at most a minute older.",
      );
      await restoreCopy(files);
    }
    const chain = await steps.run("Loading the chain", () => reopen(files, port, old.record, signal));
    if (chain !== undefined) return { chain, record: old.record, files };
  }
  if (old.kind !== "none") {
    const reason = old.kind === "useless" ? old.reason : "its chain does not load, or does not hold the plan";
    const folder = await setAside(home, new Date());
    steps.say(
      `  A new world is made, since ${reason}. The old one is kept in ${relative(projectRoot, folder)}`,
    );
  }
  try {
    return { ...(await createWorld({ home, files, port, code, contracts, steps, signal })), files };
  } catch (error) {
    // Nobody has used it yet: half a world is not worth keeping.
    await rm(files.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Loads the chain of a record; undefined when it does not load or is not the record's. */
async function reopen(
  files: ChainFiles,
  port: number,
  record: WorldRecord,
  signal: AbortSignal,
): Promise<LocalChain | undefined> {
  let chain: LocalChain;
  try {
    chain = await startAnvil({ files, port, signal });
  } catch (error) {
    if (error instanceof AnvilRefused) return undefined;
    throw error;
  }
  const code = await chain.client.getCode({ address: record.plan });
  if (code !== undefined) return chain;
  await chain.process.stop();
  return undefined;
}

async function endedByItself(what: string, ended: Promise<number>, expected: () => boolean): Promise<never> {
  const code = await ended;
  if (expected()) return new Promise(() => {});
  throw new Problem(
    `${what} ended by itself (code ${code}): everything else is stopped. Start again with npm start.`,
  );
}
