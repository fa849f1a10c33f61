import * as z from "zod/mini";

export const exponentialMeanSchema = z.object({ weight: z.number(), value: z.nullable(z.number()) });
export type ExponentialMeanState = z.infer<typeof exponentialMeanSchema>;

export function startExponentialMean(period: number): ExponentialMeanState {
  return { weight: 2 / (period + 1), value: null };
}

/** The exponential moving average with the weight 2 / (period + 1), which starts at the first value. */
export function nextExponentialMean(state: ExponentialMeanState, value: number): number {
  const next = state.value === null ? value : state.value + (value - state.value) * state.weight;
  state.value = next;
  return next;
}
