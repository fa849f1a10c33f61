import { setTimeout as sleep } from "node:timers/promises";
import { connectChain } from "@canopy/server/chain/client";
import { readCheckpoint } from "@canopy/server/database/checkpoint";
import { readPlanState } from "@canopy/server/keeper/plan-state";
import { type Role, roles } from "./supervise.ts";
import type { World } from "./world.ts";

/** Milliseconds between two checks, and for one request of a check. */
const LOOK_EVERY = 250;
const REQUEST_LIMIT = 5_000;

/** Milliseconds until each role has worked again; `limit` when one has not until then. */
export type Recovery = Readonly<Record<Role, number>>;

/** Measures how long each role takes to work again from now on. */
export function createRecovery({ chain, database, processes }: World) {
  const { client, deployment, rpcUrl } = chain;
  const apis = processes.filter(({ role }) => role === "api");
  const reader = connectChain(rpcUrl);
  const readPlans = () =>
    Promise.all([deployment.plan, deployment.plus].map((plan) => readPlanState(reader, plan)));

  /** Every api process reads the database and the node, and writes. */
  async function doApisRespond(): Promise<boolean> {
    const body = JSON.stringify({ address: chain.accounts.members[0] });
    const post = { method: "POST", headers: { "content-type": "application/json" }, body };
    const requests = apis.flatMap(({ origin }) => [
      isOk(`${origin}/api/ready`),
      isOk(`${origin}/api/stats`),
      isOk(`${origin}/api/auth/nonce`, post),
    ]);
    return (await Promise.all(requests)).every(Boolean);
  }

  /** The index has reached a block, and its newest block is on the chain. */
  async function hasIndexed(block: bigint): Promise<boolean> {
    const checkpoint = await readCheckpoint(database);
    if (checkpoint === null || checkpoint.number < block) return false;
    return (await client.getBlock({ blockNumber: checkpoint.number })).hash === checkpoint.hash;
  }

  /** The keeper has closed the rounds before these, one of each plan. */
  async function hasSettled(rounds: readonly number[]): Promise<boolean> {
    return (await readPlans()).every(({ oldestOpenRound }, plan) => oldestOpenRound >= (rounds[plan] ?? 0));
  }

  return async function measure(limit: number): Promise<Recovery> {
    const from = performance.now();
    const head = await client.getBlockNumber();
    const rounds = (await readPlans()).map(({ currentRound }) => currentRound);
    const proofs = {
      api: doApisRespond,
      indexer: () => hasIndexed(head),
      keeper: () => hasSettled(rounds),
    };
    const times = await Promise.all(
      roles.map(async (role) => {
        while (performance.now() - from < limit) {
          // Without a connection a proof fails like a role that does not work.
          if (await proofs[role]().catch(() => false)) break;
          await sleep(LOOK_EVERY);
        }
        return [role, performance.now() - from] as const;
      }),
    );
    return Object.fromEntries(times) as Record<Role, number>;
  };
}

async function isOk(url: string, init: RequestInit = {}): Promise<boolean> {
  const limit = AbortSignal.timeout(REQUEST_LIMIT);
  const response = await fetch(url, { ...init, signal: limit }).catch(() => null);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status === 200;
}
