import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "@canopy/dev/settings";
import { freePort } from "@canopy/server/lib/port";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import { startPostgres } from "@canopy/server/test/support/postgres";
import { startTestChain, type TestChain } from "@canopy/server/test/support/test-chain";
import { awaitLine } from "../await-line.ts";
import type { Scope } from "../scope.ts";

/** Members in the tree, level by level. */
const MEMBERS = 100;
/** The maximum of requests a minute from one address: the server counts but never refuses. */
const UNLIMITED = "1000000";

export interface World {
  /** Of the API's process. */
  readonly origin: string;
  readonly chain: TestChain;
  /** The API's process. Its process id is that of the guard, its parent. */
  readonly server: Guarded;
  /** The member whose reads are measured. */
  readonly username: string;
}

/** Starts a chain with members, PostgreSQL, and API and indexer as separate processes, as in production. */
export async function startWorld(
  scope: Scope,
  { members = MEMBERS, ...more }: { members?: number; environment?: Readonly<Record<string, string>> } = {},
): Promise<World> {
  const [chain, postgres] = await Promise.all([startTestChain(), startPostgres()]);
  scope.defer(() => chain.stop());
  scope.defer(() => postgres.stop());
  for (let index = 0; index < members; index++) {
    await chain.join(index, `member${index}`, index === 0 ? "canopy" : `member${(index - 1) >> 1}`);
  }
  const port = String(await freePort());
  const environment = {
    PATH: process.env["PATH"],
    PORT: port,
    DATABASE_URL: await postgres.createDatabase(),
    RPC_URL: chain.rpcUrl,
    CHAIN_ID: "31337",
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
    PLAN_BLOCK: String(chain.block),
    REQUESTS_PER_MINUTE: UNLIMITED,
    SIGN_INS_PER_MINUTE: UNLIMITED,
    ...more.environment,
  };
  const folder = await scope.folder("api");
  const start = (role: string) => {
    const server = spawnGuarded("sh", [...intoFile, join(folder, role), ...command, "--roles", role], {
      env: environment,
    });
    scope.defer(() => server.stop());
    return server;
  };
  start("indexer");
  const server = start("api");
  const origin = `http://127.0.0.1:${port}`;
  await untilIndexed(server, origin, `member${members - 1}`);
  return { origin, chain, server, username: "member0" };
}

/** Sends a transaction every `interval` milliseconds while `work` runs: each is a block that invalidates cached reads. */
export async function withBlocks<Result>(
  { chain }: World,
  interval: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const buying = (async () => {
    for (let turn = 0; !done.signal.aborted; turn += 1) {
      await chain.topUp(turn % MEMBERS, 1);
      await sleep(interval, undefined, { signal: done.signal }).catch(() => undefined);
    }
  })();
  try {
    return await Promise.race([work(), buying.then(() => Promise.reject(new Error("No more blocks.")))]);
  } finally {
    done.abort();
    await buying;
  }
}

/** The shell opens the log file, then becomes the server. */
const intoFile = ["-c", 'log="$1"; shift; exec "$@" > "$log"', "sh"];
const command = [process.execPath, join(projectRoot, "apps/server/start.mjs")];

async function untilIndexed(server: Guarded, origin: string, username: string): Promise<void> {
  const ended = server.ended.then((code) => Promise.reject(new Error(`The server ended with code ${code}`)));
  const indexed = (async () => {
    while (!(await fetch(`${origin}/api/members/${username}`).catch(() => null))?.ok) {
      await sleep(100);
    }
  })();
  await Promise.race([indexed, ended]);
}

/** Starts the bare server on responses written to `file`; returns its origin. */
export async function startBare(scope: Scope, file: string): Promise<string> {
  const script = join(projectRoot, "scripts/bench/api/bare.ts");
  const bare = spawnGuarded(process.execPath, [script, file], { env: { PATH: process.env["PATH"] } });
  scope.defer(() => bare.stop());
  const port = await awaitLine(bare, (line) => /^\d+$/.test(line));
  return `http://127.0.0.1:${port}`;
}
