import * as z from "zod/mini";
import { type Decision, noDecisions } from "../engine/decision.ts";
import { defineStrategy } from "./strategy.ts";

const parameters = z
  .strictObject({
    /** The lowest and the highest price, in the quote token per base token. */
    low: z.number().check(z.positive()),
    high: z.number().check(z.positive()),
    levels: z.int().check(z.gte(1), z.lte(20)),
    /** Sold and bought back by each level, in the base token. */
    amount: z.number().check(z.positive()),
  })
  .check(z.refine(({ low, high }) => low < high, "The highest price must be above the lowest."));
export type GridParameters = z.infer<typeof parameters>;

export interface GridLevel {
  /** Buys back at or below. */
  readonly low: number;
  /** Sells at or above. */
  readonly high: number;
}

/** Equal steps from the lowest to the highest price, each a level of its own: in the vault, each is a rule. */
export function gridLevels({ low, high, levels }: GridParameters): GridLevel[] {
  const edge = (level: number) => low + ((high - low) * level) / levels;
  return Array.from({ length: levels }, (_, level) => ({ low: edge(level), high: edge(level + 1) }));
}

/** Levels that the price has already passed wait to buy; the others wait to sell. */
export function startsFlipped(level: GridLevel, price: number): boolean {
  return price >= level.high;
}

/** Each level sells at its upper price and buys back at its lower one; each fill flips it. */
export const grid = defineStrategy({
  kind: "grid",
  canGoLive: true,
  parameters,
  /** Whether each level waits to buy back; empty before the first price. */
  state: z.object({ flipped: z.array(z.boolean()) }),
  start: () => ({ flipped: [] }),
  tick(parameters, state, { close, executions }) {
    const { amount } = parameters;
    const levels = gridLevels(parameters);
    if (state.flipped.length === 0) state.flipped = levels.map((level) => startsFlipped(level, close));
    for (const { type, decision } of executions) {
      if (type === "fill") state.flipped[decision.rule] = decision.side === "sell";
    }
    let decisions: Decision[] | undefined;
    for (const [rule, { low, high }] of levels.entries()) {
      if (state.flipped[rule] ? close > low : close < high) continue;
      decisions ??= [];
      decisions.push(
        state.flipped[rule]
          ? { side: "buy", amount: amount * close, rule, reason: "at or below the trigger" }
          : { side: "sell", amount, rule, reason: "at or above the trigger" },
      );
    }
    return decisions ?? noDecisions;
  },
});
