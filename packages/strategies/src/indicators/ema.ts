import * as z from "zod/mini";

export const emaSchema = z.object({ weight: z.number(), value: z.nullable(z.number()) });
export type EmaState = z.infer<typeof emaSchema>;

export function startEma(period: number): EmaState {
  return { weight: 2 / (period + 1), value: null };
}

/** The exponential moving average with the weight 2 / (period + 1), which starts at the first value. */
export function nextEma(state: EmaState, value: number): number {
  const next = state.value === null ? value : state.value + (value - state.value) * state.weight;
  state.value = next;
  return next;
}
