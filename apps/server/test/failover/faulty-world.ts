import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sessionDataSchema, signInMessageSchema } from "@canopy/shared/api/auth";
import { successSchema } from "@canopy/shared/envelope";
import { parseEther } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { z } from "zod/mini";
import { freePort } from "../../src/lib/port.ts";
import { getSharedChain } from "../support/ask-shared-services.ts";
import { startPostgres } from "../support/postgres.ts";
import { toEnvironment } from "../support/server-environment.ts";
import { spawnServer } from "../support/server-process.ts";
import { startProxy } from "../support/test-proxy.ts";

/** What a process depends on. */
export const dependencies = ["database", "node"] as const;
const roles = ["api", "indexer", "keeper"] as const;

/** Milliseconds for a request of a client: longer than the server's own limits. */
const REQUEST_LIMIT = 30_000;

const messageSchema = successSchema(signInMessageSchema);
const sessionSchema = successSchema(sessionDataSchema);

export interface Reading {
  readonly status: number;
  readonly milliseconds: number;
}

export type FaultyWorld = Awaited<ReturnType<typeof startFaultyWorld>>;

/** One process of each role, without standbys, which reach the database and the node through one proxy each. */
export async function startFaultyWorld() {
  const home = await mkdtemp(join(tmpdir(), "canopy-faults-"));
  const [postgres, chain] = await Promise.all([startPostgres(), getSharedChain()]);
  const database = await postgres.createDatabase();
  const proxies = { database: await startProxy(database), node: await startProxy(chain.rpcUrl) };
  const key = generatePrivateKey();
  await chain.client.setBalance({ address: privateKeyToAccount(key).address, value: parseEther("1000") });
  const environment = {
    ...toEnvironment(chain, { database: proxies.database.url, home, key }),
    RPC_URL: proxies.node.url,
    PUBLIC_RPC_URL: chain.rpcUrl,
  };
  const port = String(await freePort());
  const processes = roles.map((role) => spawnServer({ ...environment, PORT: port }, ["--roles", role]));
  const [api, indexer, keeper] = processes as [Process, Process, Process];
  const origin = `http://127.0.0.1:${port}`;

  /** The data of a 200, otherwise null. */
  async function ask<Schema extends z.ZodMiniType>(path: string, schema: Schema, body: object) {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_LIMIT),
    }).catch(() => null);
    if (answer?.status !== 200) return null;
    return schema.parse(await answer.json());
  }

  return {
    ...{ postgres, database, chain, proxies, origin, api, indexer, keeper },
    /** The token of a session that the server has confirmed, or null. */
    async signIn(member: number): Promise<string | null> {
      const account = chain.account(member);
      const asked = await ask("auth/nonce", messageSchema, { address: account });
      if (asked === null) return null;
      const { message } = asked.data;
      const signature = await chain.client.signMessage({ account, message });
      return (await ask("auth/login", sessionSchema, { message, signature }))?.data.token ?? null;
    },
    /** How the api process answers a read: 0 without a response. `search` differs from one read to the next, against caches. */
    async read(search: string): Promise<Reading> {
      const begin = performance.now();
      const signal = AbortSignal.timeout(REQUEST_LIMIT);
      const answer = await fetch(`${origin}/api/members?search=${search}`, { signal }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      return { status: answer?.status ?? 0, milliseconds: performance.now() - begin };
    },
    async isSignedIn(token: string): Promise<boolean> {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${origin}/api/auth/me`, { headers })).status === 200;
    },
    async stop() {
      for (const { child } of processes) child.kill("SIGKILL");
      await Promise.all(processes.map(({ ended }) => ended));
      await Promise.all([proxies.database.close(), proxies.node.close()]);
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

type Process = ReturnType<typeof spawnServer>;
