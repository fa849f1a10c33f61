import type { BotLogLine, BotOutcome } from "@canopy/shared/api/bots";
import { sql } from "kysely";
import type { LogDetail } from "../../bots/paper/log-entry.ts";
import type { Database } from "../../database/tables.ts";
import { isOwnBot, type Owner } from "./own-bots.ts";

export interface LogFilter {
  /** Null for all of them. */
  readonly bot: string | null;
  readonly outcomes: readonly BotOutcome[] | null;
}

/** The place of a line: its time in seconds, its bot, and its number. */
export type LogKey = readonly [at: number, bot: string, line: number];

export interface LogRow {
  bot_id: string;
  line: number;
  kind: BotLogLine["kind"];
  market: string;
  at: bigint;
  outcome: BotOutcome;
  detail: Partial<LogDetail>;
}

/** Finds lines of a member's bots, the newest first. */
export async function findLog(
  database: Database,
  owner: Owner,
  { filter, before, limit }: { filter: LogFilter; before: LogKey | null; limit: number },
): Promise<LogRow[]> {
  const { bot, outcomes } = filter;
  const { rows } = await sql<LogRow>`
    select bot_id, line, kind, market, at, outcome, detail
    from paper_bot_log join paper_bots on paper_bots.id = paper_bot_log.bot_id
    where paper_bot_log.member_id = ${owner.id} and ${isOwnBot(owner)}
      and ${bot === null ? sql`true` : sql`bot_id = ${bot}`}
      and ${outcomes === null ? sql`true` : sql`outcome = any(${outcomes}::text[])`}
      and ${before === null ? sql`true` : sql`(at, bot_id, line) < (${before[0]}::bigint, ${before[1]}::uuid, ${before[2]})`}
    order by at desc, bot_id desc, line desc limit ${limit}`.execute(database);
  return rows;
}

export const toLogKey = ({ at, bot_id, line }: LogRow): LogKey => [Number(at), bot_id, line];

const nothing: LogDetail = {
  side: null,
  amount: null,
  rule: null,
  reason: null,
  because: null,
  stop: null,
  base: null,
  quote: null,
  reference: null,
  price: null,
  costs: null,
  isPartial: null,
  until: null,
};

export function presentLine({ bot_id: bot, line, kind, market, at, outcome, detail }: LogRow): BotLogLine {
  const time = new Date(Number(at) * 1_000).toISOString();
  return { bot, line, kind, market, at: time, outcome, ...nothing, ...detail };
}
