import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, BaseError, type Hex } from "viem";
import type { ChainClient } from "../chain/client.ts";

/** The figures of the plan's contract after one block, in wei. */
export interface ContractState {
  held: bigint;
  commons: bigint;
  operations: bigint;
  /** By month. */
  pots: ReadonlyMap<number, bigint>;
}

/** A plan after a block. */
export interface PlanBlock {
  plan: Address;
  blockHash: Hex;
  /** Months whose pot is not shared yet. */
  openMonths: readonly number[];
}

/** @returns null when the node does not respond, or lacks the state after that block */
export async function readContract(
  client: ChainClient,
  { plan, blockHash, openMonths }: PlanBlock,
): Promise<ContractState | null> {
  const at = { address: plan, abi: planAbi, blockHash } as const;
  try {
    const [held, pots, monthData] = await Promise.all([
      client.getBalance({ address: plan, blockHash }),
      client.readContract({ ...at, functionName: "pots" }),
      Promise.all(
        openMonths.map((month) =>
          client.readContract({ ...at, functionName: "monthData", args: [BigInt(month)] }),
        ),
      ),
    ]);
    const [commons, operations] = pots;
    return {
      held,
      commons,
      operations,
      pots: new Map(openMonths.map((month, index) => [month, monthData[index]?.pot ?? 0n])),
    };
  } catch (error) {
    if (error instanceof BaseError) return null;
    throw error;
  }
}
