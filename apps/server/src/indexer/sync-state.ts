import type { ChainClient } from "../chain/client.ts";
import type { Database } from "../database/tables.ts";

/** Milliseconds after which the database or the node counts as down. */
const TIMEOUT = 2_000;

/** Whether the database and the node respond, and how far the index has come. An unknown block is null. */
export interface SyncState {
  isDatabaseUp: boolean;
  isNodeUp: boolean;
  indexedBlock: bigint | null;
  chainBlock: bigint | null;
  /** Why the index has stopped until an operator acts, or null. */
  halted: string | null;
}

/** Queries the database and the node in parallel. Never throws: the state reports which one is down. */
export async function readSyncState({
  database,
  chain,
}: {
  database: Database;
  chain: ChainClient;
}): Promise<SyncState> {
  const [checkpoint, chainBlock] = await Promise.all([
    tryAnswer(
      database
        .selectFrom("index_checkpoint")
        .select(["block_number", "halted"])
        .executeTakeFirst()
        .then((row) => row ?? null),
    ),
    tryAnswer(chain.getBlockNumber()),
  ]);
  return {
    isDatabaseUp: checkpoint !== undefined,
    isNodeUp: chainBlock !== undefined,
    indexedBlock: checkpoint?.block_number ?? null,
    chainBlock: chainBlock ?? null,
    halted: checkpoint?.halted ?? null,
  };
}

/** Number of blocks that the index lags behind the chain; null while either is unknown. */
export function countBlocksBehind({ indexedBlock, chainBlock }: SyncState): bigint | null {
  if (indexedBlock === null || chainBlock === null) return null;
  return chainBlock > indexedBlock ? chainBlock - indexedBlock : 0n;
}

/** The result; undefined if it failed or timed out. */
export async function tryAnswer<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT);
  });
  const early = answer.catch(() => undefined);
  try {
    return await Promise.race([early, late]);
  } finally {
    clearTimeout(timer);
  }
}
