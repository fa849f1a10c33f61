import type { BotKind, BotOutcome } from "@canopy/shared/api/bots";
import type { VaultSkip } from "@canopy/shared/api/vault-log";
import { sql } from "kysely";
import type { LogDetail } from "../../bots/paper/log-line.ts";
import type { SkipDetail } from "../../bots/vault/log/to-skips.ts";
import type { Database } from "../../database/tables.ts";
import type { LogKey, LogPart } from "./log-part.ts";
import { paperLines } from "./paper-lines.ts";
import { skipLines, tradeLines } from "./vault-lines.ts";

interface RowKey {
  readonly at: bigint;
  readonly source: string;
  readonly number: number;
}

interface PaperDetail {
  readonly bot: string;
  readonly kind: BotKind;
  readonly market: string;
  readonly outcome: BotOutcome;
  readonly line: Partial<LogDetail>;
}

/** Numbers that JSON can't hold are texts. */
interface TradeDetail {
  readonly vault: string;
  readonly rule: number;
  readonly tokenIn: string;
  readonly tokenOut: string;
  readonly amountIn: string;
  readonly amountOut: string;
  readonly oracleOut: string;
  readonly fee: string;
  readonly keeper: string;
  readonly transaction: string;
  readonly block: number;
}

interface SkippedDetail {
  readonly vault: string;
  readonly rule: number;
  readonly because: VaultSkip;
  readonly until: number;
  readonly looks: number;
  readonly more: SkipDetail;
}

export type LogRow = RowKey &
  (
    | { readonly type: "paper"; readonly detail: PaperDetail }
    | { readonly type: "trade"; readonly detail: TradeDetail }
    | { readonly type: "skip"; readonly detail: SkippedDetail }
  );

/**
 * Finds lines of a member's paper bots and of the vault of the member's wallet, in one list, the newest first. A rule and what it trades
 * are public on the chain; why and when it was skipped is only the owner's to see.
 */
export async function findLog(database: Database, part: LogPart): Promise<LogRow[]> {
  const { mode, bot, rule, outcomes } = part.filter;
  const hasOutcome = (outcome: BotOutcome) => outcomes === null || outcomes.includes(outcome);
  const isLive = mode !== "paper" && bot === null;
  // Each reads no more than the page needs, by its own index.
  const kinds = [
    ...(mode !== "live" && rule === null ? [paperLines(part)] : []),
    ...(isLive && hasOutcome("filled") ? [tradeLines(part)] : []),
    ...(isLive && hasOutcome("skipped") ? [skipLines(part)] : []),
  ];
  if (kinds.length === 0) return [];
  const { rows } = await sql<LogRow>`
    select * from (${sql.join(
      kinds.map((lines) => sql`(${lines})`),
      sql` union all `,
    )}) as lines
    order by at desc, source desc, number desc limit ${part.limit}`.execute(database);
  return rows;
}

export const toLogKey = ({ at, source, number }: RowKey): LogKey => [Number(at), source, number];
