import { parseTrades } from "@canopy/strategies/vault/parse-trades";
import type { Token } from "@canopy/swap/types";
import type { Address, Hash } from "viem";
import type { ChainClient } from "../../../chain/client.ts";
import type { NewRow } from "../../../database/tables.ts";

/** `Executed` of a vault that the factory made. */
export interface ExecutedLog {
  readonly vault: Address;
  readonly owner: Address;
  readonly blockHash: Hash;
  readonly blockNumber: bigint;
  readonly logIndex: number;
  readonly transactionHash: Hash;
}

/** Trades whose receipts are read at the same time. */
const BATCH = 50;

/**
 * Reads trades from the receipts of their transactions, because the event does not name the tokens. Those of tokens that are not listed
 * are left out.
 *
 * @throws when the chain was reorganised since the events were read
 */
export async function readTrades(
  client: ChainClient,
  tokens: readonly Token[],
  logs: readonly ExecutedLog[],
): Promise<NewRow<"vault_trades">[]> {
  const trades: NewRow<"vault_trades">[] = [];
  for (let from = 0; from < logs.length; from += BATCH) {
    const batch = logs.slice(from, from + BATCH);
    const read = await Promise.all(batch.map((log) => readTrade(client, tokens, log)));
    trades.push(...read.filter((trade) => trade !== null));
  }
  return trades;
}

async function readTrade(
  client: ChainClient,
  tokens: readonly Token[],
  { vault, owner, blockHash, blockNumber, logIndex, transactionHash }: ExecutedLog,
): Promise<NewRow<"vault_trades"> | null> {
  const [receipt, block] = await Promise.all([
    client.getTransactionReceipt({ hash: transactionHash }),
    client.getBlock({ blockHash }),
  ]);
  if (receipt.blockHash !== blockHash) throw new Error("The chain was reorganised while trades were read");
  const trade = parseTrades(receipt.logs, vault, tokens).find(({ index }) => index === logIndex);
  if (trade === undefined) return null;
  const { rule, from, to, amountIn, amountOut, oracleOut, fee, keeper } = trade;
  return {
    ...{ block_hash: blockHash, log_index: logIndex, block_number: blockNumber, vault, owner },
    ...{ rule, at: block.timestamp, token_in: from.address, token_out: to.address },
    ...{ amount_in: `${amountIn}`, amount_out: `${amountOut}`, oracle_out: `${oracleOut}`, fee: `${fee}` },
    ...{ keeper, transaction_hash: transactionHash },
  };
}
