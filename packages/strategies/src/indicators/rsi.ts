import * as z from "zod/mini";

export const rsiSchema = z.object({
  period: z.int(),
  count: z.int(),
  previous: z.number(),
  up: z.number(),
  down: z.number(),
});
export type RsiState = z.infer<typeof rsiSchema>;

export function startRsi(period: number): RsiState {
  return { period, count: 0, previous: 0, up: 0, down: 0 };
}

/**
 * Wilder's relative strength index, 0 to 100: the first averages are plain, later ones are smoothed by 1 / period. NaN until there are
 * `period` changes; 50 if the price never changed.
 */
export function nextRsi(state: RsiState, value: number): number {
  const { period, count } = state;
  const change = value - state.previous;
  state.previous = value;
  state.count = Math.min(count + 1, period + 1);
  if (count === 0) return Number.NaN;
  const rise = change > 0 ? change : 0;
  const fall = change < 0 ? -change : 0;
  if (count <= period) {
    state.up += rise / period;
    state.down += fall / period;
  } else {
    // In this form, rounding can't make an average negative.
    state.up = (state.up * (period - 1) + rise) / period;
    state.down = (state.down * (period - 1) + fall) / period;
  }
  if (count < period) return Number.NaN;
  const sum = state.up + state.down;
  return sum === 0 ? 50 : 100 * (state.up / sum);
}
