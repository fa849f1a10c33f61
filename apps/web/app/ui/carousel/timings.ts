/** How a carousel moves by itself. Milliseconds. */
export interface Timing {
  /** From one move to the next. */
  interval: number;
  /** How long a move is seen. */
  move: number;
}

export const heroTiming: Timing = { interval: 5_000, move: 1_000 };
export const brandsTiming: Timing = { interval: 3_000, move: 600 };
export const testimonialsTiming: Timing = { interval: 4_000, move: 1_000 };
