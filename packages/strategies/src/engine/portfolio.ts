import * as z from "zod/mini";
import {
  type CostsPaid,
  costsPaidSchema,
  decisionSchema,
  type Execution,
  executionSchema,
  noDecisions,
  noExecutions,
} from "./decision.ts";
import type { Settings } from "./settings.ts";

/** The portfolio of a running bot: plain data, stored after every candle. */
export const portfolioSchema = z.object({
  base: z.number(),
  quote: z.number(),
  /** Paid since the start. */
  costs: costsPaidSchema,
  /** Candles so far. */
  candles: z.int(),
  /** Value of both tokens at the last close, in the quote token. */
  equity: z.number(),
  /** The highest value so far, and the value when the day (UTC) began. */
  peak: z.number(),
  dayStart: z.number(),
  /** Days since 1970. */
  day: z.number(),
  /** When a decision was last filled, in milliseconds since 1970. */
  lastFill: z.nullable(z.number()),
  /** Why the bot stopped permanently. */
  halted: z.nullable(z.enum(["maximum drawdown", "kill switch"])),
  /** Decided at the last close, and executed at the next open. */
  pending: z.readonly(z.array(decisionSchema)),
  /** Decided at the last close, and refused by a limit. */
  refused: z.readonly(z.array(executionSchema)),
});
export type Portfolio = z.infer<typeof portfolioSchema>;

export function openPortfolio({ start }: Settings): Portfolio {
  return {
    base: start.base,
    quote: start.quote,
    costs: { fee: 0, spread: 0, slippage: 0, gas: 0 },
    candles: 0,
    equity: 0,
    peak: 0,
    dayStart: 0,
    day: 0,
    lastFill: null,
    halted: null,
    pending: noDecisions,
    refused: noExecutions,
  };
}

/** Applies what an executor did to the portfolio. */
export function applyExecutions(portfolio: Portfolio, executions: readonly Execution[]): void {
  for (const execution of executions) {
    if (execution.type === "skip") continue;
    portfolio.base += execution.base;
    portfolio.quote += execution.quote;
    portfolio.lastFill = execution.time;
    addCosts(portfolio.costs, execution.costs);
  }
}

function addCosts(sum: CostsPaid, { fee, spread, slippage, gas }: CostsPaid): void {
  sum.fee += fee;
  sum.spread += spread;
  sum.slippage += slippage;
  sum.gas += gas;
}

export function totalCosts({ fee, spread, slippage, gas }: CostsPaid): number {
  return fee + spread + slippage + gas;
}
