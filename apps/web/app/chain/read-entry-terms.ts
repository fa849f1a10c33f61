import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { readContract } from "viem/actions";
import type { PlanConnection } from "./plan-chain.ts";

/** Seconds of one round. */
export const roundSeconds = 86_400;

/** What an entry costs now and where its money goes. */
export interface EntryTerms {
  /** Wei of one unit in this round. */
  readonly unitPrice: bigint;
  /** USD (18 decimals) of one unit. */
  readonly unitUSD: bigint;
  readonly maximumUnits: number;
  readonly pointsPerUnit: number;
  /** Members so far, the root seat not counted. */
  readonly memberCount: number;
  /** Basis points of what enters. */
  readonly shares: {
    readonly sponsor: number;
    readonly pool: number;
    readonly hero: number;
    readonly lottery: number;
    readonly operations: number;
  };
  /** Milliseconds since 1970: when this round, and with it the price, ends. */
  readonly roundEndsAt: number;
}

/** Reads the terms of an entry. Throws the plan's price errors when no entry is possible at the moment. */
export async function readEntryTerms({ client, plan }: PlanConnection): Promise<EntryTerms> {
  const contract = { address: plan, abi: planAbi } as const;
  const [unitPrice, unitUSD, maximumUnits, pointsPerUnit, memberCount, shares, roundStart] =
    await Promise.all([
      readContract(client, { ...contract, functionName: "unitPrice" }),
      readContract(client, { ...contract, functionName: "unitUSD" }),
      readContract(client, { ...contract, functionName: "maximumUnits" }),
      readContract(client, { ...contract, functionName: "pointsPerUnit" }),
      readContract(client, { ...contract, functionName: "memberCount" }),
      readContract(client, { ...contract, functionName: "shares" }),
      readContract(client, { ...contract, functionName: "timestamp" }),
    ]);
  const [sponsor, pool, hero, lottery, operations] = shares;
  return {
    unitPrice,
    unitUSD,
    maximumUnits,
    pointsPerUnit,
    memberCount,
    shares: { sponsor, pool, hero, lottery, operations },
    roundEndsAt: (Number(roundStart) + roundSeconds) * 1000,
  };
}
