const FIRST = 250;
const LONGEST = 15_000;

/** Exponential backoff: milliseconds to wait after `failures` failures in a row, 15 seconds at most. */
export function toRetryDelay(failures: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(failures - 1, 16));
}
