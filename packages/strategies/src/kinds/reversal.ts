import * as z from "zod/mini";
import { bandsSchema, nextBands, startBands } from "../indicators/bollinger-bands.ts";
import { nextRsi, rsiSchema, startRsi } from "../indicators/rsi.ts";
import { follow, positionSchema, startPosition } from "./position.ts";
import { defineStrategy } from "./strategy.ts";

const percent = z.number().check(z.gte(0), z.lte(100));

/** Buys when the relative strength index rises back above `low`, and sells when it falls back below `high`. */
export const rsiReversal = defineStrategy({
  kind: "rsi-reversal",
  canGoLive: false,
  parameters: z
    .strictObject({ period: z.int().check(z.gte(2), z.lte(1_000)), low: percent, high: percent })
    .check(z.refine(({ low, high }) => low < high, "The upper bound must be above the lower one.")),
  state: z.object({ index: rsiSchema, last: z.nullable(z.number()), position: positionSchema }),
  start: ({ period }) => ({ index: startRsi(period), last: null, position: startPosition() }),
  tick({ low, high }, state, tick) {
    const index = nextRsi(state.index, tick.close);
    if (!Number.isNaN(index)) {
      if (state.last !== null && state.last < low && index >= low) state.position.wants = true;
      if (state.last !== null && state.last > high && index <= high) state.position.wants = false;
      state.last = index;
    }
    return follow(state.position, tick);
  },
});

/** Buys below the lower Bollinger band, and sells above the middle one. */
export const bollingerReversal = defineStrategy({
  kind: "bollinger",
  canGoLive: false,
  parameters: z.strictObject({
    period: z.int().check(z.gte(2), z.lte(5_000)),
    /** Standard deviations between the middle and the lower band. */
    width: z.number().check(z.positive(), z.lte(10)),
  }),
  state: z.object({ bands: bandsSchema, position: positionSchema }),
  start: ({ period }) => ({ bands: startBands(period), position: startPosition() }),
  tick({ width }, state, tick) {
    const bands = nextBands(state.bands, tick.close);
    if (bands !== null) {
      if (tick.close < bands.middle - width * bands.deviation) state.position.wants = true;
      else if (tick.close > bands.middle) state.position.wants = false;
    }
    return follow(state.position, tick);
  },
});
