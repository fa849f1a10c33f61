import type { BotStop } from "@canopy/shared/api/bots";
import { sql } from "kysely";
import type { Database, Row } from "../../database/tables.ts";
import type { LogLine } from "./log-line.ts";

/** What becomes of a bot that this transaction has locked. Times are seconds. */
export interface BotChange {
  readonly bot: Row<"paper_bots">;
  readonly lines: readonly LogLine[];
  /** Stepped by. */
  readonly candles: number;
  readonly state: unknown;
  readonly nextCandle: number;
  readonly stop: BotStop | null;
  readonly stoppedAt: number | null;
  readonly isDone: boolean;
}

/** Writes state and log, one statement each. */
export async function writeBots(transaction: Database, changes: readonly BotChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => ({
    id: change.bot.id,
    next_candle: change.nextCandle,
    state: change.state,
    candles: change.candles,
    lines: change.lines.length,
    stop: change.stop,
    stopped_at: change.stoppedAt,
    is_done: change.isDone,
  }));
  await sql`
    update paper_bots set next_candle = new.next_candle, state = new.state, candles = paper_bots.candles + new.candles,
      lines = paper_bots.lines + new.lines, stop = new.stop, stopped_at = new.stopped_at, is_done = new.is_done,
      version = version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (id uuid, next_candle bigint, state json, candles integer,
      lines integer, stop text, stopped_at bigint, is_done boolean)
    where paper_bots.id = new.id`.execute(transaction);
  await writeLog(transaction, changes);
}

async function writeLog(transaction: Database, changes: readonly BotChange[]): Promise<void> {
  const lines = changes.flatMap(({ bot, lines }) =>
    lines.map(({ at, outcome, detail }, index) => ({
      ...{ bot_id: bot.id, line: bot.lines + index, member_id: bot.member_id },
      ...{ at, outcome, detail },
    })),
  );
  if (lines.length === 0) return;
  await sql`
    insert into paper_bot_log (bot_id, line, member_id, at, outcome, detail)
    select * from json_to_recordset(${JSON.stringify(lines)}::json) as new (bot_id uuid, line integer, member_id integer,
      at bigint, outcome text, detail json)`.execute(transaction);
}
