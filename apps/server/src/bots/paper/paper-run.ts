import type { BotFigures } from "@canopy/shared/api/bots";
import type { Candle } from "@canopy/strategies/candles/candles";
import type { Execution } from "@canopy/strategies/engine/decision";
import { kill } from "@canopy/strategies/engine/limits";
import { type BotSetup, type Run, resumeRun, startRun, step, storeRun } from "@canopy/strategies/engine/run";
import { holdSetup, weeklyDcaSetup } from "@canopy/strategies/statistics/benchmarks";
import { z } from "zod";
import { type LogLine, toDecided, toExecuted, toGap } from "./log-line.ts";

const recordSchema = z.object({
  /** The end of the last candle, in seconds: a gap begins there. */
  until: z.int(),
  startValue: z.number(),
  price: z.number(),
  maximumDrawdown: z.number(),
  trades: z.int(),
  skips: z.int(),
});
const storedSchema = recordSchema.extend({ bot: z.unknown(), hold: z.unknown(), dca: z.unknown() });

/** A bot next to what it is compared with: three runs over the same candles. */
export interface PaperRun {
  readonly bot: Run;
  readonly hold: Run;
  readonly dca: Run;
  readonly record: z.infer<typeof recordSchema>;
}

/**
 * Continues a bot after its last candle.
 *
 * @param interval seconds of a candle
 * @param startedAt when its first candle begins, in seconds
 * @param stored null before the first candle
 * @throws ZodError when the setup, or what was stored, does not fit this version
 */
export function openPaperRun(
  setup: BotSetup,
  { interval, startedAt, stored }: { interval: number; startedAt: number; stored: unknown },
): PaperRun {
  const length = interval * 1_000;
  const [hold, dca] = [holdSetup(setup.settings), weeklyDcaSetup(setup.settings)];
  if (stored === null) {
    const record = { until: startedAt, startValue: 0, price: 0, maximumDrawdown: 0, trades: 0, skips: 0 };
    return {
      bot: startRun(setup, length),
      hold: startRun(hold, length),
      dca: startRun(dca, length),
      record,
    };
  }
  const { bot, hold: heldRun, dca: dcaRun, ...record } = storedSchema.parse(stored);
  return {
    bot: resumeRun(setup, length, bot),
    hold: resumeRun(hold, length, heldRun),
    dca: resumeRun(dca, length, dcaRun),
    record,
  };
}

export function storePaperRun({ bot, hold, dca, record }: PaperRun): z.infer<typeof storedSchema> {
  return { ...record, bot: storeRun(bot), hold: storeRun(hold), dca: storeRun(dca) };
}

/** Steps over one closed candle. Returns its lines of the log, and whether the bot has stopped with nothing left to do. */
export function stepPaperRun(run: PaperRun, candle: Candle): { lines: LogLine[]; isDone: boolean } {
  const { bot, record } = run;
  const { portfolio, settings } = bot;
  if (portfolio.candles === 0) record.startValue = settings.start.quote + settings.start.base * candle.open;
  const haltedBefore = portfolio.halted;
  const begin = candle.time / 1_000;
  const closedAt = begin + bot.interval / 1_000;
  const gap = begin > record.until ? [toGap(record.until, begin)] : [];
  record.until = closedAt;
  const executions = step(bot, candle);
  step(run.hold, candle);
  step(run.dca, candle);
  record.price = candle.close;
  record.maximumDrawdown = Math.max(record.maximumDrawdown, 1 - portfolio.equity / portfolio.peak);
  for (const { type } of executions) record[type === "fill" ? "trades" : "skips"]++;

  const lines = [...gap, ...executions.map(toExecuted)];
  if (portfolio.halted === "maximum drawdown" && haltedBefore === null)
    lines.push({ at: closedAt, outcome: "stopped", detail: { stop: "maximum drawdown" } });
  for (const decision of portfolio.pending) lines.push(toDecided(decision, closedAt, candle.close));
  const isDone = portfolio.halted !== null && (portfolio.pending.length === 0 || executions.some(isFutile));
  return { lines, isDone };
}

/** What can't be sold at the next candle either. */
function isFutile(execution: Execution): boolean {
  const { decision, type } = execution;
  return type === "skip" && decision.reason === "stopped by a limit" && execution.because !== "no volume";
}

/** Stops the bot permanently at `at`, in seconds. */
export function killPaperRun({ bot, record }: PaperRun, at: number): { lines: LogLine[]; isDone: boolean } {
  const { portfolio, settings } = bot;
  kill(portfolio, at * 1_000);
  const stopped: LogLine = { at, outcome: "stopped", detail: { stop: "member" } };
  if (settings.limits.sellsWhenStopped && portfolio.base > 0) return { lines: [stopped], isDone: false };
  // No candle follows that would return them.
  const refused = portfolio.refused.map(toExecuted);
  portfolio.refused = [];
  record.skips += refused.length;
  return { lines: [...refused, stopped], isDone: true };
}

export function toFigures({ bot, hold, dca, record }: PaperRun): BotFigures {
  const { base, quote, equity, peak, costs } = bot.portfolio;
  const { startValue, price, maximumDrawdown, trades, skips } = record;
  const compare = (value: number) => ({ value, return: value / startValue - 1 });
  return {
    base,
    quote,
    price,
    startValue,
    ...compare(equity),
    hold: compare(hold.portfolio.equity),
    dca: compare(dca.portfolio.equity),
    drawdown: 1 - equity / peak,
    maximumDrawdown,
    trades,
    skips,
    costs: { ...costs },
  };
}
