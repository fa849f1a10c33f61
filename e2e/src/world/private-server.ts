import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { LOCAL_CHAIN_ID } from "@canopy/dev/chain/client";
import { projectRoot, toOrigin } from "@canopy/dev/settings";
import { siteFolder } from "@canopy/dev/site";
import { hasPrograms } from "@canopy/server/database/embedded/programs";
import { freePort } from "@canopy/server/lib/port";
import { spawnGuarded } from "@canopy/server/lib/process/guarded";
import type { WorldAddress } from "./world-address.ts";

/** The line of `postmaster.pid` with PostgreSQL's port. */
const PORT_LINE = 3;

export interface PrivateServer {
  /** Origin of its site and API. */
  origin: string;
  stop(): Promise<void>;
}

interface PrivateServerOptions {
  /** `SIGKILL`: it ends at once, in the middle of whatever it does. */
  stopSignal?: "SIGTERM" | "SIGKILL";
}

/**
 * Starts a second server on the world's database and chain, where members see their own part of the tree only. It has the role
 * of the API; the world's server keeps the index up to date.
 *
 * @throws with the server's last line when it ends before it is ready
 */
export async function startPrivateServer(
  world: WorldAddress,
  { stopSignal = "SIGTERM" }: PrivateServerOptions = {},
): Promise<PrivateServer> {
  const address = { host: "127.0.0.1", port: await freePort() };
  const origin = toOrigin(address);
  const server = spawnGuarded(
    process.execPath,
    [join(projectRoot, "apps", "server", "start.mjs"), "--roles", "api"],
    {
      stopSignal,
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: "production",
        HOST: address.host,
        PORT: String(address.port),
        DATABASE_URL: await readDatabaseUrl(world.databaseFolder),
        RPC_URL: world.rpcUrl,
        PUBLIC_RPC_URL: world.rpcUrl,
        CHAIN_ID: String(LOCAL_CHAIN_ID),
        PLAN_ADDRESS: world.plan,
        PLUS_ADDRESS: world.plus,
        VAULT_FACTORY_ADDRESS: world.vaultFactory,
        PUBLIC_ORIGIN: origin,
        SITE_DIR: siteFolder,
        TREE_ACCESS: "own",
        // It takes queued mails as well, which tests look for in the world's folder.
        MAIL_DIR: world.mailFolder,
      },
    },
  );
  let lastLine = "";
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: server.output }).on("line", (line) => {
      lastLine = line;
      if (line.includes('"msg":"ready')) resolve();
    });
  });
  const ended = server.ended.then((code) => {
    throw new Error(`The private server ended with code ${code}: ${lastLine}`);
  });
  // After `stop` its end is expected.
  ended.catch(() => undefined);
  await Promise.race([ready, ended]);
  return { origin, stop: server.stop };
}

/** The URL of the world's database: of the PostgreSQL that its server runs, or of the one that it was given. */
export async function readDatabaseUrl(folder: string): Promise<string> {
  if (!hasPrograms()) return process.env["DATABASE_URL"] ?? "";
  const [password, pidFile] = await Promise.all([
    readFile(join(folder, "password"), "utf8"),
    readFile(join(folder, "data", "postmaster.pid"), "utf8"),
  ]);
  return `postgres://canopy:${password.trim()}@127.0.0.1:${pidFile.split("\n")[PORT_LINE]?.trim()}/postgres`;
}
