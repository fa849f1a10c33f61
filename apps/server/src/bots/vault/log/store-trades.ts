import { sql } from "kysely";
import type { Database, NewRow, Row } from "../../../database/tables.ts";

/** The vaults whose trades the table has. */
interface TradeSource {
  readonly chainId: bigint;
  readonly factory: string;
}

/** Blocks, both included. */
export interface Window {
  readonly from: bigint;
  readonly to: bigint;
  /** Whether there are no blocks after it: trades in later ones were reorganised away. */
  readonly isLast: boolean;
}

type TradeKey = Pick<Row<"vault_trades">, "block_hash" | "log_index">;

export function toTradeKey(trade: TradeKey | { blockHash: string; logIndex: number }): string {
  return "blockHash" in trade
    ? `${trade.blockHash} ${trade.logIndex}`
    : `${trade.block_hash} ${trade.log_index}`;
}

/** The block from which on trades are missing; null if the table is of other vaults, or new. */
export async function readCursor(
  database: Database,
  { chainId, factory }: TradeSource,
): Promise<bigint | null> {
  const found = await database
    .selectFrom("vault_trade_cursor")
    .select("next_block")
    .where("chain_id", "=", chainId)
    .where("factory", "=", factory)
    .executeTakeFirst();
  return found?.next_block ?? null;
}

export async function deleteAllTrades(database: Database): Promise<void> {
  await database.deleteFrom("vault_trades").execute();
}

export function readStored(database: Database, { from, to, isLast }: Window): Promise<TradeKey[]> {
  const rows = database
    .selectFrom("vault_trades")
    .select(["block_hash", "log_index"])
    .where("block_number", ">=", from);
  return (isLast ? rows : rows.where("block_number", "<=", to)).execute();
}

interface TradeChange {
  readonly source: TradeSource;
  /** The block from which on trades are missing after it. */
  readonly next: bigint;
  readonly gone: readonly TradeKey[];
  readonly trades: readonly NewRow<"vault_trades">[];
}

/** Writes what came and went in one transaction. Another process may have written the same trades. */
export async function writeTrades(
  database: Database,
  { source: { chainId, factory }, next, gone, trades }: TradeChange,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const { block_hash, log_index } of gone) {
      await transaction
        .deleteFrom("vault_trades")
        .where("block_hash", "=", block_hash)
        .where("log_index", "=", log_index)
        .execute();
    }
    if (trades.length > 0) {
      const rows = trades.map((trade) => ({
        ...trade,
        block_number: `${trade.block_number}`,
        at: `${trade.at}`,
      }));
      await sql`
        insert into vault_trades select * from json_populate_recordset(null::vault_trades, ${JSON.stringify(rows)}::json)
        on conflict do nothing`.execute(transaction);
    }
    await sql`
      insert into vault_trade_cursor (chain_id, factory, next_block) values (${chainId}, ${factory}, ${next})
      on conflict (only_row) do update set chain_id = excluded.chain_id, factory = excluded.factory,
        next_block = excluded.next_block`.execute(transaction);
  });
}
