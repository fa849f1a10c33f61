import type { BotLogLine } from "@canopy/shared/api/bots";
import { csvLine } from "@canopy/shared/csv";
import type { Database } from "../../database/tables.ts";
import { findLog, type LogFilter, type LogKey, presentLine, toLogKey } from "./find-log.ts";
import type { Owner } from "./own-bots.ts";

export const logColumns = [
  "at",
  "bot",
  "line",
  "kind",
  "market",
  "outcome",
  "side",
  "amount",
  "rule",
  "reason",
  "because",
  "stop",
  "base",
  "quote",
  "reference",
  "price",
  "fee",
  "spread",
  "slippage",
  "gas",
  "partial",
  "until",
];
/** Lines per query. */
const BATCH = 1_000;

/** Streams the log of a member's bots as CSV, the newest line first. */
export async function* logCsv(database: Database, owner: Owner, filter: LogFilter): AsyncGenerator<string> {
  yield csvLine(logColumns);
  let before: LogKey | null = null;
  for (;;) {
    const rows = await findLog(database, owner, { filter, before, limit: BATCH });
    yield rows.map((row) => csvLine(toCells(presentLine(row)))).join("");
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    before = toLogKey(last);
  }
}

function toCells(line: BotLogLine): string[] {
  const { costs } = line;
  return [
    ...[line.at, line.bot, line.line, line.kind, line.market, line.outcome, line.side, line.amount],
    ...[line.rule, line.reason, line.because, line.stop, line.base, line.quote, line.reference, line.price],
    ...[costs?.fee, costs?.spread, costs?.slippage, costs?.gas],
    ...[line.isPartial === null ? null : line.isPartial ? "yes" : "no", line.until],
  ].map((cell) => String(cell ?? ""));
}
