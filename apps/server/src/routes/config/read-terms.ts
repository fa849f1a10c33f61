import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** Reads the terms that the plan's constructor fixed. `unitUSD` has 18 decimals. */
export interface PlanTerms {
  unitUSD: bigint;
  maximumUnits: number;
  opensAt: Date;
  commons: Address;
}

export async function readTerms(client: ChainClient, plan: Address): Promise<PlanTerms> {
  const contract = { address: plan, abi: planAbi } as const;
  const [unitUSD, maximumUnits, opensAt, commons] = await Promise.all([
    client.readContract({ ...contract, functionName: "unitUSD" }),
    client.readContract({ ...contract, functionName: "maximumUnits" }),
    client.readContract({ ...contract, functionName: "opensAt" }),
    client.readContract({ ...contract, functionName: "commons" }),
  ]);
  return { unitUSD, maximumUnits, opensAt: new Date(Number(opensAt) * 1_000), commons };
}
