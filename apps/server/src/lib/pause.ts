const FIRST = 250;
const LONGEST = 15_000;

/** Milliseconds to wait after so many failures in a row: twice as long each time, up to 15 seconds. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(failures - 1, 16));
}
