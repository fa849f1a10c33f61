import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, parseAbi } from "viem";
import type { ChainClient } from "../chain/client.ts";
import { readCandidate } from "../chain/plan-storage.ts";
import { toRevertName } from "../chain/reverts.ts";
import type { PlanState, PriceState } from "./due.ts";

const feedAbi = parseAbi([
  "function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)",
]);

/** Reads the state at the newest block. */
export async function readPlanState(client: ChainClient, address: Address): Promise<PlanState> {
  const { number: blockNumber, timestamp } = await client.getBlock();
  const plan = { address, abi: planAbi, blockNumber } as const;
  const [currentRound, oldestOpenRound, opensAt, [month, open, closesAt], price] = await Promise.all([
    client.readContract({ ...plan, functionName: "roundCounter" }),
    client.readContract({ ...plan, functionName: "xRoundCounter" }),
    client.readContract({ ...plan, functionName: "opensAt" }),
    client.readContract({ ...plan, functionName: "rankWindow" }),
    readPrice(client, address, blockNumber),
  ]);
  return {
    now: Number(timestamp),
    opensAt: Number(opensAt),
    currentRound: Number(currentRound),
    oldestOpenRound: Number(oldestOpenRound),
    window: { month: Number(month), open, closesAt: Number(closesAt) },
    price,
  };
}

async function readPrice(client: ChainClient, address: Address, blockNumber: bigint): Promise<PriceState> {
  const plan = { address, abi: planAbi, blockNumber } as const;
  if (await client.readContract({ ...plan, functionName: "roundPriced" })) return { kind: "fixed" };
  try {
    // It returns a price, or reverts as an entry would.
    await client.readContract({ ...plan, functionName: "unitPrice" });
    return { kind: "ready" };
  } catch (error) {
    const revert = toRevertName(error);
    if (revert === null) throw error;
    if (revert !== "PriceUnconfirmed") return { kind: "unusable" };
  }
  const [, , feed] = await client.readContract({ ...plan, functionName: "limits" });
  const [[, answer, , updatedAt], candidate] = await Promise.all([
    client.readContract({ address: feed, abi: feedAbi, functionName: "latestRoundData", blockNumber }),
    readCandidate(client, address, blockNumber),
  ]);
  return { kind: "jumped", reading: { answer, updatedAt: Number(updatedAt) }, candidate };
}
