import type { Bot } from "@canopy/shared/api/bots";
import { strategies } from "@canopy/strategies/kinds/kinds";
import { z } from "zod";
import { openRow } from "../../bots/paper/open-row.ts";
import { type PaperRun, toFigures } from "../../bots/paper/paper-run.ts";
import { toBotSetup } from "../../bots/paper/to-bot-setup.ts";
import type { Row } from "../../database/tables.ts";

const DAY = 86_400;
const parametersSchema = z.record(z.string(), z.unknown());

/** @param paperDays days on paper before a bot may go live */
export function presentBot(bot: Row<"paper_bots">, paperDays: number): Bot {
  const { id, kind, market, interval, candles, stop } = bot;
  const { settings } = toBotSetup(bot);
  const run = openRun(bot);
  const { canGoLive } = strategies[kind];
  const startedAt = Number(bot.started_at);
  const stoppedAt = bot.stopped_at === null ? null : Number(bot.stopped_at);
  const liveAt = startedAt + paperDays * DAY;
  return {
    ...{ id, kind, canGoLive, market, interval, candles },
    parameters: parametersSchema.parse(bot.parameters),
    ...{ start: settings.start, costs: settings.costs, limits: settings.limits },
    createdAt: bot.created_at.toISOString(),
    startedAt: toTime(startedAt),
    lastCandle: run && toTime(run.record.until - interval),
    figures: run && toFigures(run),
    status: stop === null ? "running" : bot.is_done ? "stopped" : "stopping",
    stopped: stop === null || stoppedAt === null ? null : { at: toTime(stoppedAt), because: stop },
    liveAt: canGoLive && (stoppedAt === null || stoppedAt >= liveAt) ? toTime(liveAt) : null,
  };
}

/** Null before the first candle, and for a state of another version. */
function openRun(bot: Row<"paper_bots">): PaperRun | null {
  if (bot.state === null) return null;
  try {
    return openRow(bot);
  } catch (error) {
    if (error instanceof z.core.$ZodError) return null;
    throw error;
  }
}

const toTime = (seconds: number) => new Date(seconds * 1_000).toISOString();
