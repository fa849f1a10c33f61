import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, BaseError, type Hex } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** The figures of the plan's contract after one block, in wei. */
export interface ContractState {
  /** The time of the block. */
  at: Date;
  held: bigint;
  commons: bigint;
  operations: bigint;
  /** By month. */
  pots: ReadonlyMap<number, bigint>;
}

/**
 * Reads the contract at a block's hash, which a reorganisation cannot change.
 *
 * @returns null when the node does not respond, or lacks the state after that block
 */
export async function readContract(
  client: ChainClient,
  plan: Address,
  blockHash: Hex,
  months: readonly number[],
): Promise<ContractState | null> {
  const at = { address: plan, abi: planAbi, blockHash } as const;
  try {
    const [block, held, pots, monthData] = await Promise.all([
      client.getBlock({ blockHash }),
      client.getBalance({ address: plan, blockHash }),
      client.readContract({ ...at, functionName: "pots" }),
      Promise.all(
        months.map((month) =>
          client.readContract({ ...at, functionName: "monthData", args: [BigInt(month)] }),
        ),
      ),
    ]);
    const [commons, operations] = pots;
    return {
      at: new Date(Number(block.timestamp) * 1_000),
      held,
      commons,
      operations,
      pots: new Map(months.map((month, index) => [month, monthData[index]?.pot ?? 0n])),
    };
  } catch (error) {
    if (error instanceof BaseError) return null;
    throw error;
  }
}
