import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, type Client, hexToBigInt } from "viem";
import type { PlanConnection } from "./plan-chain.ts";
import { readContract } from "./read-contract.ts";

/** Seconds of one round. */
export const roundSeconds = 86_400;

/** The current cost of an entry and its split. */
export interface EntryTerms {
  /** Wei of one unit in this round. */
  readonly unitPrice: bigint;
  /** USD (18 decimals) of one unit. */
  readonly unitUSD: bigint;
  readonly maximumUnits: number;
  readonly pointsPerUnit: number;
  /** Number of members without the root seat. */
  readonly memberCount: number;
  /** Shares of an entry, in basis points. */
  readonly shares: {
    readonly sponsor: number;
    readonly pool: number;
    readonly hero: number;
    readonly commons: number;
    readonly operations: number;
  };
  /** End of this round and its price, in milliseconds since 1970. */
  readonly roundEndsAt: number;
}

/** Reads the terms of an entry. Throws the plan's price errors while no entry is possible. */
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
  const [sponsor, pool, hero, commons, operations] = shares;
  return {
    unitPrice,
    unitUSD,
    maximumUnits,
    pointsPerUnit,
    memberCount,
    shares: { sponsor, pool, hero, commons, operations },
    roundEndsAt: (Number(roundStart) + roundSeconds) * 1000,
  };
}

/** The wei with which an account pays. viem's `getBalance` can batch it into a call of a contract: 17 kB of JavaScript. */
export async function readBalance(client: Client, address: Address): Promise<bigint> {
  return hexToBigInt(await client.request({ method: "eth_getBalance", params: [address, "latest"] }));
}
