import type { Database, Row } from "../../database/tables.ts";
import { readTime } from "./create-bot.ts";
import type { LogLine } from "./log-line.ts";
import { openRow } from "./open-row.ts";
import { killPaperRun, storePaperRun } from "./paper-run.ts";
import { findMarket } from "./read-candles.ts";
import { writeBots } from "./write-bots.ts";

/**
 * Stops a bot permanently, without executing its last decision. `transaction` has locked its row. A stopped bot stays as it is.
 */
export async function stopBot(transaction: Database, bot: Row<"paper_bots">): Promise<void> {
  if (bot.stop !== null) return;
  const until = (await findMarket(transaction, bot.market))?.until ?? Number(bot.next_candle);
  const at = await readTime(transaction, { until });
  const { lines, isDone, state } = kill(bot, at);
  const nextCandle = Number(bot.next_candle);
  const stopped = { stop: "member", stoppedAt: at } as const;
  await writeBots(transaction, [{ bot, lines, candles: 0, state, nextCandle, ...stopped, isDone }]);
}

function kill(bot: Row<"paper_bots">, at: number): { lines: LogLine[]; isDone: boolean; state: unknown } {
  const run = openRow(bot);
  const killed = killPaperRun(run, at);
  // Without a candle it has no figures, and it never gets one.
  if (bot.state === null) return { ...killed, isDone: true, state: null };
  return { ...killed, state: storePaperRun(run) };
}
