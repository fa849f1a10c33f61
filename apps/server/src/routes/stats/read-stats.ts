import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { StatsData } from "@canopy/shared/api/stats";
import type { Address } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** A round is 24 hours, counted from the plan's genesis. */
const ROUND_SECONDS = 86_400n;

/** Reads today's figures of the plan at the latest block. */
export async function readStats(client: ChainClient, plan: Address): Promise<StatsData> {
  const blockNumber = await client.getBlockNumber();
  const at = { address: plan, abi: planAbi, blockNumber } as const;
  const [[day], round, roundStart, polUsd, unitUSD] = await Promise.all([
    client.readContract({ ...at, functionName: "Dashboard", args: [0n, false] }),
    client.readContract({ ...at, functionName: "roundCounter" }),
    client.readContract({ ...at, functionName: "timestamp" }),
    client.readContract({ ...at, functionName: "POL_USD" }),
    client.readContract({ ...at, functionName: "unitUSD" }),
  ]);
  return {
    userCount: day.userCount,
    allEnteredUSD: day.allEnteredUSD.toString(),
    enteredUSD: day.enteredUSD.toString(),
    pointCount: day.pointCount,
    round: Number(round),
    roundEndsAt: new Date(Number(roundStart + ROUND_SECONDS) * 1_000).toISOString(),
    polUsd: polUsd.toString(),
    unitUSD: unitUSD.toString(),
    blockNumber: blockNumber.toString(),
  };
}
