import { type Decision, type Execution, noDecisions, type SkipReason } from "./decision.ts";
import type { Portfolio } from "./portfolio.ts";
import type { Limits } from "./settings.ts";

const DAY = 86_400_000;

/** Stops a bot permanently at `time`: it makes no more decisions, and its last one is not executed. */
export function kill(portfolio: Portfolio, time: number): void {
  portfolio.halted ??= "kill switch";
  portfolio.refused = refuse(portfolio.pending, "kill switch", time);
  portfolio.pending = noDecisions;
}

export function refuse(
  decisions: readonly Decision[],
  because: SkipReason,
  time: number,
): readonly Execution[] {
  return decisions.map((decision) => ({ type: "skip", decision, time, because }));
}

/**
 * Records the value at the close of a candle that began at `time`, and returns which limit forbids to trade; null if none does. A
 * drawdown beyond its limit stops the bot permanently.
 */
export function applyLimits(
  portfolio: Portfolio,
  limits: Limits,
  { time, now, equity, before }: { time: number; now: number; equity: number; before: number },
): SkipReason | null {
  const day = Math.floor(time / DAY);
  if (day !== portfolio.day) {
    portfolio.day = day;
    portfolio.dayStart = before;
  }
  if (equity > portfolio.peak) portfolio.peak = equity;
  portfolio.equity = equity;
  if (portfolio.halted !== null) return portfolio.halted;
  if (limits.maximumDrawdown !== null && equity < portfolio.peak * (1 - limits.maximumDrawdown)) {
    portfolio.halted = "maximum drawdown";
    return portfolio.halted;
  }
  if (limits.dailyLoss !== null && equity < portfolio.dayStart * (1 - limits.dailyLoss)) return "daily loss";
  const rests = portfolio.lastFill !== null && now < portfolio.lastFill + limits.cooldown * 1000;
  return rests ? "cooldown" : null;
}
