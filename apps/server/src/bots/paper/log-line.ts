import type { BotLogLine } from "@canopy/shared/api/bots";
import type { Decision, Execution } from "@canopy/strategies/engine/decision";

/** What a line of the log says in addition to its bot, time and outcome. */
export type LogDetail = Omit<BotLogLine, "mode" | "bot" | "line" | "kind" | "market" | "at" | "outcome">;

/** A line of a bot's log. Fields that are missing are null. */
export interface LogLine {
  /** Seconds since 1970. */
  readonly at: number;
  readonly outcome: BotLogLine["outcome"];
  readonly detail: Partial<LogDetail>;
}

/** A decision at the close of a candle, which the next one executes. */
export function toDecided({ side, amount, rule, reason }: Decision, at: number, close: number): LogLine {
  return { at, outcome: "decided", detail: { side, amount, rule, reason, reference: close } };
}

export function toExecuted(execution: Execution): LogLine {
  const { side, amount, rule, reason } = execution.decision;
  const decision = { side, amount, rule, reason };
  const at = execution.time / 1_000;
  if (execution.type === "skip")
    return { at, outcome: "skipped", detail: { ...decision, because: execution.because } };
  const { base, quote, reference, price, costs, isPartial } = execution;
  return {
    at,
    outcome: "filled",
    detail: { ...decision, base, quote, reference, price, costs: { ...costs }, isPartial },
  };
}

/** No candles from `at` to `until`, in seconds. */
export function toGap(at: number, until: number): LogLine {
  return { at, outcome: "gap", detail: { until: new Date(until * 1_000).toISOString() } };
}
