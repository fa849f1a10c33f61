import { at } from "@canopy/protocol/rules/column";
import * as z from "zod/mini";

/** State of a simple moving average. All states of indicators are plain data, so that a paper bot can store them. */
export const smaSchema = z.object({
  values: z.array(z.number()),
  next: z.int(),
  count: z.int(),
  sum: z.number(),
});
export type SmaState = z.infer<typeof smaSchema>;

export function startSma(period: number): SmaState {
  return { values: Array.from({ length: period }, () => 0), next: 0, count: 0, sum: 0 };
}

/** The mean of the last `period` values; NaN until there are as many. */
export function nextSma(state: SmaState, value: number): number {
  const { values } = state;
  const period = values.length;
  state.sum += value - at(values, state.next);
  values[state.next] = value;
  if (state.count < period) state.count++;
  state.next++;
  if (state.next === period) {
    state.next = 0;
    // Rounding errors of the running sum would otherwise grow with the number of candles.
    state.sum = addUp(values);
  }
  return state.count === period ? state.sum / period : Number.NaN;
}

function addUp(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
