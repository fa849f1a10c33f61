import type { ChainClient } from "../chain/client.ts";
import type { Database } from "../database/tables.ts";

/** Milliseconds after which the database or the node counts as down. */
const TIMEOUT = 2_000;

/** Whether the database and the node respond, and how far the index has come. What is unknown is null. */
export interface SyncState {
  isDatabaseUp: boolean;
  isNodeUp: boolean;
  indexedBlock: bigint | null;
  /** The time of that block: figures are as old. */
  indexedTime: Date | null;
  chainBlock: bigint | null;
  /** The time of the node's newest block. */
  chainTime: Date | null;
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
  const [checkpoint, head] = await Promise.all([
    tryRead(
      database
        .selectFrom("index_checkpoint")
        .select(["block_number", "block_time", "halted"])
        .executeTakeFirst()
        .then((row) => row ?? null),
    ),
    tryRead(chain.getBlock()),
  ]);
  return {
    isDatabaseUp: checkpoint !== undefined,
    isNodeUp: head !== undefined,
    indexedBlock: checkpoint?.block_number ?? null,
    indexedTime: checkpoint?.block_time ?? null,
    chainBlock: head?.number ?? null,
    chainTime: head === undefined ? null : new Date(Number(head.timestamp) * 1_000),
    halted: checkpoint?.halted ?? null,
  };
}

/** Number of blocks that the index lags behind the chain; null while either is unknown. */
export function countBlocksBehind({ indexedBlock, chainBlock }: SyncState): bigint | null {
  if (indexedBlock === null || chainBlock === null) return null;
  return chainBlock > indexedBlock ? chainBlock - indexedBlock : 0n;
}

/** Seconds since the node's newest block; null while the node does not respond. Blocks of a test chain may be in the future. */
export function toHeadAge({ chainTime }: SyncState, now: Date): number | null {
  return chainTime === null ? null : Math.max(0, Math.floor((now.getTime() - chainTime.getTime()) / 1_000));
}

/** Why figures are old: the node does not respond or has no new blocks, or the index does not follow it. */
export type StaleCause = "node" | "index";

/**
 * @param staleAfter milliseconds after which figures count as old. Null on a chain that mines only on demand: there only a
 * node that does not respond and an index that has stopped are causes.
 */
export function findStaleCause(state: SyncState, staleAfter: number | null, now: Date): StaleCause | null {
  if (state.indexedBlock === null) return null;
  if (state.halted !== null) return "index";
  const isOld = (time: Date) => staleAfter !== null && now.getTime() - time.getTime() > staleAfter;
  if (staleAfter !== null && state.indexedTime !== null && !isOld(state.indexedTime)) return null;
  if (state.chainTime === null || isOld(state.chainTime)) return "node";
  return state.indexedTime !== null && isOld(state.indexedTime) ? "index" : null;
}

/** The result; undefined if it failed or timed out. */
export async function tryRead<Result>(read: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT);
  });
  const early = read.catch(() => undefined);
  try {
    return await Promise.race([early, late]);
  } finally {
    clearTimeout(timer);
  }
}
