import * as z from "zod/mini";
import { noDecisions, sideSchema } from "../engine/decision.ts";
import { defineStrategy } from "./strategy.ts";

/** Dollar-cost averaging: sells a fixed amount of one token for the other at fixed intervals, as the vault's rule of this name. */
export const dca = defineStrategy({
  kind: "dca",
  canGoLive: true,
  parameters: z.strictObject({
    side: sideSchema,
    /** Sold each time: the quote token of a "buy", the base token of a "sell". */
    amount: z.number().check(z.positive()),
    /** Seconds. */
    interval: z.int().check(z.gte(60), z.lte(366 * 86_400)),
    /** How many times; null: no end. */
    times: z.nullable(z.int().check(z.positive(), z.lte(65_535))),
  }),
  state: z.object({ next: z.nullable(z.number()), left: z.nullable(z.int()) }),
  start: ({ times }) => ({ next: null, left: times }),
  tick({ side, amount, interval }, state, { now, executions }) {
    for (const execution of executions) {
      if (execution.type === "skip") continue;
      // After several missed intervals: one execution, and no catching up.
      state.next = execution.time + interval * 1000;
      if (state.left !== null) state.left--;
    }
    if (state.left === 0 || (state.next !== null && now < state.next)) return noDecisions;
    return [{ side, amount, rule: 0, reason: "interval" }];
  },
});
