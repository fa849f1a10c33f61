/** At most so many actions in each span of time. */
export interface Pace {
  /** Milliseconds until one more is allowed, 0 if it is now. */
  wait(): number;
  /** Counts one that happens now. */
  count(): void;
}

/** @param span milliseconds */
export function createPace(most: number, span: number, now = Date.now): Pace {
  const times: number[] = [];
  return {
    wait() {
      const [first = 0] = times;
      return times.length < most ? 0 : Math.max(0, first + span - now());
    },
    count() {
      times.push(now());
      if (times.length > most) times.shift();
    },
  };
}
