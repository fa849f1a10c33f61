import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEther } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { LeaderRole } from "../../src/leader-election/lead.ts";
import { freePort } from "../../src/lib/port.ts";
import { getSharedChain } from "../support/ask-shared-services.ts";
import { toEnvironment } from "../support/server-environment.ts";
import { type ServerProcess, spawnServer } from "../support/server-process.ts";
import { createBareDatabaseUrl } from "../support/test-database.ts";

/** A process of the cluster. */
export interface Member {
  readonly process: ServerProcess;
  /** The URL of an api process. */
  readonly origin: string;
  start(): void;
  /** Sends SIGKILL and waits until it has ended. */
  kill(): Promise<void>;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Two api processes, two indexers and two keepers on one PostgreSQL and one chain. */
export async function startCluster() {
  const home = await mkdtemp(join(tmpdir(), "canopy-failover-"));
  const [database, chain] = await Promise.all([createBareDatabaseUrl(), getSharedChain()]);
  const key = generatePrivateKey();
  await chain.client.setBalance({ address: privateKeyToAccount(key).address, value: parseEther("1000") });
  const mailFolder = join(home, "mail");
  const environment = toEnvironment(chain, { database, home, key });

  const all: Member[] = [];
  async function member(role: "api" | LeaderRole): Promise<Member> {
    const port = String(await freePort());
    const spawn = () => spawnServer({ ...environment, PORT: port }, ["--roles", role]);
    let process = spawn();
    const self: Member = {
      get process() {
        return process;
      },
      origin: `http://127.0.0.1:${port}`,
      start() {
        process = spawn();
      },
      async kill() {
        process.child.kill("SIGKILL");
        await process.ended;
      },
    };
    all.push(self);
    return self;
  }
  const apis = [await member("api"), await member("api")] as const;
  const indexers = [await member("indexer"), await member("indexer")] as const;
  const keepers = [await member("keeper"), await member("keeper")] as const;
  return {
    ...{ database, chain, mailFolder, apis, indexers, keepers },
    async stop() {
      await Promise.all(all.map(({ kill }) => kill()));
      await rm(home, { recursive: true, force: true });
    },
  };
}

const isLeader = (role: LeaderRole) => `this process is the ${role}`;
const STANDBY = "standby";

/** Waits until one of two processes is the leader and the other is on standby. */
export async function awaitLeader(
  role: LeaderRole,
  [one, other]: readonly [Member, Member],
): Promise<{ leader: Member; standby: Member }> {
  const first = await Promise.race([
    one.process.line(isLeader(role)).then(() => one),
    other.process.line(isLeader(role)).then(() => other),
  ]);
  const second = first === one ? other : one;
  await second.process.line(STANDBY);
  return { leader: first, standby: second };
}

/** Waits until `member` is the leader. Returns the milliseconds. */
export async function measureTakeover(role: LeaderRole, member: Member): Promise<number> {
  const startedAt = performance.now();
  await member.process.line(isLeader(role));
  return performance.now() - startedAt;
}

/** Restarts a killed process and waits until it is on standby. */
export async function restart(member: Member): Promise<void> {
  member.start();
  await member.process.line(STANDBY);
}
