import { sql } from "kysely";
import { parseHex } from "../../database/parse-hex.ts";
import type { Database, Row } from "../../database/tables.ts";
import { insertRows } from "../../database/write-rows.ts";
import type { RawLog } from "./raw-log.ts";

export async function storeRawLogs(database: Database, logs: readonly RawLog[]): Promise<void> {
  await insertRows(database, "raw_logs", logs.map(toLogRow));
}

export function toLogRow(log: RawLog): Row<"raw_logs"> {
  const { blockHash, logIndex, blockNumber, blockTime, transactionHash, plan, topics, data } = log;
  return {
    block_hash: blockHash,
    log_index: logIndex,
    block_number: blockNumber,
    block_time: blockTime,
    transaction_hash: transactionHash,
    plan,
    topics: [...topics],
    data,
  };
}

/** The next logs in the order of the chain, after a log and up to a block. */
export async function readLogs(
  database: Database,
  after: { block: bigint; index: number },
  { upTo, limit }: { upTo?: bigint; limit: number },
): Promise<RawLog[]> {
  let query = database
    .selectFrom("raw_logs")
    .select(["block_hash", "log_index", "block_number", "transaction_hash", "plan", "data"])
    // The driver takes longer to parse an array than the rest of a row, and long for a time.
    .select(sql<string>`array_to_string(topics, ',')`.as("topics"))
    .select(sql<number>`(extract(epoch from block_time) * 1000)::float8`.as("time"))
    // Excludes partitions, which a comparison of rows does not.
    .where("block_number", ">=", after.block)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("block_number", "log_index"), ">", tuple(after.block, after.index)),
    )
    .orderBy("block_number")
    .orderBy("log_index")
    .limit(limit);
  if (upTo !== undefined) query = query.where("block_number", "<=", upTo);
  const rows = await query.execute();
  return rows.map((row) => ({
    blockHash: parseHex(row.block_hash),
    logIndex: row.log_index,
    blockNumber: row.block_number,
    blockTime: new Date(row.time),
    transactionHash: parseHex(row.transaction_hash),
    plan: row.plan,
    topics: row.topics === "" ? [] : row.topics.split(",").map(parseHex),
    data: parseHex(row.data),
  }));
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
