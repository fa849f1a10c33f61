import { sql } from "kysely";
import { lockCheckpoint } from "../database/checkpoint.ts";
import { parseHex } from "../database/parse-hex.ts";
import type { Database, Tables } from "../database/tables.ts";
import { toRecordset } from "../database/write-rows.ts";
import type { ChainSource } from "./source/chain-source.ts";
import type { MinedTransaction } from "./source/raw-log.ts";

/** Transactions of one batch. */
const BATCH = 40;
/** Logs that a batch is searched in: a transaction has several. */
const LOGS = 200;

/**
 * Reads one batch of transactions of indexed events, the oldest first.
 *
 * @returns how many transactions the batch has, and how many were read
 */
export async function readTransactions(
  database: Database,
  source: ChainSource,
): Promise<{ wanted: number; read: number }> {
  const hashes = await findUnread(database);
  if (hashes.length === 0) return { wanted: 0, read: 0 };
  const found = await Promise.all(hashes.map((hash) => source.transaction(hash)));
  // Stored up to the first missing one: the newest stored transaction marks where the next batch starts.
  const missing = found.indexOf(null);
  const mined = found.slice(0, missing < 0 ? found.length : missing).filter((one) => one !== null);
  return { wanted: hashes.length, read: await store(database, mined) };
}

/** Whether the node has yet to return transactions of indexed events. */
export async function hasUnreadTransactions(database: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from raw_logs as log where ${isUnread}) as found`.execute(database);
  return rows[0]?.found === true;
}

/** They are read in order, so all of them follow the newest stored one. */
const isUnread = sql<boolean>`block_number >= (select coalesce(max(block_number), 0) from transactions)
  and not exists (select from transactions where hash = log.transaction_hash)`;

async function findUnread(database: Database) {
  const { rows } = await sql<{ transaction_hash: string }>`
    select transaction_hash from raw_logs as log where ${isUnread}
    order by block_number, log_index limit ${LOGS}`.execute(database);
  const hashes = new Set(rows.map((row) => parseHex(row.transaction_hash)));
  return [...hashes].slice(0, BATCH);
}

/** Stores the transactions that are still in the block of their indexed events: the index may have rolled back. */
async function store(database: Database, mined: readonly MinedTransaction[]): Promise<number> {
  if (mined.length === 0) return 0;
  return database.transaction().execute(async (transaction) => {
    await lockCheckpoint(transaction);
    const { rows } = await sql`insert into transactions
      select mined.hash, mined.block_number, mined.block_hash, mined.sender, mined.recipient, mined.value,
        mined.gas_used, mined.gas_price, ${actingMember}
      from ${toRecordset("transactions", mined.map(toRow))} as mined
      where exists (
        select from raw_logs where block_number = mined.block_number and transaction_hash = mined.hash
          and block_hash = mined.block_hash)
      on conflict do nothing returning hash`.execute(transaction);
    return rows.length;
  });
}

/** The member who sent the transaction: one of its events is about them, and the sender was their account then. */
const actingMember = sql`(
  select line.member_id from raw_logs as log
  join history as line on line.block_number = log.block_number and line.log_index = log.log_index
  where log.block_number = mined.block_number and log.transaction_hash = mined.hash and mined.sender = (
    select value from identities as held
    where held.member_id = line.member_id and held.field = 'account'
      and (held.block_number, held.log_index) <= (line.block_number, line.log_index)
    order by held.block_number desc, held.log_index desc limit 1)
  order by line.log_index limit 1)`;

function toRow(mined: MinedTransaction): Tables["transactions"] {
  return {
    hash: mined.hash,
    block_number: mined.blockNumber,
    block_hash: mined.blockHash,
    sender: mined.sender,
    recipient: mined.recipient,
    value: mined.value.toString(),
    gas_used: mined.gasUsed,
    gas_price: mined.gasPrice.toString(),
    member_id: null,
  };
}
