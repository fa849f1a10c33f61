import type { BotKind, BotMode, BotOutcome } from "@canopy/shared/api/bots";
import type { VaultSkip } from "@canopy/shared/api/vault-log";
import { sql } from "kysely";
import type { LogDetail } from "../../bots/paper/log-entry.ts";
import type { SkipDetail } from "../../bots/vault/log/to-skips.ts";
import type { Database } from "../../database/tables.ts";
import type { SearchWord } from "./log-search.ts";
import { paperHas, skipHas, tradeHas } from "./match-lines.ts";
import { isOwnBot, type Owner } from "./own-bots.ts";

export interface LogFilter {
  /** Null for both. */
  readonly mode: BotMode | null;
  /** Null for all of them; else there are no rules. */
  readonly bot: string | null;
  /** Null for all of them; else there are no paper bots. */
  readonly rule: number | null;
  readonly outcomes: readonly BotOutcome[] | null;
  /** Lines have all of them. */
  readonly words: readonly SearchWord[];
}

/** The place of a line: its time in seconds, what it is of, and its number. */
export type LogKey = readonly [at: number, source: string, number: number];

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
export async function findLog(
  database: Database,
  owner: Owner,
  { filter, before, limit }: { filter: LogFilter; before: LogKey | null; limit: number },
): Promise<LogRow[]> {
  const { mode, bot, rule, outcomes, words } = filter;
  const hasOutcome = (outcome: BotOutcome) => outcomes === null || outcomes.includes(outcome);
  const isLive = mode !== "paper" && bot === null;
  const isPaper = mode !== "live" && rule === null;
  const isRule = rule === null ? sql`true` : sql`rule = ${rule}`;
  // Each part reads no more than the page needs, by its own index.
  const page = sql`
    ${before === null ? sql`` : sql`where at <= ${before[0]}::bigint and (at, source, number) < (${before[0]}::bigint, ${before[1]}, ${before[2]})`}
    order by at desc, source desc, number desc limit ${limit}`;
  const { rows } = await sql<LogRow>`
    select * from (
      (select * from (
        select at, concat('paper ', bot_id) collate "C" as source, line as number, 'paper' as type, json_build_object('bot', bot_id,
          'kind', kind, 'market', market, 'outcome', outcome, 'line', detail) as detail
        from paper_bot_log join paper_bots on paper_bots.id = paper_bot_log.bot_id
        where ${isPaper} and paper_bot_log.member_id = ${owner.id} and ${isOwnBot(owner)}
          and ${bot === null ? sql`true` : sql`bot_id = ${bot}`}
          and ${outcomes === null ? sql`true` : sql`outcome = any(${outcomes}::text[])`}
          and ${paperHas(words)}
      ) as paper ${page})
      union all
      (select * from (
        select at, concat('trade ', lpad(block_number::text, 20, '0')) collate "C", log_index, 'trade', json_build_object('vault', vault,
          'rule', rule, 'tokenIn', token_in, 'tokenOut', token_out, 'amountIn', amount_in::text,
          'amountOut', amount_out::text, 'oracleOut', oracle_out::text, 'fee', fee::text, 'keeper', keeper,
          'transaction', transaction_hash, 'block', block_number)
        from vault_trades where ${isLive && hasOutcome("filled")} and owner = ${owner.wallet} and ${isRule}
          and ${tradeHas(words)}
      ) as trades (at, source, number, type, detail) ${page})
      union all
      (select * from (
        select first_at, concat('skip ', vault, ' ', reason) collate "C", rule, 'skip', json_build_object('vault', vault, 'rule', rule,
          'because', reason, 'until', last_at, 'looks', looks, 'more', detail)
        from vault_skips where ${isLive && hasOutcome("skipped")} and owner = ${owner.wallet} and ${isRule}
          and ${skipHas(words)}
      ) as skips (at, source, number, type, detail) ${page})
    ) as lines order by at desc, source desc, number desc limit ${limit}`.execute(database);
  return rows;
}

export const toLogKey = ({ at, source, number }: RowKey): LogKey => [Number(at), source, number];
