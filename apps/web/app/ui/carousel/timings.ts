/** Autoplay timing, in milliseconds. */
export interface Timing {
  /** Time between two moves. */
  interval: number;
  /** Duration of the transition. */
  move: number;
}

export const heroTiming: Timing = { interval: 5_000, move: 1_000 };
export const brandsTiming: Timing = { interval: 3_000, move: 600 };
export const testimonialsTiming: Timing = { interval: 4_000, move: 1_000 };
