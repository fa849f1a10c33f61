import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, BaseError, type Hex } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** What the plan's contract says after one block, in wei. */
export interface ContractState {
  /** When the block was made. */
  at: Date;
  held: bigint;
  carried: bigint;
  lottery: bigint;
  operations: bigint;
  /** By month. */
  pots: ReadonlyMap<number, bigint>;
}

/**
 * Asks the contract itself. By its hash, the block is the same whatever the chain does meanwhile.
 *
 * @returns null when the node is away, or does not know the state after that block
 */
export async function readContract(
  client: ChainClient,
  plan: Address,
  blockHash: Hex,
  months: readonly number[],
): Promise<ContractState | null> {
  const at = { address: plan, abi: planAbi, blockHash } as const;
  try {
    const [block, held, window, pots, monthPots] = await Promise.all([
      client.getBlock({ blockHash }),
      client.getBalance({ address: plan, blockHash }),
      client.readContract({ ...at, functionName: "rankWindow" }),
      client.readContract({ ...at, functionName: "pots" }),
      Promise.all(
        months.map((month) =>
          client.readContract({ ...at, functionName: "monthPot", args: [BigInt(month)] }),
        ),
      ),
    ]);
    const [lottery, operations] = pots;
    return {
      at: new Date(Number(block.timestamp) * 1_000),
      held,
      carried: window[3],
      lottery,
      operations,
      pots: new Map(months.map((month, index) => [month, monthPots[index]?.[0] ?? 0n])),
    };
  } catch (error) {
    if (error instanceof BaseError) return null;
    throw error;
  }
}
