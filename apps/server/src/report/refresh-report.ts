import type { ChainClient } from "../chain/client.ts";
import { readSnapshot } from "../database/checkpoint.ts";
import type { Database, PlanName } from "../database/tables.ts";
import { presentReport, readFigures } from "./figures.ts";
import { type ContractState, readContract } from "./read-contract.ts";
import type { FinalPayments } from "./read-payments.ts";
import { storeReport } from "./store-report.ts";

export interface Refresh {
  /** The block that the report describes. */
  blockHash: string;
  /** The rollbacks of the index before it. */
  rollbacks: bigint;
  /** Whether a report of the same block cannot say more: the node has returned all that it lacks. */
  isComplete: boolean;
  /** Whether the node returned the contract's state after the block. */
  hasContract: boolean;
  /** For the next refresh of the plan. */
  finalPayments: FinalPayments;
}

/**
 * Computes the report of a plan after the index's block and stores it: the index in one snapshot, and the contract at the hash of
 * its block, which a reorganisation cannot change.
 *
 * @returns null while the index is empty, or if blocks were undone in the meantime
 */
export async function refreshReport(
  database: Database,
  chain: ChainClient,
  plan: PlanName,
  finalPayments?: FinalPayments,
): Promise<Refresh | null> {
  let reading: Promise<ContractState | null> = Promise.resolve(null);
  const figures = await readSnapshot(database, (snapshot) =>
    readFigures(snapshot, plan, {
      finalPayments,
      onBlock(block) {
        reading = readContract(chain, block);
        // Awaited below, unless the snapshot fails first.
        reading.catch(() => undefined);
      },
    }),
  );
  if (figures === null) return null;
  const contract = await reading;
  const { checkpoint, hasUnreadTransactions } = figures;
  const isStored = await storeReport(database, presentReport(figures, contract), checkpoint.rollbacks);
  if (!isStored) return null;
  const hasContract = contract !== null;
  return {
    blockHash: checkpoint.hash,
    rollbacks: checkpoint.rollbacks,
    isComplete: hasContract && !hasUnreadTransactions,
    hasContract,
    finalPayments: figures.payments.final,
  };
}
