import { readAccounts } from "@canopy/dev/chain/accounts";
import { startAnvil } from "@canopy/dev/chain/anvil";
import { deployWorld } from "@canopy/dev/deploy";
import { freePort } from "../../src/lib/port.ts";
import { operate } from "./act.ts";
import type { Operation } from "./operation.ts";
import type { Stage } from "./transactions.ts";

/** Seconds: the first block of every run. */
const START = 1_780_000_000;
/** Two members below the root, and four full levels below the first. */
const FOUNDERS = 32;

/** A chain with some members in both plans. */
export interface SimulatedChain extends Stage {
  rpcUrl: string;
  /** Reverts the chain to its initial state. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSimulatedChain(): Promise<SimulatedChain> {
  const { client, rpcUrl, process } = await startAnvil({
    port: await freePort(),
    timestamp: START,
    signal: new AbortController().signal,
  });
  const genesis = Number((await client.getBlock()).timestamp);
  const accounts = await readAccounts(client);
  const deployment = await deployWorld(client, { genesis });
  const stage: Stage = { client, deployment, accounts, genesis, finalBlock: deployment.block };
  await operate(stage, founders());
  const finalBlock = await client.getBlockNumber();
  let clean = await client.snapshot();
  return {
    ...stage,
    finalBlock,
    rpcUrl,
    async reset() {
      await client.revert({ id: clean });
      clean = await client.snapshot();
    },
    stop: () => process.stop(),
  };
}

/**
 * Members with the maximum units. The root has two children; the tree below the first one is full, so its legs are equal, and
 * the first settlement brings that member a month's points and flash. Half of the members join Plus.
 */
function founders(): Operation[] {
  const common = { units: 5, part: 0, pause: 30 };
  const core = Array.from({ length: FOUNDERS }, (_, position): Operation => {
    // Indexes into the seats with a free leg, by id: the root, its first child, then the one after its second child.
    return { kind: "register", plan: "core", who: position < 4 ? 0 : 1, other: 1, ...common };
  });
  const plus = Array.from({ length: FOUNDERS / 2 }, (_, position): Operation => {
    return { kind: "register", plan: "plus", who: position < 4 ? 0 : 1, other: position, ...common };
  });
  return [...core, ...plus];
}
