import { readAccounts } from "@canopy/dev/chain/accounts";
import { startAnvil } from "@canopy/dev/chain/anvil";
import { deployWorld } from "@canopy/dev/deploy";
import { freePort } from "../../src/lib/port.ts";
import { operate } from "./act.ts";
import type { Operation } from "./operation.ts";
import type { Stage } from "./transactions.ts";

/** Seconds: when the chain begins, in every run. */
const BEGIN = 1_780_000_000;
/** Two, and four full levels below the first of them. */
const FOUNDERS = 32;

/** A chain on which both plans have some members, as often as it is wanted. */
export interface SimulatedChain extends Stage {
  rpcUrl: string;
  /** Puts the chain back to its beginning. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSimulatedChain(): Promise<SimulatedChain> {
  const { client, rpcUrl, process } = await startAnvil({
    port: await freePort(),
    timestamp: BEGIN,
    signal: new AbortController().signal,
  });
  const genesis = Number((await client.getBlock()).timestamp);
  const accounts = await readAccounts(client);
  const deployment = await deployWorld(client, { genesis });
  const stage: Stage = { client, deployment, accounts, genesis, firm: deployment.block };
  await operate(stage, founders());
  const firm = await client.getBlockNumber();
  let clean = await client.snapshot();
  return {
    ...stage,
    firm,
    rpcUrl,
    async reset() {
      await client.revert({ id: clean });
      clean = await client.snapshot();
    },
    stop: () => process.stop(),
  };
}

/**
 * Members with all their units. Below the root are two; under the first of them a tree grows level by level, so that its
 * legs are equal: at the first settlement that member earns a whole month's points, and flash, and half join Plus.
 */
function founders(): Operation[] {
  const common = { units: 5, part: 0, pause: 30 };
  const core = Array.from({ length: FOUNDERS }, (_, position): Operation => {
    // Of the seats with a free leg, by id: the root, then its first child, then always the one after its second child.
    return { kind: "register", plan: "core", who: position < 4 ? 0 : 1, other: 1, ...common };
  });
  const plus = Array.from({ length: FOUNDERS / 2 }, (_, position): Operation => {
    return { kind: "register", plan: "plus", who: position < 4 ? 0 : 1, other: position, ...common };
  });
  return [...core, ...plus];
}
