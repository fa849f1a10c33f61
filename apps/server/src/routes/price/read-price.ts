import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { PriceData } from "@canopy/shared/api/price";
import { type Address, BaseError, ContractFunctionRevertedError } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** The price figures of a plan's contract, all at one block. */
type PlanReading = Omit<PriceData["core"], "candidate">;

/** The price of a unit for an entry in this block, or why the contract would refuse it. */
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
      (error: unknown) => ({ unitPrice: null, refusal: nameOfRevert(error) }),
    ),
  ]);
  return {
    polUsd: polUsd.toString(),
    readAt: new Date(Number(readAt) * 1_000).toISOString(),
    priced,
    ...unit,
  };
}

/** The current round by the chain's time, and its start. */
export async function readRound(client: ChainClient, plan: Address, blockNumber: bigint) {
  const at = { address: plan, abi: planAbi, blockNumber } as const;
  const [round, start] = await Promise.all([
    client.readContract({ ...at, functionName: "roundCounter" }),
    client.readContract({ ...at, functionName: "timestamp" }),
  ]);
  return { round: Number(round), startsAt: new Date(Number(start) * 1_000) };
}

/** The name of the contract's error. Throws other errors, such as those of an unreachable node. */
function nameOfRevert(error: unknown): string {
  const revert =
    error instanceof BaseError ? error.walk((cause) => cause instanceof ContractFunctionRevertedError) : null;
  if (revert instanceof ContractFunctionRevertedError && revert.data !== undefined)
    return revert.data.errorName;
  throw error;
}
