import * as z from "zod/mini";
import { emaSchema, nextEma, startEma } from "../indicators/ema.ts";
import { nextSma, smaSchema, startSma } from "../indicators/sma.ts";
import { follow, positionSchema, startPosition } from "./position.ts";
import { defineStrategy } from "./strategy.ts";

const period = z.int().check(z.gte(1), z.lte(5_000));
const parameters = z
  .strictObject({ fast: period, slow: period })
  .check(z.refine(({ fast, slow }) => fast < slow, "The fast average must be shorter than the slow one."));

/** Holds the base token while the fast simple average is above the slow one. */
export const averageCross = defineStrategy({
  kind: "average-cross",
  canGoLive: false,
  parameters,
  state: z.object({ fast: smaSchema, slow: smaSchema, position: positionSchema }),
  start: ({ fast, slow }) => ({ fast: startSma(fast), slow: startSma(slow), position: startPosition() }),
  tick(_parameters, state, tick) {
    const fast = nextSma(state.fast, tick.close);
    const slow = nextSma(state.slow, tick.close);
    // NaN compares as neither.
    if (fast > slow) state.position.wants = true;
    else if (fast < slow) state.position.wants = false;
    return follow(state.position, tick);
  },
});

/** The same with exponential averages. */
export const exponentialCross = defineStrategy({
  kind: "exponential-cross",
  canGoLive: false,
  parameters,
  state: z.object({
    fast: emaSchema,
    slow: emaSchema,
    /** Candles until the slow average has seen its period. */
    warmUp: z.int(),
    position: positionSchema,
  }),
  start: ({ fast, slow }) => ({
    fast: startEma(fast),
    slow: startEma(slow),
    warmUp: slow,
    position: startPosition(),
  }),
  tick(_parameters, state, tick) {
    const fast = nextEma(state.fast, tick.close);
    const slow = nextEma(state.slow, tick.close);
    if (state.warmUp > 0) state.warmUp--;
    if (state.warmUp === 0 && fast !== slow) state.position.wants = fast > slow;
    return follow(state.position, tick);
  },
});
