import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { PriceData } from "@canopy/shared/api/price";
import { type Address, BaseError, ContractFunctionRevertedError } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** Reads the price figures of a plan at one block. */
type PlanReading = Omit<PriceData["core"], "candidate">;

/** Simulates an entry: the price of a unit, or the name of the error that reverts it. */
export async function readPlanPrice(
  client: ChainClient,
  plan: Address,
  blockNumber: bigint,
): Promise<PlanReading> {
  const at = { address: plan, abi: planAbi, blockNumber } as const;
  const [polUsd, readAt, priced, unit] = await Promise.all([
    client.readContract({ ...at, functionName: "POL_USD" }),
    client.readContract({ ...at, functionName: "lastUpdatePrice" }),
    client.readContract({ ...at, functionName: "roundPriced" }),
    client.readContract({ ...at, functionName: "unitPrice" }).then(
      (price) => ({ unitPrice: price.toString(), refusal: null }),
      (error: unknown) => ({ unitPrice: null, refusal: toRevertError(error) }),
    ),
  ]);
  return {
    polUsd: polUsd.toString(),
    readAt: new Date(Number(readAt) * 1_000).toISOString(),
    priced,
    ...unit,
  };
}

/** Reads the current round and its start, by the chain's time. */
export async function readRound(client: ChainClient, plan: Address, blockNumber: bigint) {
  const at = { address: plan, abi: planAbi, blockNumber } as const;
  const [round, start] = await Promise.all([
    client.readContract({ ...at, functionName: "roundCounter" }),
    client.readContract({ ...at, functionName: "timestamp" }),
  ]);
  return { round: Number(round), startsAt: new Date(Number(start) * 1_000) };
}

/** @throws any error but a revert, such as that of an unreachable node */
function toRevertError(error: unknown): string {
  const revert =
    error instanceof BaseError ? error.walk((cause) => cause instanceof ContractFunctionRevertedError) : null;
  if (revert instanceof ContractFunctionRevertedError && revert.data !== undefined)
    return revert.data.errorName;
  throw error;
}
