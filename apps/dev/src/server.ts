import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { hasPrograms } from "@canopy/server/database/embedded/programs";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import type { Hex } from "viem";
import { z } from "zod";
import type { LocalChain } from "./chain/anvil.ts";
import { LOCAL_CHAIN_ID } from "./chain/client.ts";
import { findMismatch } from "./index-mismatch.ts";
import { projectRoot, toOrigin, type WorldSettings } from "./settings.ts";
import { siteFolder } from "./site.ts";
import type { WorldRecord } from "./world-record.ts";

/** pino's numbers. */
const WARN = 40;
const ERROR = 50;
const START_LIMIT = 60_000;
/** Lines of a crash without its reason: source, stack, and the version of Node. */
const crashNoise = /^\s*$|^\s*(at |\^|file:)|^Node\.js v/;

const logLineSchema = z.object({
  level: z.number(),
  msg: z.string().default(""),
  err: z.object({ message: z.string() }).optional(),
});

export interface RunningServer {
  origin: string;
  process: Guarded;
}

/**
 * Starts the server with all roles on a world, and waits until it is ready. It logs to `server.log`.
 *
 * @param reportError called with each error that it logs once it is ready
 * @throws IndexMismatchError when its database does not fit the chain, OperatorError with the reason when it does not become ready
 */
export async function startServer(options: {
  settings: WorldSettings;
  record: WorldRecord;
  chain: LocalChain;
  /** Pays for settling days while the world runs. */
  keeperKey: Hex;
  /** Pays for rules of vaults. */
  botsKey: Hex;
  signal: AbortSignal;
  reportError: (sentence: string) => void;
}): Promise<RunningServer> {
  const { settings, record, chain, signal, reportError } = options;
  const origin = toOrigin(settings);
  const logFile = join(settings.home, "server.log");
  const server = spawnGuarded(
    process.execPath,
    [join(projectRoot, "apps", "server", "start.mjs"), "--roles", "api,indexer,keeper,bots"],
    {
      cwd: projectRoot,
      env: { ...serverEnvironment(settings, record, chain.rpcUrl, origin), ...keysEnvironment(options) },
    },
  );
  const log = createWriteStream(logFile);
  server.output.on("data", (chunk: Buffer) => log.write(chunk));
  void server.ended.then(() => log.end());

  let lastWarning = "it reported no problem";
  let isReady = false;
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: server.output }).on("line", (line) => {
      const entry = readLogLine(line);
      if (entry === undefined) {
        if (!crashNoise.test(line)) lastWarning = line;
      } else if (entry.level >= WARN) lastWarning = describe(entry);
      if (entry !== undefined && entry.level >= ERROR && isReady) reportError(describe(entry));
      if (entry?.msg.startsWith("ready")) {
        isReady = true;
        resolve();
      }
    });
  });
  const started = new AbortController();
  try {
    await Promise.race([
      ready,
      server.ended.then((code) => {
        throw new OperatorError(
          `The server exited immediately (code ${code}): ${lastWarning}. Its log: ${logFile}. If its database is damaged, remove ${join(settings.home, "db")}; the server then builds the index again from the chain.`,
        );
      }),
      aborted(signal),
      expired(
        START_LIMIT,
        () => `The server is not ready after ${START_LIMIT / 1_000} s: ${lastWarning}. Its log: ${logFile}`,
      ),
      findMismatch(origin, chain.client, started.signal),
    ]);
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    started.abort();
  }
  return { origin, process: server };
}

function serverEnvironment(settings: WorldSettings, record: WorldRecord, rpcUrl: string, origin: string) {
  // A DATABASE_URL in the user's shell may belong to another project: it counts only where npm has no PostgreSQL.
  const { DATABASE_URL: url, LOG_LEVEL: level, ...inherited } = process.env;
  return {
    // The members are invented. A variable of the shell can limit them to their own part of the tree.
    TREE_ACCESS: "public",
    ...inherited,
    ...(!hasPrograms() && { DATABASE_URL: url }),
    // The log tells when the server is ready, and what went wrong.
    LOG_LEVEL: level === "debug" || level === "trace" ? level : "info",
    NODE_ENV: "production",
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: join(settings.home, "db"),
    RPC_URL: rpcUrl,
    PUBLIC_RPC_URL: rpcUrl,
    CHAIN_ID: String(LOCAL_CHAIN_ID),
    PLAN_ADDRESS: record.plan,
    PLUS_ADDRESS: record.plus,
    VAULT_FACTORY_ADDRESS: record.vaultFactory,
    PLAN_BLOCK: String(record.planBlock),
    PUBLIC_ORIGIN: origin,
    SITE_DIR: siteFolder,
    // The world's clock can be moved, but no one waits a week.
    BOTS_PAPER_DAYS: "1",
  };
}

/** Such variables in the user's shell belong to another server; an empty variable counts as not set. */
function keysEnvironment({ keeperKey, botsKey }: { keeperKey: Hex; botsKey: Hex }) {
  return {
    BOTS_KEY: botsKey,
    BOTS_KEYSTORE: "",
    BOTS_PASSWORD: "",
    BOTS_PASSWORD_FILE: "",
    KEEPER_KEY: keeperKey,
    KEEPER_KEYSTORE: "",
    KEEPER_PASSWORD: "",
    KEEPER_PASSWORD_FILE: "",
    KEEPER_MEMBER: "",
  };
}

function readLogLine(line: string): z.infer<typeof logLineSchema> | undefined {
  try {
    return logLineSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function describe({ msg, err }: z.infer<typeof logLineSchema>): string {
  return err === undefined || msg.includes(err.message) ? msg : `${msg}: ${err.message}`;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
}

function expired(milliseconds: number, message: () => string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new OperatorError(message())), milliseconds).unref();
  });
}
