import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { PlanConnection } from "./plan-chain.ts";
import { readContract } from "./read-contract.ts";

/** A member's units, and what they allow. */
export interface Holding {
  readonly units: number;
  readonly maximumUnits: number;
  readonly pointsPerUnit: number;
  /** The current round. */
  readonly round: number;
}

/** Reads the units of member `id`, also while the plan accepts no entries. */
export async function readHolding({ client, plan }: PlanConnection, id: number): Promise<Holding> {
  const contract = { address: plan, abi: planAbi } as const;
  const [units, maximumUnits, pointsPerUnit, round] = await Promise.all([
    readContract(client, { ...contract, functionName: "unitsOf", args: [id] }),
    readContract(client, { ...contract, functionName: "maximumUnits" }),
    readContract(client, { ...contract, functionName: "pointsPerUnit" }),
    readContract(client, { ...contract, functionName: "roundCounter" }),
  ]);
  return { units, maximumUnits, pointsPerUnit, round: Number(round) };
}
