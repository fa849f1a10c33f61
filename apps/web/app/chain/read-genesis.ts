import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { PlanConnection } from "./plan-chain.ts";
import { readContract } from "./read-contract.ts";

/** Reads the start of round 0, in milliseconds since 1970. It never changes, and is the same in both plans. */
export async function readGenesis({ client, plan }: PlanConnection): Promise<number> {
  const genesis = await readContract(client, { address: plan, abi: planAbi, functionName: "genesis" });
  return Number(genesis) * 1_000;
}
