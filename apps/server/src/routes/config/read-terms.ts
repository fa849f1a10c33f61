import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** The terms that the plans' constructors fixed. USD has 18 decimals. */
export interface PlanTerms {
  unitUSD: bigint;
  /** Of Plus, if there is one. */
  plusUnitUSD: bigint | null;
  maximumUnits: number;
  opensAt: Date;
  commons: Address;
  /** Of Plus, if there is one. */
  plusCommons: Address | null;
}

export async function readTerms(
  client: ChainClient,
  { plan, plus }: { plan: Address; plus: Address | null },
): Promise<PlanTerms> {
  const contract = { address: plan, abi: planAbi } as const;
  const [unitUSD, plusUnitUSD, maximumUnits, opensAt, commons, plusCommons] = await Promise.all([
    client.readContract({ ...contract, functionName: "unitUSD" }),
    plus && client.readContract({ address: plus, abi: planAbi, functionName: "unitUSD" }),
    client.readContract({ ...contract, functionName: "maximumUnits" }),
    client.readContract({ ...contract, functionName: "opensAt" }),
    client.readContract({ ...contract, functionName: "commons" }),
    plus && client.readContract({ address: plus, abi: planAbi, functionName: "commons" }),
  ]);
  return {
    unitUSD,
    plusUnitUSD,
    maximumUnits,
    opensAt: new Date(Number(opensAt) * 1_000),
    commons,
    plusCommons,
  };
}
