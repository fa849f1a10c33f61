import * as z from "zod/mini";
import { noDecisions } from "../engine/decision.ts";
import { defineStrategy } from "./strategy.ts";

/** Ten basis points: the vault counts in whole ones, and refuses 0. */
const LEAST_SHARE = 0.001;

const parameters = z
  .strictObject({
    /** Share of the base token in the value of both, 0 to 1. */
    target: z.number().check(z.positive(), z.lt(1)),
    /** How far the share may be away from the target. */
    band: z.number().check(z.gte(LEAST_SHARE), z.lt(1)),
    /** Sold at most at a time, in the base token and in the quote token. */
    mostBase: z.number().check(z.positive()),
    mostQuote: z.number().check(z.positive()),
  })
  .check(
    z.refine(
      ({ target, band }) => target - band >= LEAST_SHARE && target + band <= 1 - LEAST_SHARE,
      "The band must leave shares between 0 and 1.",
    ),
  );
export type RebalanceParameters = z.infer<typeof parameters>;

/** Sells the surplus of one token when its share is above the band, back to the target. In the vault these are two rules. */
export const rebalance = defineStrategy({
  kind: "rebalance",
  canGoLive: true,
  parameters,
  state: z.object({}),
  start: () => ({}),
  tick({ target, band, mostBase, mostQuote }, _state, { close, base, quote }) {
    const value = base * close;
    const total = value + quote;
    if (value > (target + band) * total) {
      const surplus = (value - target * total) / close;
      return [{ side: "sell", amount: Math.min(surplus, mostBase), rule: 0, reason: "share above the band" }];
    }
    if (value < (target - band) * total) {
      const surplus = target * total - value;
      return [{ side: "buy", amount: Math.min(surplus, mostQuote), rule: 1, reason: "share below the band" }];
    }
    return noDecisions;
  },
});
