import type { Books } from "./books.ts";
import { type Decision, type Execution, noDecisions, type SkipReason } from "./decision.ts";
import type { Limits } from "./settings.ts";

const DAY = 86_400_000;

/** Stops a bot permanently at `time`: it makes no more decisions, and its last one is not executed. */
export function kill(books: Books, time: number): void {
  books.halted ??= "kill switch";
  books.refused = refuse(books.pending, "kill switch", time);
  books.pending = noDecisions;
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
  books: Books,
  limits: Limits,
  { time, now, equity, before }: { time: number; now: number; equity: number; before: number },
): SkipReason | null {
  const day = Math.floor(time / DAY);
  if (day !== books.day) {
    books.day = day;
    books.dayStart = before;
  }
  if (equity > books.peak) books.peak = equity;
  books.equity = equity;
  if (books.halted !== null) return books.halted;
  if (limits.maximumDrawdown !== null && equity < books.peak * (1 - limits.maximumDrawdown)) {
    books.halted = "maximum drawdown";
    return books.halted;
  }
  if (limits.dailyLoss !== null && equity < books.dayStart * (1 - limits.dailyLoss)) return "daily loss";
  const rests = books.lastFill !== null && now < books.lastFill + limits.cooldown * 1000;
  return rests ? "cooldown" : null;
}
