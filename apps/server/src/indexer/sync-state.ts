import type { ChainClient } from "../chain/client.ts";
import type { Database } from "../database/tables.ts";

/** Milliseconds after which a part counts as not answering. */
const TIMEOUT = 2_000;

/** Whether database and node answer, and how far the index is. A block is null while it is unknown. */
export interface SyncState {
  isDatabaseUp: boolean;
  isNodeUp: boolean;
  indexedBlock: bigint | null;
  chainBlock: bigint | null;
  /** Why the index has stopped until an operator acts, or null. */
  halted: string | null;
}

/** Asks database and node at the same time. Never fails: a part that does not answer is part of the state. */
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

/** Blocks that the index is behind the chain; null while either is unknown. */
export function countBlocksBehind({ indexedBlock, chainBlock }: SyncState): bigint | null {
  if (indexedBlock === null || chainBlock === null) return null;
  return chainBlock > indexedBlock ? chainBlock - indexedBlock : 0n;
}

/** The answer; undefined when it failed or took too long. */
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
