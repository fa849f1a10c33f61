import * as z from "zod/mini";
import { type Decision, type Execution, noDecisions, type Reason } from "../engine/decision.ts";
import { defineStrategy } from "./strategy.ts";

const parameters = z.strictObject({
  /** In the quote token per base token. */
  trigger: z.number().check(z.positive()),
  /** Sold, in the base token. */
  amount: z.union([z.number().check(z.positive()), z.literal("all")]),
});

const state = z.object({
  isDone: z.boolean(),
  /** Sold so far, in the base token. */
  sold: z.number(),
});
type TriggerState = z.infer<typeof state>;
const start = (): TriggerState => ({ isDone: false, sold: 0 });

/** Sells once when the price is at or below the trigger. */
export const stopLoss = defineStrategy({
  kind: "stop-loss",
  canGoLive: true,
  parameters,
  state,
  start,
  tick({ trigger, amount }, state, { close, executions }) {
    if (isDone(state, executions) || close > trigger) return noDecisions;
    return [sell(amount, state, "at or below the trigger")];
  },
});

/** Sells once when the price is at or above the trigger. */
export const takeProfit = defineStrategy({
  kind: "take-profit",
  canGoLive: true,
  parameters,
  state,
  start,
  tick({ trigger, amount }, state, { close, executions }) {
    if (isDone(state, executions) || close < trigger) return noDecisions;
    return [sell(amount, state, "at or above the trigger")];
  },
});

/**
 * Sells everything, once, when the price is `distance` below its highest close. Its trigger moves with every high, so an
 * on-chain rule would need an update at each one.
 */
export const trailingStop = defineStrategy({
  kind: "trailing-stop",
  canGoLive: false,
  parameters: z.strictObject({
    /** As a part of the highest close. */
    distance: z.number().check(z.positive(), z.lt(1)),
  }),
  state: z.extend(state, { highest: z.number() }),
  start: () => ({ ...start(), highest: 0 }),
  tick({ distance }, state, { close, executions }) {
    if (close > state.highest) state.highest = close;
    if (isDone(state, executions) || close > state.highest * (1 - distance)) return noDecisions;
    return [sell("all", state, "at or below the trigger")];
  },
});

/** What the volume of a candle cut off is sold in the next one. */
function isDone(state: TriggerState, executions: readonly Execution[]): boolean {
  for (const execution of executions) {
    if (execution.type === "skip") continue;
    state.sold -= execution.base;
    state.isDone ||= !execution.isPartial;
  }
  return state.isDone;
}

function sell(amount: number | "all", { sold }: TriggerState, reason: Reason): Decision {
  return { side: "sell", amount: amount === "all" ? amount : amount - sold, rule: 0, reason };
}
