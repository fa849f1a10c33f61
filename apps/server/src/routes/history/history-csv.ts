import type { PlanName } from "@canopy/shared/api/primitives";
import { csvLine } from "@canopy/shared/csv";
import { AMOUNT_DECIMALS } from "@canopy/shared/money";
import { formatUnits } from "viem";
import type { Database } from "../../database/tables.ts";
import { findHistory, type HistoryFilter, type HistoryKey, type HistoryRow } from "./find-history.ts";

export const historyColumns = [
  "at",
  "plan",
  "type",
  "round",
  "booked_rounds",
  "amount_pol",
  "amount_usd",
  "units",
  "other",
  "detail",
  "gas_pol",
  "transaction",
  "block",
];
/** Lines per query. */
const BATCH = 1_000;

/** Streams a member's history as CSV, the newest line first, with exact amounts in POL and USD. */
export async function* historyCsv(
  database: Database,
  plan: PlanName,
  member: number,
  filter: HistoryFilter,
): AsyncGenerator<string> {
  yield csvLine(historyColumns);
  for (let before: HistoryKey | null = null; ; ) {
    const rows: HistoryRow[] = await findHistory(database, plan, member, { filter, before, limit: BATCH });
    yield rows.map((row) => csvLine(toCells(plan, row))).join("");
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    before = [Number(last.block_number), last.log_index, last.type];
  }
}

function toCells(plan: PlanName, row: HistoryRow): string[] {
  return [
    row.at.toISOString(),
    plan,
    row.type,
    String(row.round ?? ""),
    row.booked.join(" "),
    decimal(row.amount),
    decimal(row.usd),
    String(row.units ?? ""),
    row.other ?? "",
    row.detail ?? "",
    row.gas === null ? "" : decimal(row.gas),
    row.transaction_hash,
    row.block_number.toString(),
  ];
}

const decimal = (amount: string) => formatUnits(BigInt(amount), AMOUNT_DECIMALS);
