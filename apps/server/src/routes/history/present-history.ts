import type { HistoryLine } from "@canopy/shared/api/history";
import type { HistoryRow } from "./find-history.ts";

export function presentHistory(row: HistoryRow): HistoryLine {
  return {
    type: row.type,
    at: row.at.toISOString(),
    round: row.round,
    booked: row.booked,
    amount: row.amount,
    usd: row.usd,
    units: row.units,
    other: row.other,
    detail: row.detail,
    gas: row.gas,
    transactionHash: row.transaction_hash,
    block: row.block_number.toString(),
  };
}
