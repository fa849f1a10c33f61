import { at } from "@canopy/protocol/rules/column";
import * as z from "zod/mini";

export const bandsSchema = z.object({
  values: z.array(z.number()),
  next: z.int(),
  count: z.int(),
  /** Subtracted from all values first: squares of large prices would lose the digits of a small deviation. */
  shift: z.number(),
  sum: z.number(),
  squares: z.number(),
});
export type BandsState = z.infer<typeof bandsSchema>;

/** The mean of a window and its standard deviation (of the population, as Bollinger uses it). */
export interface Bands {
  readonly middle: number;
  readonly deviation: number;
}

export function startBands(period: number): BandsState {
  return { values: Array.from({ length: period }, () => 0), next: 0, count: 0, shift: 0, sum: 0, squares: 0 };
}

/** Null until there are `period` values. The bands are `middle` plus and minus a multiple of `deviation`. */
export function nextBands(state: BandsState, value: number): Bands | null {
  const { values } = state;
  const period = values.length;
  if (state.count < period) {
    if (state.count === 0) state.shift = value;
    state.count++;
  } else {
    const old = at(values, state.next) - state.shift;
    state.sum -= old;
    state.squares -= old * old;
  }
  const shifted = value - state.shift;
  state.sum += shifted;
  state.squares += shifted * shifted;
  values[state.next] = value;
  state.next = (state.next + 1) % period;
  if (state.count < period) return null;
  if (state.next === 0) recompute(state);
  const mean = state.sum / period;
  const variance = state.squares / period - mean * mean;
  return { middle: mean + state.shift, deviation: variance > 0 ? Math.sqrt(variance) : 0 };
}

/** Once per window, so that rounding errors can't grow with the number of candles. */
function recompute(state: BandsState): void {
  state.shift += state.sum / state.values.length;
  state.sum = 0;
  state.squares = 0;
  for (const value of state.values) {
    const shifted = value - state.shift;
    state.sum += shifted;
    state.squares += shifted * shifted;
  }
}
