import { readCheckpoint } from "../database/checkpoint.ts";
import { parseHex } from "../database/parse-hex.ts";
import type { Database, Row } from "../database/tables.ts";
import { insertRows } from "../database/write-rows.ts";
import { derive } from "./derive/derive.ts";
import type { RawLog } from "./source/raw-log.ts";

/** Logs that are replayed in one step. */
const REPLAY = 5_000;

/** The tables derived from the raw logs, and the journal that undoes their changes. */
const derivedTables = [
  "members",
  "identities",
  "seats",
  "entries",
  "rounds",
  "activity",
  "rank_windows",
  "ranks",
  "history",
  "price_candidates",
  "collections",
  "journal",
] as const;

export async function storeRawLogs(database: Database, logs: readonly RawLog[]): Promise<void> {
  await insertRows(
    database,
    "raw_logs",
    logs.map(({ blockHash, logIndex, blockNumber, blockTime, transactionHash, plan, topics, data }) => ({
      block_hash: blockHash,
      log_index: logIndex,
      block_number: blockNumber,
      block_time: blockTime,
      transaction_hash: transactionHash,
      plan,
      topics: [...topics],
      data,
    })),
  );
}

/** How many of the stored events a rebuild has derived. */
export interface RebuildProgress {
  events: number;
  total: number;
}

/** Rebuilds all derived tables from the raw logs, and reports each step. Call it in a transaction. */
export async function rederive(
  database: Database,
  onProgress: (progress: RebuildProgress) => void = () => undefined,
): Promise<void> {
  // `truncate` would block readers until the end of the transaction.
  for (const table of derivedTables) await database.deleteFrom(table).execute();
  const finalized = (await readCheckpoint(database))?.finalized ?? 0n;
  const total = await countRawLogs(database);
  let events = 0;
  let after = { block: -1n, index: -1 };
  for (;;) {
    const logs = await readNextLogs(database, after);
    const last = logs.at(-1);
    if (last === undefined) return;
    await derive(database, logs, finalized);
    after = { block: last.blockNumber, index: last.logIndex };
    events += logs.length;
    onProgress({ events, total });
  }
}

async function countRawLogs(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom("raw_logs")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function readNextLogs(database: Database, after: { block: bigint; index: number }): Promise<RawLog[]> {
  const rows = await database
    .selectFrom("raw_logs")
    .selectAll()
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("block_number", "log_index"), ">", tuple(after.block, after.index)),
    )
    .orderBy("block_number")
    .orderBy("log_index")
    .limit(REPLAY)
    .execute();
  return rows.map(toRawLog);
}

export function toRawLog(row: Row<"raw_logs">): RawLog {
  return {
    blockHash: parseHex(row.block_hash),
    logIndex: row.log_index,
    blockNumber: row.block_number,
    blockTime: row.block_time,
    transactionHash: parseHex(row.transaction_hash),
    plan: row.plan,
    topics: row.topics.map(parseHex),
    data: parseHex(row.data),
  };
}
